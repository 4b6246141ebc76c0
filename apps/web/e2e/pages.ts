import type { Page } from '@playwright/test';

export const open = async (page: Page, address = ''): Promise<void> => {
  await page.goto(`${process.env.SITE}/#/${address}`);
  await page.locator('main').first().waitFor();
};

/** For suites that look at how things lie: what moves only costs time there. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** A face that only `later-fonts.css` has: most of them come after the first ones. */
const LATER = 'Barlow Condensed';

/** The same, and waits until it lies as it will: two frames were drawn in which no font was awaited. */
export const openStill = async (page: Page, address = ''): Promise<void> => {
  await open(page, address);
  await page.waitForFunction(
    family => [...document.fonts].some(face => face.family.replaceAll('"', '') === family),
    LATER,
  );
  await page.evaluate(async () => {
    // A face is asked for only when something is drawn in it.
    for (let frame = 0; frame < 2; ) {
      await new Promise(requestAnimationFrame);
      frame = document.fonts.status === 'loaded' ? frame + 1 : 0;
    }
  });
};

/** How long a page tells what it tells for a moment only, from a refusal to a line of chat, in milliseconds. */
const MOMENT = { least: 1600, most: 6000 } as const;

/**
 * What a page tells for a moment only (a refusal, “Sure?”, a call) stays five times as long: a machine that stalls would look too
 * late. What is shorter or longer, the game's own clock above all, goes on as it does. Before the page is opened.
 */
export const momentsLast = async (page: Page): Promise<void> => {
  await page.addInitScript(({ least, most }) => {
    const { setTimeout: later } = window;
    const laterStill = (deed: TimerHandler, span = 0, ...given: unknown[]): number =>
      later(deed, span < least || span > most ? span : 5 * span, ...given);
    window.setTimeout = laterStill as typeof later;
  }, MOMENT);
};

/** Holds up what the page asks for until it is released. */
export const heldUp = async (page: Page, asked: RegExp): Promise<() => void> => {
  let release = (): void => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await page.route(asked, async route => {
    await held;
    await route.continue();
  });
  return release;
};

/** The window sizes of the design pictures, and a few between them. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  'small desktop': { width: 1180, height: 700 },
  tablet: { width: 1024, height: 768 },
  'small tablet': { width: 760, height: 1000 },
  phone: { width: 390, height: 844 },
  'short phone': { width: 390, height: 664 },
  'narrow phone': { width: 360, height: 740 },
  'small phone': { width: 360, height: 640 },
  'phone on its side': { width: 844, height: 390 },
} as const;

/** A phone on its side that is lower than most. */
export const FLAT = { width: 640, height: 360 };

/** What sticks out of the window or of the box it lies in; empty is good. */
export const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    if (document.documentElement.classList.contains('playing') && scrollHeight > clientHeight)
      found.push(`the page is ${scrollHeight - clientHeight} px too high`);
    for (const element of document.querySelectorAll<HTMLElement>('button, .clock, .panel, .mate, .dice')) {
      if (element.closest('.world')) continue;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
      const isPlaying = document.documentElement.classList.contains('playing');
      if (left < -2 || right > innerWidth + 2 || (isPlaying && (top < -2 || bottom > innerHeight + 2)))
        found.push(
          `${element.className || element.tagName} at ${[left, top, right, bottom].map(Math.round).join(' ')}`,
        );
    }
    return found;
  });

/** Labels of what can be done that end in dots; empty is good. */
export const cutLabels = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.act-text b, .fate-button b')].flatMap(label => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight, textContent } = label;
      // The box of a line is a little lower than its letters.
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4 ? [`"${textContent}" is cut`] : [];
    }),
  );

/** Words that stick out of the box they stand in; what is meant to end in dots may be too long for it. Empty is good. */
export const wordsOutside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      const box = parent?.closest('button, a, .cut, .tag');
      if (!parent || !box || !node.textContent?.trim() || parent.closest('.unseen, .world, svg')) continue;
      const { textOverflow, webkitLineClamp, fontSize } = getComputedStyle(parent);
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
      range.selectNodeContents(node);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      for (let frame = box.parentElement; frame; frame = frame.parentElement) {
        if (frame.matches('.board, .view, .sheet-body') || getComputedStyle(frame).overflowY === 'auto') break;
        const edge = frame.getBoundingClientRect();
        if (getComputedStyle(frame).overflowY === 'hidden' && (bottom > edge.bottom + 2 || right > edge.right + 2))
          found.add(`${box.className} is cut off by ${frame.className}`);
      }
      // The box of a line is higher than its letters.
      const air = Number.parseFloat(fontSize) * 0.25;
      for (const line of range.getClientRects())
        if (line.left < left - 1 || line.right > right + 1 || line.top < top - air || line.bottom > bottom + air)
          found.add(`"${node.textContent.trim()}" in ${box.className || box.tagName}`);
    }
    return [...found];
  });
