import { expect, test } from '@playwright/test';
import { openStill, overflowing, SIZES, STILL } from './pages.ts';
import { begins, say } from './words.ts';

test.use(STILL);

const WINDOWS = [SIZES.desktop, { width: 1366, height: 657 }, SIZES.tablet, SIZES.phone, SIZES['phone on its side']];

test('whoever is stuck reads what helps, and fate with its price is one tap away', async ({ page }) => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await openStill(page, 'gallery/stuck');
    const told = page.locator('.plight');
    await expect(told).toHaveText(begins('stuck.aloneFate', {}, '.*'));
    await told.getByRole('button', { name: say('fate.withPrice') }).click({ trial: true });
    await expect(told).toBeInViewport({ ratio: 1 });
    expect.soft(await overflowing(page), `at ${size.width}`).toEqual([]);
  }
});

test('that a friend is stuck is told on every screen', async ({ page }) => {
  for (const [address, size] of [
    ['mate-stuck', SIZES.desktop],
    ['mate-stuck', SIZES.phone],
    ['tv-stuck', { width: 1920, height: 1080 }],
  ] as const) {
    await page.setViewportSize(size);
    await openStill(page, `gallery/${address}`);
    await expect(page.locator('.plight').getByText(begins('stuck.mateOrFate'))).toBeInViewport({ ratio: 1 });
  }
});

test('a game that cannot be won any more says so and may be ended; nobody has to', async ({ page }) => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await openStill(page, 'gallery/hopeless');
    const told = page.locator('.plight');
    await expect(told.getByText(say('hopeless.title'))).toBeVisible();
    await told.getByRole('button', { name: say('hopeless.end') }).click({ trial: true });
    await told.getByRole('button', { name: say('hopeless.stay') }).click();
    await expect(told).toHaveCount(0);
    await page.reload();
  }
});

test('an open vote on fate names its price on a phone', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openStill(page, 'gallery/middle');
  await expect(page.locator('.phone-vote .fate-price')).toBeVisible();
});
