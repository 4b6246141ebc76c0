import type { Page } from '@playwright/test';

/** Waits until every room of a page is painted, and what stands in it: both come a moment after the page itself. */
export const picturesOf = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.room-body')].every(room => {
      const pictures = [...room.querySelectorAll('img')];
      return pictures.length > 0 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    }),
  );
};
