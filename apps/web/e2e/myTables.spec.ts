import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { faults } from './axe.ts';
import { inHaste } from './rollwritePlayer.ts';
import { startTableServer, type TableServer } from './server.ts';
import { say } from './words.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer({ luck: 'over days' });
});
test.afterAll(() => server.stop());

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

/** The main menu, opened by somebody who comes back after two days. */
const menuTwoDaysLater = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await inHaste(page);
  await page.clock.install({ time: Date.now() + TWO_DAYS });
  await page.goto(server.url);
  return page;
};

test('a table that was left is found two days and a restart of the server later, with whose turn it is', async ({
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [maya, jonas] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()]);
  await inHaste(maya);
  await inHaste(jonas);
  await maya.goto(server.url);
  await expect(maya.getByRole('button', { name: say('landing.alone') })).toBeVisible();
  await expect(maya.locator('.my-tables')).toHaveCount(0);

  await maya.goto(`${server.url}/#/table/rollwrite`);
  const code = maya.locator('.lobby-head .code');
  await expect(code).toHaveText(/^[A-Z0-9]{4}$/);
  await jonas.goto(`${server.url}/#/j/${await code.textContent()}`);
  // The screen of the code has a button of the same words; only the one for the seat asks for a name.
  await expect(jonas.getByLabel(say('join.name'))).toBeVisible();
  await jonas.getByRole('button', { name: say('join.go') }).click();
  await jonas.locator('.start-button').click();
  await expect(maya.locator('.seat:not(.add)')).toHaveCount(2);
  await maya.locator('.start-button').click();
  // Each chooses a side; Maya has not yet when all go to bed.
  await jonas.locator('.rw-choose-one:not(:disabled)').first().click();
  await expect(jonas.locator('.rw-dock[data-task="side"]')).toHaveCount(0);
  await maya.close();
  await jonas.close();
  await server.end('SIGTERM');
  await server.comeBack();

  const menu = await menuTwoDaysLater(contexts[0]);
  const mine = menu.locator('.my-tables li');
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText(say('tables.yourTurn'));
  await expect(mine).toContainText('2 days ago');
  expect(await faults(menu)).toEqual([]);
  const friends = await menuTwoDaysLater(contexts[1]);
  const theirs = friends.locator('.my-tables li');
  await expect(theirs).toContainText(say('table.waitFriends', { names: say('name.1') }));

  await mine.getByRole('link').click();
  await menu.locator('.rw-choose-one:not(:disabled)').first().click();
  await expect(menu.locator('.rw-dock[data-task="side"]')).toHaveCount(0);

  // The other one forgets it: the second tap counts, and it stays forgotten.
  await theirs.getByRole('button').click();
  await theirs.getByRole('button', { name: say('play.sure', { what: '' }) }).click();
  await expect(friends.locator('.my-tables')).toHaveCount(0);
  await friends.reload();
  await expect(friends.getByRole('button', { name: say('landing.alone') })).toBeVisible();
  const kept = await friends.evaluate(() =>
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? ''),
  );
  expect(kept).toContain('templefall.settings');
  expect(kept.filter(key => key.startsWith('templefall.seat'))).toEqual([]);
});
