import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { open, SIZES } from './pages.ts';

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
  'gallery/won',
  'gallery/fell',
  'gallery/tray',
  'gallery/tv-run',
];

for (const address of PAGES)
  test(`axe finds nothing on ${address || 'the landing page'}`, async ({ page }) => {
    for (const size of [SIZES.desktop, SIZES.phone]) {
      if (address.startsWith('gallery/tv') && size === SIZES.phone) continue;
      await page.setViewportSize(size);
      await open(page, address);
      await page.waitForTimeout(400);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const told = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 140)).join(' | ')}`,
      );
      expect(told, `${address} at ${size.width}`).toEqual([]);
    }
  });

for (const sheet of ['Settings', 'Menu'])
  test(`axe finds nothing on the sheet ${sheet}`, async ({ page }) => {
    await open(page, 'gallery/middle');
    await page.getByRole('button', { name: sheet }).click();
    await page.waitForTimeout(400);
    const { violations } = await new AxeBuilder({ page }).include('.sheet').analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 140)).join(' | ')}`),
    ).toEqual([]);
  });
