import { expect, test } from '@playwright/test';
import { loadPuzzleTexts, loadTempleCoachTexts, puzzleWordsOf, templeCoachWordsOf } from '@templefall/texts';
import { faults } from './axe.ts';
import { open, overflowing, SIZES } from './pages.ts';
import { say } from './words.ts';

const coach = templeCoachWordsOf('en', await loadTempleCoachTexts.en());
const puzzle = puzzleWordsOf('en', await loadPuzzleTexts.en());

test('who plays alone asks the coach: odds and what to keep beside the dice; at a table with friends and in the game of the day nobody is coached', async ({
  page,
}) => {
  await open(page, 'gallery/alone');
  await page.getByRole('button', { name: say('play.menu') }).click();
  await page.getByRole('button', { name: say('play.coach') }).click();
  const sheet = page.getByRole('dialog', { name: coach.say('coach.title') });
  await expect(sheet.getByText(coach.say('coach.expert'))).toBeVisible();
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  expect(await faults(page, '.sheet')).toEqual([]);
  const [above, dice] = [
    await sheet.boundingBox(),
    await page.getByRole('group', { name: say('dice.label') }).boundingBox(),
  ];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((dice?.y ?? 0) + 1);
  for (const place of ['gallery/middle', 'daily/temple']) {
    await open(page, place);
    await page.getByRole('button', { name: say('play.menu') }).click();
    await expect(page.getByRole('button', { name: say('rules.title') }), place).toBeVisible();
    await expect(page.getByRole('button', { name: say('play.coach') }), place).toHaveCount(0);
  }
});

test('the puzzle of a day is played by keys, graded, and fits every window', async ({ page }) => {
  await open(page, 'puzzle/2027-03-01');
  await expect(page.getByRole('heading', { name: puzzle.say('puzzle.title') })).toBeFocused();
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    expect.soft(await overflowing(page), name).toEqual([]);
  }
  const dice = page.getByRole('group', { name: puzzle.say('puzzle.dice') }).getByRole('button');
  await expect(dice).toHaveCount(5);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dice.and(page.getByRole('button', { pressed: true }))).toHaveCount(1);
  await page.getByRole('button', { name: puzzle.say('puzzle.check') }).press('Enter');
  await expect(page.getByText(/rolls on average/).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: puzzle.say('puzzle.again') }).click();
  await expect(dice.and(page.getByRole('button', { pressed: true }))).toHaveCount(0);
});
