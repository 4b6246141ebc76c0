import { expect, test } from '@playwright/test';
import { faults } from './axe.ts';
import { open, STILL } from './pages.ts';
import { say } from './rollwritePlayer.ts';

test.use(STILL);

const STATES = [
  'sides',
  'heal',
  'pair',
  'pair-coach',
  'masked',
  'explore',
  'friend',
  'pool',
  'mark',
  'barred',
  'lottery',
  'dice',
];

for (const state of STATES)
  test(`nothing is hidden from a screen reader: ${state}`, async ({ page }) => {
    await open(page, `gallery/rollwrite-${state}`);
    await page.locator('.rw-temple').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [360, 640],
  [844, 390],
] as const)
  test(`nothing scrolls and nothing sticks out during a turn at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const state of ['pair', 'explore', 'pool', 'friend']) {
      await open(page, `gallery/rollwrite-${state}`);
      await page.locator('.rw-dock').waitFor();
      const beyond = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        const sticking = [...document.querySelectorAll<HTMLElement>('.rw-dock button, .rw-room')].filter(element => {
          const { bottom, right, top, left } = element.getBoundingClientRect();
          return bottom > innerHeight + 1 || right > innerWidth + 1 || top < -1 || left < -1;
        });
        return [scrollHeight > innerHeight, scrollWidth > innerWidth, sticking.map(({ textContent }) => textContent)];
      });
      expect(beyond, state).toEqual([false, false, []]);
    }
  });

test('the first tap on a room is a ghost with what it brings, the second draws it, and undo takes it back', async ({
  page,
}) => {
  await open(page, 'gallery/rollwrite-explore');
  const room = page.locator('[data-room="e2"]');
  await room.click();
  await expect(page.locator('.rw-ghost-pawn')).toBeVisible();
  await expect(page.locator('.rw-step-brings .rw-chip').first()).toBeVisible();
  await expect(page.locator('.rw-die.lifted')).toHaveCount(2);
  await room.click();
  await expect(room).toHaveClass(/here/);
  await page.getByRole('button', { name: say('undo.step') }).click();
  await expect(page.locator('[data-room="d2"]')).toHaveClass(/here/);
});

test('a room out of reach says what is missing, at the room', async ({ page }) => {
  await open(page, 'gallery/rollwrite-explore');
  await page.locator('[data-room="a5"]').click();
  await expect(page.locator('.rw-bubble')).toHaveText(say('refused.notNextDoor'));
});

test('a turn is played with keys alone: keep or pool, roll, walk, draw, take back, end', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('templefall.settings', JSON.stringify({ turnEnd: 'off' })));
  await open(page, 'gallery/rollwrite-pair');
  const dock = page.locator('.rw-dock');
  await expect(dock).toHaveAttribute('data-task', 'pair');
  await page.keyboard.press('2');
  await expect(
    page
      .locator('.rw-pair-die')
      .nth(1)
      .getByRole('button', { name: say('pair.pool') }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(page.locator('.rw-bin-dice').first().locator('[data-face="gold"]')).toBeVisible();
  await expect(page.locator('.rw-pips .done')).toHaveCount(2);
  await expect(dock).toHaveAttribute('data-task', 'pair');
  await page.keyboard.press('Space');
  await expect(dock).toHaveAttribute('data-task', 'explore');
  await page.locator('[data-room="d2"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-room="e2"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.rw-ghost-pawn')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-room="e2"]')).toHaveClass(/here/);
  await page.keyboard.press('u');
  await expect(page.locator('[data-room="d2"]')).toHaveClass(/here/);
  await page.keyboard.press('e');
  await expect(dock).not.toHaveAttribute('data-task', 'explore');
});

test('the pool is shared out by taps, shown on its dice, and a share is confirmed with one tap', async ({ page }) => {
  await open(page, 'gallery/rollwrite-explore');
  await page.getByRole('button', { name: say('split.open') }).click();
  const dice = page.locator('.rw-share-out .rw-take-dice button');
  await expect(dice.first()).toHaveAccessibleName(`${say('face.torch')}: ${say('split.for', { name: 'Maya' })}`);
  expect(await faults(page)).toEqual([]);
  await dice.first().click();
  await expect(dice.first()).toHaveAccessibleName(`${say('face.torch')}: ${say('split.for', { name: 'Jonas' })}`);
  // Now nothing is left for the first to pick.
  const suggest = page.getByRole('button', { name: say('plan.suggest') });
  await expect(suggest).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('3');
  await page.keyboard.press('3');
  await page.keyboard.press('3');
  await expect(dice.last()).toHaveAccessibleName(`${say('face.torch')}: ${say('split.for', { name: 'Maya' })}`);
  await suggest.click();
  await expect(dice).toHaveCount(0);
  await expect(page.locator('.rw-owner')).toHaveCount(3);

  // Maya meant the torch for me: it is chosen already, with the place where it is worth most.
  await open(page, 'gallery/rollwrite-pool');
  await expect(page.locator('.rw-take-dice button').first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.rw-take-dice')).toContainText(say('split.you'));
  await expect(page.locator('[data-map="4"] .rw-symbol.ghost')).toBeVisible();
  await page.getByRole('button', { name: say('main.takeAndCross') }).click();
  await expect(page.locator('.rw-take-dice button')).toHaveCount(0);
});

test('each variant asks its own question', async ({ page }) => {
  await open(page, 'gallery/rollwrite-barred');
  await page.locator('.rw-handle').first().click();
  await page.locator('.rw-go').click();
  await expect(page.locator('.rw-dock')).not.toHaveAttribute('data-task', 'way');

  await open(page, 'gallery/rollwrite-lottery');
  await page.locator('[data-room="b4"]').click();
  await page.locator('[data-room="b4"]').click();
  await page.locator('.rw-choose-one', { hasText: say('gain.gold') }).click();
  await expect(page.locator('.rw-dock')).toHaveAttribute('data-task', 'explore');

  await open(page, 'gallery/rollwrite-dice');
  await page.locator('.rw-choose-one', { hasText: say('prize.gems') }).click();
  await expect(page.locator('.rw-dock')).not.toHaveAttribute('data-task', 'prize');
});

test('the last step into the exit with gems enough wins, and the end says so', async ({ page }) => {
  await open(page, 'gallery/rollwrite-winning');
  await page.locator('[data-room="c3"]').click();
  await expect(page.locator('.rw-chip', { hasText: say('brings.wins') })).toBeVisible();
  await page.locator('[data-room="c3"]').click();
  await expect(page.locator('main.rw-end')).toHaveClass(/won/);
});

test('the sheets of a mate open large and cannot be written on', async ({ page }) => {
  await open(page, 'gallery/rollwrite-pair');
  await page.getByRole('button', { name: say('team.open', { name: 'Maya' }) }).click();
  const dialog = page.getByRole('dialog', { name: 'Maya' });
  await expect(dialog.locator('.rw-temple')).toBeVisible();
  await expect(dialog.locator('.rw-room[type="button"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('one device is passed round: it says who gets it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('templefall.settings', JSON.stringify({ turnEnd: 'off' })));
  await open(page, 'gallery/rollwrite-explore-shared');
  await page.locator('[data-act="end"]').click();
  await expect(page.locator('.rw-give')).toContainText(say('give.title', { name: 'Maya' }));
});
