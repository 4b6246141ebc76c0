import { expect, type Page, test } from '@playwright/test';
import {
  lessonsWordsOf,
  loadLessonsTexts,
  loadRulebookTexts,
  loadTempleRulesTexts,
  rulebookWordsOf,
  templeRulesWordsOf,
} from '@templefall/texts';
import { faults } from './axe.ts';
import { momentsLast, open, overflowing, SIZES } from './pages.ts';
import { begins, say, wordsIn } from './words.ts';

const book = rulebookWordsOf('en', await loadRulebookTexts.en());
const lessons = lessonsWordsOf('en', await loadLessonsTexts.en());
const temple = templeRulesWordsOf('en', await loadTempleRulesTexts.en());

const paragraph = (page: Page, id: string) => page.locator(`[data-paragraph="${id}"]`);

test('the rule book is opened from the main menu, fits every window, and axe finds nothing', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: say('rules.title') }).click();
  await expect(page.getByRole('heading', { name: book.say('book.temple') })).toBeFocused();
  await expect(page.getByRole('heading', { name: temple.say('p.goal'), exact: true })).toBeVisible();
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    expect.soft(await overflowing(page), name).toEqual([]);
  }
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: say('settings.close') }).click();
  await expect(page.getByRole('button', { name: say('landing.alone') })).toBeVisible();
});

test('in Slovak a word is found with and without its accents, and an address opens its paragraph', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'sk' })).newPage();
  await page.setViewportSize(SIZES.phone);
  await open(page, 'rules/temple/TP6');
  await expect(paragraph(page, 'fountain')).toBeInViewport();
  const slovak = rulebookWordsOf('sk', await loadRulebookTexts.sk());
  const search = page.getByRole('searchbox', { name: slovak.say('book.search') });
  for (const sought of ['žetón', 'zeton', 'ŽETON']) {
    await search.fill(sought);
    await expect(page.locator('.paragraph'), sought).toHaveCount(1);
    await expect(page.locator('mark').first(), sought).toHaveText('žetón');
  }
  await search.fill('xyz');
  await expect(page.getByText(slovak.say('book.nothing'))).toBeVisible();
  await page.getByRole('button', { name: slovak.say('book.clear') }).click();
  await expect(paragraph(page, 'goal')).toBeVisible();
  expect((await wordsIn('sk')).say('rules.title')).not.toBe(say('rules.title'));
});

test('a refusal opens its rule over the board, beside clock and dice; Escape closes it, and its lesson leads back', async ({
  page,
}) => {
  await momentsLast(page);
  const asksWhy = async (): Promise<void> => {
    await page.getByRole('button', { name: begins('dice.dieSays', { n: 5, face: say('face.B') }) }).click();
    await page.getByRole('button', { name: say('rules.why') }).click();
  };
  for (const name of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    await asksWhy();
    await expect(paragraph(page, 'blackMask'), name).toBeInViewport();
    const sheet = await page.getByRole('dialog', { name: book.say('book.temple') }).boundingBox();
    const clock = await page.getByRole('timer').first().boundingBox();
    const dice = await page.getByRole('group', { name: say('dice.label') }).boundingBox();
    if (!sheet || !clock || !dice) throw new Error('sheet, clock and dice are all in sight');
    for (const other of [clock, dice])
      expect(sheet.y + sheet.height <= other.y + 1 || other.y + other.height <= sheet.y + 1, name).toBe(true);
    await page.keyboard.press('Escape');
    await expect(paragraph(page, 'blackMask'), name).toHaveCount(0);
  }
  await asksWhy();
  await paragraph(page, 'blackMask')
    .getByRole('link', { name: book.say('book.showMe') })
    .click();
  await expect(page.getByRole('dialog', { name: lessons.say('temple.mask') })).toBeVisible();
  await page.getByRole('link', { name: lessons.say('lesson.leave') }).click();
  await expect(page).toHaveURL(/#\/gallery\/middle$/);
});
