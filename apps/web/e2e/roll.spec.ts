import { expect, type Locator, type Page, test } from '@playwright/test';
import { open, SIZES } from './pages.ts';
import { begins } from './words.ts';

test.use({ viewport: SIZES.phone });

/** Where what moves an element stands, and how many there are: `made` is what a style has no part in. */
const motionOf = (element: Locator) =>
  element.evaluate(one => {
    const made = one.getAnimations().filter(motion => motion.constructor === Animation);
    return {
      count: made.length,
      states: made.map(({ playState }) => playState),
      turned: getComputedStyle(one).transform,
    };
  });

/**
 * Whether the button's filling moves while dice roll. The page itself looks, at every change until they lie: a slow machine might
 * look too late, or draw no frame meanwhile.
 */
const isFillingInRoll = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>(tell => {
        let hasRolled = false;
        const changes = new MutationObserver(() => {
          const isRolling = document.querySelector('.slot .die.rolling') !== null;
          const motions = document.querySelector('.roll .fill > i')?.getAnimations() ?? [];
          const fills = isRolling && motions.length === 1 && motions[0]?.playState === 'running';
          if (fills || (hasRolled && !isRolling)) {
            changes.disconnect();
            tell(fills);
          }
          hasRolled ||= isRolling;
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );

test('dice tumble at each roll and then lie still, moved by the same motion again and again', async ({ page }) => {
  await open(page, 'practice');
  const roll = page.getByRole('button', { name: begins('roll.rollN', { n: 7 }) });
  const die = page.locator('.slot .die').last();
  const filling = page.locator('.roll .fill > i');
  await expect(roll).toBeVisible();
  for (let n = 0; n < 3; n++) {
    const fills = isFillingInRoll(page);
    await page.locator('.roll:not(.waiting)').click();
    expect(await fills).toBe(true);
    await expect(page.locator('.slot .die.rolling')).toHaveCount(0);
    await expect.poll(() => motionOf(die)).toEqual({ count: 1, states: ['paused'], turned: 'none' });
    await expect(page.locator('.roll.waiting')).toHaveCount(0);
    await expect.poll(() => motionOf(filling)).toEqual({ count: 1, states: ['paused'], turned: 'none' });
  }
});
