import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { openStill, SIZES, STILL } from './pages.ts';
import { begins, say } from './words.ts';

test.use(STILL);

const PAGES = [
  '',
  'table',
  'j',
  'talk',
  'gallery/middle',
  'gallery/six',
  'gallery/run',
  'gallery/watch',
  'gallery/paused',
  'gallery/lost',
  'gallery/restarting',
  'gallery/out',
  'gallery/won',
  'gallery/fell',
  'gallery/came-later',
  'gallery/tray',
  'gallery/tray-out',
  'gallery/tv-run',
  'gallery/tv-table',
];

for (const address of PAGES)
  test(`axe finds nothing on ${address || 'the landing page'}`, async ({ page }) => {
    for (const size of [SIZES.desktop, SIZES.phone]) {
      if (address.startsWith('gallery/tv') && size === SIZES.phone) continue;
      await page.setViewportSize(size);
      await openStill(page, address);
      expect(await faults(page), `${address} at ${size.width}`).toEqual([]);
    }
  });

for (const sheet of ['play.settings', 'play.menu'] as const)
  test(`axe finds nothing on the sheet ${sheet}`, async ({ page }) => {
    await openStill(page, 'gallery/middle');
    await page.getByRole('button', { name: say(sheet) }).click();
    await page.locator('.sheet').waitFor();
    expect(await faults(page, '.sheet')).toEqual([]);
  });

test('axe finds nothing on all there is to do, nor on the way there', async ({ page }) => {
  for (const name of ['desktop', 'tablet', 'phone', 'phone on its side'] as const) {
    await page.setViewportSize(SIZES[name]);
    await openStill(page, 'gallery/crowded');
    expect(await faults(page), name).toEqual([]);
    await page.getByRole('button', { name: begins('act.more', {}, '$') }).click();
    await page.locator('.sheet').waitFor();
    expect(await faults(page, '.sheet'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
