import { signal } from '@preact/signals';

/** Where we are: the words of the address behind the `#`. The server leads `/j/K7QF` to `#/j/K7QF`. */
export type Route = readonly string[];

export const hrefOf = (...to: Route): string => `#/${to.map(encodeURIComponent).join('/')}`;

/** What opens a seat, `t/TABLE/SECRET`, goes from the address as soon as it is read: no history and no picture of a screen tells it. */
const read = (): Route => {
  const here = location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded);
  const [place, table, secret] = here;
  if (place === 't' && table && secret) history.replaceState(null, '', hrefOf(place, table));
  return here;
};

/** A damaged link has bytes that are no text; taken as they stand, they lead to a page that says so. */
const decoded = (word: string): string => {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
};

export const route = signal<Route>(read());

addEventListener('hashchange', () => {
  route.value = read();
});

export const go = (...to: Route): void => {
  location.hash = hrefOf(...to);
};
