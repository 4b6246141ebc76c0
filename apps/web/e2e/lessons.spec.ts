import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language, type LessonsWords, lessonsWordsOf, loadLessonsTexts } from '@templefall/texts';
import { faults } from './axe.ts';
import { open, STILL } from './pages.ts';
import { dieShows, say } from './words.ts';

/** What moves only costs time here. */
test.use(STILL);

const wordsOfLessons = async (language: Language): Promise<LessonsWords> =>
  lessonsWordsOf(language, await loadLessonsTexts[language]());
const lesson = await wordsOfLessons('en');

const card = (page: Page, name: string) => page.getByRole('dialog', { name });
const task = (page: Page) => page.locator('#lesson-task');
const kept = (page: Page) => page.locator('.dice [aria-pressed="true"]');
const LIT = '.lesson-ring';

/** The task stands on the card, and what it is about is lit. */
const seesTask = async (page: Page, key: string): Promise<void> => {
  await expect(task(page)).toHaveText(lesson.find(key) ?? 'no such text');
  await expect(page.locator(LIT).first()).toBeVisible();
};

/** Rolls with the keyboard, once the hand may roll. */
const rolls = async (page: Page): Promise<void> => {
  await expect(page.locator('button.roll:not(.waiting)')).toBeEnabled();
  await page.keyboard.press('Space');
};

/** Keeps the two torches that the first roll of the first lesson brings. */
const keepsTorches = async (page: Page): Promise<void> => {
  for (const n of [1, 3])
    await expect(page.getByRole('button', { name: dieShows(n) })).toHaveAccessibleName(new RegExp(say('face.T')));
  await page.keyboard.press('q');
  await page.keyboard.press('e');
  await expect(kept(page)).toHaveCount(2);
};

test('a first visitor gets from the main menu to three stars, and a second visit finds them in the list', async ({
  page,
}) => {
  await open(page);
  const door = page.getByRole('link', { name: say('landing.lessons') });
  await door.click();
  await expect(card(page, lesson.say('temple.roll'))).toBeVisible();
  await seesTask(page, 'temple.roll.1');
  expect(await faults(page, '.lesson-layer')).toEqual([]);
  await rolls(page);
  await seesTask(page, 'temple.roll.2');

  // Rolling everything again is not what is asked: twice, and the hand shows where.
  for (let wrong = 0; wrong < 2; wrong++) await rolls(page);
  await expect(page.getByText(lesson.say('lesson.hint'))).toBeVisible();
  await keepsTorches(page);
  await rolls(page);
  await expect(page.getByText(lesson.say('lesson.fewer'))).toBeVisible();

  await page.getByRole('button', { name: lesson.say('lesson.again') }).click();
  await seesTask(page, 'temple.roll.1');
  await rolls(page);
  await seesTask(page, 'temple.roll.2');
  await keepsTorches(page);
  await rolls(page);
  await expect(page.getByText(lesson.say('lesson.done'))).toBeVisible();
  expect(await faults(page, '.lesson-layer')).toEqual([]);
  // Kept at that very moment: whoever closes the page now has it all the same.
  await page.reload();
  await seesTask(page, 'temple.roll.1');
  await page.getByRole('link', { name: lesson.say('lesson.leave') }).click();
  const done = page.getByRole('link', { name: lesson.say('temple.roll') });
  await expect(done).toContainText(lesson.say('lesson.stars', { n: 3 }));
  expect(await faults(page)).toEqual([]);
  // A lesson leaves no game behind to go back to.
  await page.getByRole('link', { name: say('app.home') }).click();
  await expect(page.getByRole('link', { name: say('landing.lessons') })).toHaveAttribute('href', '#/lessons');
  await expect(page.getByRole('link', { name: say('landing.resume') })).toHaveCount(0);
});

test('Temple by keys and by ear: the lit control has the focus, and the card says what to do', async ({ page }) => {
  await open(page, 'lesson/temple/enter');
  const first = card(page, lesson.say('temple.enter'));
  await expect(first).toMatchAriaSnapshot(`
    - dialog:
      - text: ${lesson.say('lesson.step', { n: 1, most: 2 })}
      - link "${lesson.say('lesson.skip')}"
      - link "${lesson.say('lesson.leave')}"
      - heading "${lesson.say('temple.enter')}"
      - status: ${lesson.say('temple.enter.1')}
  `);
  await expect(page.locator('[data-deed="enter 1,0"]:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await seesTask(page, 'temple.enter.2');
  await expect(page.locator('[data-deed="enter 2,0"]').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const onward = page.getByRole('link', { name: lesson.say('lesson.next') });
  await expect(onward).toBeFocused();
  await expect(first.getByRole('status')).toContainText(lesson.say('lesson.stars', { n: 3 }));
  await page.keyboard.press('Enter');
  await expect(card(page, lesson.say('temple.discover'))).toBeVisible();
});

test('Roll & Write by keys and by ear', async ({ page }) => {
  await open(page, 'lesson/rollwrite/twoRooms');
  await expect(card(page, lesson.say('rollwrite.twoRooms'))).toBeVisible();
  for (const [step, room] of ['d1', 'd2'].entries()) {
    await seesTask(page, `rollwrite.twoRooms.${step + 1}`);
    // The first press tries it out, the second draws it.
    const there = page.locator(`.rw-rooms [data-room="${room}"]`);
    if (step === 0) await expect(there).toBeFocused();
    else await there.focus();
    await page.keyboard.press('Enter');
    await expect(there).toHaveClass(/ghost/);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('link', { name: lesson.say('lesson.next') })).toBeFocused();
  await expect(page.getByText(lesson.say('lesson.done'))).toBeVisible();
  expect(await faults(page, '.lesson-layer')).toEqual([]);
});

/** Opens every lesson of the list, one after the other. */
const opensAll = async (page: Page, game: string): Promise<void> => {
  await page.evaluate(address => {
    location.hash = address;
  }, `#/lessons/${game}`);
  await expect(page.locator(`.lesson-games [aria-current="page"][href="#/lessons/${game}"]`)).toBeVisible();
  const links = page.locator(`.lesson-list li a[href^="#/lesson/${game}/"]`);
  await expect(links.first()).toBeVisible();
  const all = await links.evaluateAll(list =>
    list.map(link => [link.getAttribute('href'), link.querySelector('b')?.textContent]),
  );
  for (const [address, title] of all)
    await test.step(`${address}`, async () => {
      await page.evaluate(next => {
        location.hash = next;
      }, address ?? '');
      await expect(card(page, title ?? '')).toBeVisible();
      await expect(task(page)).toHaveText(/\S/);
      await expect(page.locator(LIT).first()).toBeVisible();
    });
};

test('every lesson opens with its task and something lit', async ({ page }) => {
  test.setTimeout(300_000);
  await open(page, 'lessons');
  for (const game of ['temple', 'rollwrite']) await opensAll(page, game);
});

test('a lesson speaks every language', async ({ browser }) => {
  for (const language of LANGUAGES.filter(one => one !== 'en')) {
    const context = await browser.newContext({ locale: language, ...STILL.contextOptions });
    const page = await context.newPage();
    await open(page, 'lesson/temple/roll');
    await expect(task(page)).toHaveText((await wordsOfLessons(language)).say('temple.roll.1'));
    await context.close();
  }
});
