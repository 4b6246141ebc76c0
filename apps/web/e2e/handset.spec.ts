import { expect, type Page, test } from '@playwright/test';
import { cutLabels, open, openStill, overflowing, SIZES, STILL, wordsOutside } from './pages.ts';
import { say } from './words.ts';

test.use(STILL);
test.setTimeout(240_000);

/** Opens a page as it looks to somebody with these settings. */
const openWith = async (page: Page, address: string, settings: object): Promise<void> => {
  await page.addInitScript(kept => localStorage.setItem('templefall.settings', kept), JSON.stringify(settings));
  // From elsewhere, for another address of the same page would not load it anew.
  await page.goto('about:blank');
  await openStill(page, address);
};

const WINDOWS = ['desktop', 'small desktop', 'tablet', 'small tablet', 'narrow phone', 'phone on its side'] as const;

const fontSize = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize));

// German and French have the longest words.
for (const language of ['de', 'fr'])
  test(`the largest text fits every window, in ${language}`, async ({ page }) => {
    await openWith(page, 'gallery/middle', { language, textSize: 100 });
    const plain = await fontSize(page, '.leave');
    await openWith(page, 'gallery/middle', { language, textSize: 130 });
    expect(await fontSize(page, '.leave')).toBeCloseTo(plain * 1.3, 1);
    const fits = async (address: string, name: string): Promise<void> => {
      await openStill(page, address);
      const found = [...(await overflowing(page)), ...(await wordsOutside(page)), ...(await cutLabels(page))];
      expect.soft(found, `${address || 'landing'} on ${name}`).toEqual([]);
    };
    for (const address of ['', 'table', 'gallery/middle', 'gallery/six', 'gallery/choices', 'gallery/out'])
      for (const name of WINDOWS) {
        await page.setViewportSize(SIZES[name]);
        await fits(address, name);
      }
    // Nothing is narrower than this.
    await page.setViewportSize({ width: 320, height: 640 });
    await fits('table', 'narrowest phone');
    await page.locator('.lobby > .seg').getByRole('radio').last().click();
    expect.soft(await wordsOutside(page), 'seats on the narrowest phone').toEqual([]);
    await page.setViewportSize(SIZES.phone);
    for (const address of ['gallery/tray', 'gallery/tray-vote', 'gallery/tray-out']) await fits(address, 'phone');
    await page.setViewportSize({ width: 1920, height: 1080 });
    for (const address of ['gallery/tv', 'gallery/tv-run', 'gallery/tv-six', 'gallery/tv-table'])
      await fits(address, 'big screen');
  });

for (const language of ['en', 'fr', 'nl', 'sk', 'de'])
  test(`where there is much to do, the largest text fits every window, and the list of it, in ${language}`, async ({
    page,
  }) => {
    await openWith(page, 'gallery/crowded', { language, textSize: 130 });
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await openStill(page, 'gallery/crowded');
      const found = [...(await overflowing(page)), ...(await wordsOutside(page)), ...(await cutLabels(page))];
      expect.soft(found, name).toEqual([]);
      await page.locator('.more-acts').click();
      await expect(page.locator('.deeds .act')).toHaveCount(8);
      const cut = await cutLabels(page);
      expect.soft(cut, `the list on ${name}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('.deeds')).toHaveCount(0);
    }
  });

/** Where the thumb finds the roll, in parts of the width. */
const rollAt = async (page: Page): Promise<number> => {
  const box = await page.locator('.roll').boundingBox();
  const { width } = page.viewportSize() ?? { width: 1 };
  return box ? (box.x + box.width / 2) / width : Number.NaN;
};

test('the left hand finds the roll on its side, and nothing sticks out', async ({ page }) => {
  const right = new Map<string, number>();
  for (const leftHand of [false, true]) {
    await openWith(page, 'gallery/middle', { leftHand });
    for (const name of ['desktop', 'tablet', 'phone', 'phone on its side'] as const) {
      await page.setViewportSize(SIZES[name]);
      await openStill(page, 'gallery/middle');
      const at = await rollAt(page);
      if (!leftHand) right.set(name, at);
      else expect(at, name).toBeLessThan(right.get(name) ?? Number.NaN);
      expect(await overflowing(page), name).toEqual([]);
    }
  }
});

test('large dice are larger, and everything still fits', async ({ page }) => {
  const plain = new Map<string, number>();
  for (const largeDice of [false, true]) {
    await openWith(page, 'gallery/middle', { largeDice });
    for (const name of ['tablet', 'small tablet', 'phone', 'narrow phone'] as const) {
      await page.setViewportSize(SIZES[name]);
      await openStill(page, 'gallery/middle');
      const width = (await page.locator('.dice .slot').first().boundingBox())?.width ?? 0;
      if (!largeDice) plain.set(name, width);
      else expect(width, name).toBeGreaterThan(plain.get(name) ?? Number.NaN);
      expect(await overflowing(page), name).toEqual([]);
    }
  }
});

test('the names of sliders stand beside them and the sheet can be closed, in every language, however large', async ({
  page,
}) => {
  for (const language of ['en', 'fr', 'nl', 'sk', 'de']) {
    await openWith(page, '', { language, textSize: 130 });
    for (const name of ['narrow phone', 'tablet', 'desktop'] as const) {
      await page.setViewportSize(SIZES[name]);
      await page.locator('button:has(use[href="#ui-gear"])').first().click();
      const rows = page.locator('.set-row:has(.slider-name)');
      await rows.first().waitFor();
      const narrow = () =>
        rows.evaluateAll(all =>
          all.flatMap(row => {
            const label = row.querySelector('.slider-name');
            const slider = row.querySelector('input');
            const edge = row.closest('.sheet')?.getBoundingClientRect().right ?? 0;
            const isInside = row.getBoundingClientRect().right <= edge && row.scrollWidth <= row.clientWidth;
            const isWhole = label && slider && label.scrollWidth <= label.clientWidth && slider.clientWidth >= 60;
            return isWhole && isInside ? [] : [`${label?.textContent} ${slider?.clientWidth}`];
          }),
        );
      // Until the letters have come it is set in others.
      await expect.poll(narrow, `${name}, ${language}`).toEqual([]);
      const head = page.locator('.sheet-head');
      expect(await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), language).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('.sheet')).toHaveCount(0);
    }
  }
});

test('settings made in mid-game hold at once', async ({ page }) => {
  await open(page, 'gallery/middle');
  const right = await rollAt(page);
  await page.getByRole('button', { name: say('play.settings') }).click();
  await page.getByRole('switch', { name: say('settings.oneHand') }).click();
  await page.getByRole('button', { name: say('settings.close'), exact: true }).click();
  await expect.poll(() => rollAt(page)).toBeLessThan(right);
});

test('on a small dice tray five dice lie in one row, however large the words below them', async ({ page }) => {
  for (const name of ['small phone', 'narrow phone', 'short phone'] as const) {
    await page.setViewportSize(SIZES[name]);
    await openWith(page, 'gallery/tray', { language: 'de', textSize: 130 });
    await page.keyboard.press('q');
    await expect(page.locator('.slot.held')).toHaveCount(1);
    const tops = await page.locator('.slot').evaluateAll(slots => slots.map(slot => slot.getBoundingClientRect().top));
    expect(tops, name).toHaveLength(5);
    expect(new Set(tops).size, name).toBe(1);
    expect(await wordsOutside(page), name).toEqual([]);
  }
});
