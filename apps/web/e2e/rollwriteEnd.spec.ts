import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { momentsLast, openStill, overflowing, SIZES, STILL, wordsOutside } from './pages.ts';

test.use(STILL);

test('[WF3] a lost game of Roll & Write shows every condition, met or not, and who did what', async ({ page }) => {
  await openStill(page, 'gallery/rollwrite-end-lost');
  await expect(page.locator('.rw-conditions li')).toHaveText([/gems/, /Maya/, /Jonas/, /Inès/, /Teo/]);
  expect(await page.locator('.rw-conditions .unmet').count()).toBeGreaterThan(0);
  await expect(page.locator('.rw-people > li')).toHaveCount(4);
  await expect(page.getByRole('img', { name: /^Gems over \d+ turns/ })).toBeVisible();
});

test('a won game can be shared in words and played again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await momentsLast(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openStill(page, 'gallery/rollwrite-end-won');
  await expect(page.getByRole('button', { name: 'Play again together' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Templefall: Maya, Jonas, Inès,? and Teo left the temple together, with \d+ gems of 22\. http.*#\/j\/K7QF$/,
  );
});

for (const name of ['end-won', 'end-lost', 'lobby', 'lobby-guest'])
  test(`${name} of Roll & Write can be read by everybody and fits every window`, async ({ page }) => {
    await openStill(page, `gallery/rollwrite-${name}`);
    await page.locator('.rw-people, .rw-options').first().waitFor();
    expect(await faults(page)).toEqual([]);
    for (const size of [SIZES.desktop, SIZES.tablet, SIZES['small phone']]) {
      await page.setViewportSize(size);
      expect([...(await overflowing(page)), ...(await wordsOutside(page))]).toEqual([]);
    }
  });

test('what the host chooses is chosen, by keyboard too', async ({ page }) => {
  await openStill(page, 'gallery/rollwrite-lobby');
  await page.getByRole('radio', { name: /^Normal/ }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Hard/ })).toBeChecked();
  await page.getByRole('radio', { name: 'Joker lottery' }).click();
  await expect(page.getByRole('radio', { name: 'Joker lottery' })).toBeChecked();
  await page.getByRole('radio', { name: 'Silent' }).click();
  await expect(page.getByText('No suggestions and no pointing.')).toBeVisible();
  await page.getByRole('radio', { name: 'Teo' }).click();
  await expect(page.getByRole('radio', { name: 'Teo' })).toBeChecked();
  await page.getByRole('switch', { name: /Jokers heal too/ }).click();
  await expect(page.getByRole('switch', { name: /Jokers heal too/ })).toBeChecked();
});
