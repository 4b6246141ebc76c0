import { expect, test } from '@playwright/test';
import { openStill, STILL, wordsOutside } from './pages.ts';

test.use(STILL);

/** From the smallest phone to 4K, among them the windows that laptops leave. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1180, 560],
  [1280, 633],
  [1280, 800],
  [1366, 657],
  [1440, 900],
  [3840, 2160],
] as const;

for (const language of ['en', 'fr', 'nl', 'sk', 'de'])
  test(`the way in is in sight in every window, whoever sits at the table, in ${language} at 130 %`, async ({
    page,
  }) => {
    await page.addInitScript(
      kept => localStorage.setItem('templefall.settings', kept),
      JSON.stringify({ language, textSize: 130 }),
    );
    for (const table of ['lobby-1', 'lobby-6', 'lobby-guest']) {
      await openStill(page, `gallery/${table}`);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await expect
          .soft(page.locator('.start-button'), `${table} at ${width} x ${height}`)
          .toBeInViewport({ ratio: 1 });
      }
    }
  });

/** Words of one seat that lie over each other or out of their card; empty is good. */
const crowdedSeats = (page: import('@playwright/test').Page): Promise<readonly string[]> =>
  page.locator('.lobby-seats .seat:not(.add)').evaluateAll(seats =>
    seats.flatMap(seat => {
      const boxes = [...seat.querySelectorAll('b, i, .tag, .kick svg')].map(one => ({
        text: one.textContent,
        box: one.getBoundingClientRect(),
      }));
      return boxes.flatMap(({ text, box }, index) =>
        boxes.slice(index + 1).flatMap(({ text: other, box: on }) => {
          const meets =
            box.left < on.right - 1 && box.right > on.left + 1 && box.top < on.bottom - 3 && box.bottom > on.top + 3;
          return meets ? [`${text} over ${other}`] : [];
        }),
      );
    }),
  );

test('six people sit side by side without a word on another', async ({ page }) => {
  for (const table of ['lobby-5', 'lobby-6', 'lobby-guest'])
    for (const [width, height] of WINDOWS.filter(([wide]) => wide >= 1180)) {
      await page.setViewportSize({ width, height });
      await openStill(page, `gallery/${table}`);
      await expect(page.locator('.lobby-seats .seat:not(.add)')).toHaveCount(table === 'lobby-5' ? 5 : 6);
      const where = `${table} at ${width} x ${height}`;
      expect.soft(await crowdedSeats(page), where).toEqual([]);
      expect
        .soft(
          (await wordsOutside(page)).filter(one => one.includes('seat')),
          where,
        )
        .toEqual([]);
    }
});
