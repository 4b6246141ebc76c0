import { expect, test } from '@playwright/test';
import { open, openStill, SIZES, STILL, wordsOutside } from './pages.ts';
import { story } from './words.ts';

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

test('one tap sets the whole table; guests read whose choices they see, and once more where they tap them', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.desktop);
  await open(page, 'table');
  const presets = page.getByRole('group', { name: story.say('preset.label') });
  const [full, first] = (['preset.full', 'preset.first'] as const).map(key =>
    presets.getByRole('button', { name: story.say(key), exact: true }),
  );
  if (!full || !first) throw new Error('two presets');
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.modules .module.on').first()).toBeVisible();
  // Nobody else can come to a table of this browser: bots take the chairs.
  await expect(page.locator('.seats .seat:not(.add)')).toHaveCount(3);
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.modules .module.on')).toHaveCount(0);

  await open(page, 'gallery/lobby-guest');
  const whose = page.getByText(story.say('guest.whose', { name: 'Maya' }));
  await expect(whose).toBeVisible();
  await expect(presets).toHaveCount(0);
  const { x = 0, y = 0 } = (await page.locator('.module-grid').boundingBox()) ?? {};
  await page.mouse.click(x + 30, y + 20);
  await expect(page.locator('.of-host > [role="status"]')).toContainText(story.say('guest.yours'));
});
