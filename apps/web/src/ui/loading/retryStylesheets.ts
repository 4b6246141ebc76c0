/**
 * Vite asks for a stylesheet once: whoever has a part fetched again is given its script alone, and would show it bare. So those
 * that did not come while a part was fetched are asked for again before any other part is.
 */
const dead = new Set<HTMLLinkElement>();
let fetching = 0;
let asking: Promise<void> = Promise.resolve();

/** Fetches a part that is not to be shown without its stylesheets: fails if one of them is still missing. */
export const withStyles = async <T>(load: () => Promise<T>): Promise<T> => {
  if (fetching++ === 0) document.addEventListener('error', note, true);
  try {
    // One after the other: nobody passes by those that are just being asked for.
    asking = asking.catch(() => undefined).then(askAgain);
    await asking;
    return await load();
  } finally {
    if (--fetching === 0) document.removeEventListener('error', note, true);
  }
};

const note = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') dead.add(target);
};

const askAgain = async (): Promise<void> => {
  const links = [...dead];
  dead.clear();
  await Promise.all(links.map(replace));
};

/** In the same place: which of two rules holds depends on their order. */
const replace = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const fresh = document.createElement('link');
    fresh.rel = link.rel;
    fresh.crossOrigin = link.crossOrigin;
    fresh.href = link.href;
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`no stylesheet at ${fresh.href}`)));
    link.replaceWith(fresh);
  });
