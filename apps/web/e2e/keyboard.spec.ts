import { expect, type Page, test } from '@playwright/test';
import { type Heard, nextDeed } from './blindPlayer.ts';
import { open } from './pages.ts';

/** A temple in which the player by ear is quick; any other would do, only longer. */
const LUCK = 'ear30';
const MOST_DEEDS = 120;

/** All that is known of the screen: its accessibility tree as text. */
const listen = async (page: Page): Promise<Heard & { readonly all: string }> => {
  const all = await page.locator('body').ariaSnapshot();
  const part = (from: string): string => {
    const start = all.split('\n').findIndex(line => line.includes(from));
    const lines = all.split('\n').slice(start);
    const depth = lines[0]?.search(/\S/) ?? 0;
    const end = lines.findIndex((line, i) => i > 0 && line.search(/\S/) <= depth);
    return lines.slice(0, end < 0 ? undefined : end).join('\n');
  };
  const actions = [...part('group "What you can do"').matchAll(/button "([^"]+)"([^\n]*)/g)].map(
    ([, name = '', rest = '']) => ({
      name,
      isPressed: rest.includes('[pressed]'),
    }),
  );
  return {
    all,
    actions,
    roll: /button "(Roll \d|All black)"/.exec(all)?.[1] ?? '',
    depot: Number(/(\d+) gems? left in the depot/.exec(all)?.[1] ?? 0),
  };
};

/** Tab leads to everything; Enter presses it. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab');
    if (name.test(await page.locator(':focus').ariaSnapshot())) return;
  }
  throw new Error(`nothing called ${name} can be reached by Tab`);
};

test('a whole practice game is played by ear and keys alone, to the way out', async ({ page }) => {
  await page.clock.install();
  await open(page, `practice/${LUCK}`);
  await page.clock.runFor(3_500);
  let heard = await listen(page);
  for (let deed = 0; deed < MOST_DEEDS && !/heading "You are out"/.test(heard.all); deed++) {
    const next = nextDeed(heard, deed);
    if (next === 'fate') {
      await tabTo(page, /Provoke fate/);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(next.key === ' ' ? 'Space' : next.key);
    await page.clock.runFor(next === 'fate' || next.key !== ' ' ? 60 : 1_750);
    heard = await listen(page);
    // The door of light takes its time.
    if (!/group "Your dice"/.test(heard.all)) await page.clock.runFor(4_000);
  }
  await page.clock.runFor(4_000);
  await expect(page.getByRole('heading', { name: 'You are out' })).toBeVisible();
});

test('what happens is told politely, a gong at once', async ({ page }) => {
  await page.clock.install();
  await open(page, 'alone/told');
  await page.clock.runFor(3_500);
  await page.keyboard.press('Space');
  await page.clock.runFor(1_000);
  await expect(page.getByRole('log')).toContainText('You rolled');
  await page.clock.runFor(180_000);
  await expect(page.getByRole('alert')).toContainText('Gong I. Thirty seconds');
});

test('every control of the play screen can be reached by Tab and shows its focus', async ({ page }) => {
  await open(page, 'gallery/middle');
  const wanted = await page.evaluate(
    () =>
      [...document.querySelectorAll('button')].filter(
        button => button.tabIndex >= 0 && !button.disabled && button.offsetParent !== null,
      ).length,
  );
  const seen = new Set<number>();
  for (let steps = 0; steps < wanted + 12; steps++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLButtonElement)) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: `${element.className} ${element.textContent}`,
        place: [...document.querySelectorAll('button')].indexOf(element),
        isShown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    if (!focus) continue;
    expect(focus.isShown, focus.name).toBe(true);
    seen.add(focus.place);
  }
  expect(seen.size).toBe(wanted);
});
