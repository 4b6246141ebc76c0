import { expect, test } from '@playwright/test';
import { open, overflowing, SIZES } from './pages.ts';

const STATES = ['alone', 'middle', 'run', 'six', 'watch', 'lost', 'paused'];

for (const state of STATES)
  test(`play, ${state}: nothing overflows, nothing scrolls, the clock is never covered`, async ({ page }) => {
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await open(page, `gallery/${state}`);
      await page.waitForTimeout(120);
      expect.soft(await overflowing(page), `${state} on ${name}`).toEqual([]);
      const covering = await page.evaluate(() => {
        const clock = document.querySelector('[role=timer]');
        if (!clock) return 'no clock';
        const { left, top, width, height } = clock.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return clock.contains(seen) || seen?.contains(clock) ? undefined : seen?.className;
      });
      expect.soft(covering, `${state} on ${name}`).toBeUndefined();
    }
  });

for (const state of ['tv', 'tv-run', 'tv-six'])
  test(`the big screen, ${state}, fits 1920 by 1080`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page, `gallery/${state}`);
    expect(await overflowing(page)).toEqual([]);
  });

test('a phone as dice tray fits', async ({ page }) => {
  for (const size of [SIZES.phone, SIZES['short phone'], SIZES['narrow phone']]) {
    await page.setViewportSize(size);
    await open(page, 'gallery/tray');
    expect(await overflowing(page)).toEqual([]);
  }
});

test('touch targets of play are 44 px and more', async ({ page }) => {
  for (const size of [SIZES.phone, SIZES['phone on its side'], SIZES.tablet]) {
    await page.setViewportSize(size);
    await open(page, 'gallery/middle');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.play button')].flatMap(button => {
        if (button.closest('.world') || button.matches('.room, .new-room')) return [];
        const { width, height } = button.getBoundingClientRect();
        return width >= 44 && height >= 43 ? [] : [`${button.className}: ${Math.round(width)} x ${Math.round(height)}`];
      }),
    );
    expect(small).toEqual([]);
  }
});
