import { expect, test } from '@playwright/test';
import { inHaste, playToTheEnd, say } from './rollwritePlayer.ts';
import { startTableServer, type TableServer } from './server.ts';
import { say as sayShared } from './words.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer({ luck: 'two at a table' });
});
test.afterAll(() => server.stop());

test('two browsers play a game of Roll & Write over the server to its end, and both see what was missing', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const maya = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const jonas = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await inHaste(maya);
  await inHaste(jonas);
  await maya.goto(`${server.url}/#/table/rollwrite`);
  const code = maya.locator('.lobby-head .code');
  await expect(code).toHaveText(/^[A-Z0-9]{4}$/);
  await jonas.goto(`${server.url}/#/j/${await code.textContent()}`);
  // The screen of the code has a button of the same words; only the one for the seat asks for a name.
  await expect(jonas.getByLabel(sayShared('join.name'))).toBeVisible();
  await jonas.getByRole('button', { name: sayShared('join.go') }).click();
  await jonas.locator('.start-button').click();
  await expect(maya.locator('.seat:not(.add)')).toHaveCount(2);
  await maya.locator('.start-button').click();

  await expect(maya.locator('.rw-dock')).toBeVisible();
  await Promise.all([playToTheEnd(maya), playToTheEnd(jonas)]);
  for (const page of [maya, jonas]) {
    await expect(page.locator('main.rw-end')).toBeVisible();
    await expect(page.locator('main.rw-end')).toHaveClass(/lost/);
  }
  await expect(maya.getByText(say('end.lost')).first()).toBeVisible();
});
