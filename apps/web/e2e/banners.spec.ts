import { expect, type Page, test } from '@playwright/test';
import { overflowing, SIZES } from './pages.ts';
import { startTableServer, type TableServer } from './server.ts';
import { begins, say, unsettled } from './words.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.stop());

const dice = (page: Page) => page.getByRole('button', { name: begins('dice.dieSays') });

/** Alone at a table of the server, with seven dice that lie still. */
const sitDown = async (page: Page): Promise<readonly string[]> => {
  await page.goto(`${server.url}/#/table`);
  await page.getByRole('button', { name: say('table.start') }).click();
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).click();
  await expect(async () =>
    expect((await dice(page).allTextContents()).join()).not.toMatch(unsettled({ say })),
  ).toPass();
  return dice(page).allTextContents();
};

/** The middle of the clock is the clock's own. */
const isClockClear = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const clock = document.querySelector('.clockbox');
    const { left, top, width, height } =
      document.querySelector('[role=timer]')?.getBoundingClientRect() ?? new DOMRect();
    return clock?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
  });

for (const [signal, title, word] of [
  ['SIGKILL', 'Reconnecting', say('state.reconnecting.sub')],
  ['SIGTERM', say('trouble.restarting'), say('state.restarting.sub')],
] as const)
  test(`${title}: it is told over greyed dice, the clock stays clear, and the same dice are there afterwards`, async ({
    page,
  }) => {
    const before = await sitDown(page);
    const banner = page.getByRole('status').filter({ hasText: title });
    await expect(banner).toHaveCount(0);
    await server.end(signal);
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(word);
    for (const size of [SIZES.phone, SIZES.desktop]) {
      await page.setViewportSize(size);
      await expect(page.locator('.stage.cut-off .tray')).toHaveCSS('filter', /brightness/);
      await expect(banner).toBeInViewport({ ratio: 1 });
      expect(await overflowing(page)).toEqual([]);
      expect(await isClockClear(page)).toBe(true);
    }
    await server.comeBack();
    await expect(banner).toHaveCount(0, { timeout: 30_000 });
    await expect(page.locator('.stage.cut-off')).toHaveCount(0);
    // A server that died may be a second behind: the dice may come to rest once more, as they lay.
    await expect.poll(() => dice(page).allTextContents()).toEqual(before);
  });
