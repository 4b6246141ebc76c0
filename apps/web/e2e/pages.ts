import type { Page } from '@playwright/test';

export const open = async (page: Page, address = ''): Promise<void> => {
  await page.goto(`${process.env.SITE}/#/${address}`);
  await page.locator('main').first().waitFor();
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
