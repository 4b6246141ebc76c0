import { expect, type Page } from '@playwright/test';
import { loadRollwriteTexts, type RollwriteWords, rollwriteWordsOf } from '@templefall/texts';

/** The words of Roll & Write, looked up by key. */
export const { say }: RollwriteWords = rollwriteWordsOf('en', await loadRollwriteTexts.en());

/** A person who likes it quick and knows the rules: the end of exploring needs no second tap, and no tip is wanted. Before the page is opened. */
export const inHaste = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('templefall.settings'))
      localStorage.setItem('templefall.settings', JSON.stringify({ turnEnd: 'off', introduces: false }));
    localStorage.setItem('templefall.rollwrite.tips', 'side curse pair cash room stuck map');
  });
};

const DOCK = '.rw-dock';

/** What this page is asked; `none` while it is for others to act, `over` after the end. */
const askedOf = (page: Page): Promise<string> =>
  page.evaluate(dock => {
    if (document.querySelector('main.rw-end')) return 'over';
    return document.querySelector<HTMLElement>(dock)?.dataset.task ?? 'none';
  }, DOCK);

const questionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(dock => document.querySelector<HTMLElement>(dock)?.dataset.question, DOCK);

/** Answers one question the shortest way, and waits until it is answered. */
const answer = async (page: Page, task: string): Promise<void> => {
  const before = await questionOf(page);
  const main = page.locator('.rw-go');
  switch (task) {
    case 'side':
    case 'gain':
    case 'prize':
      // Somebody else may take the same side first: then it is another one.
      await expect(async () => {
        await page.locator('.rw-choose-one:not(:disabled)').first().click({ timeout: 2000 });
        await expect.poll(() => questionOf(page), { timeout: 2000 }).not.toBe(before);
      }).toPass({ timeout: 60_000 });
      return;
    case 'way':
      await page.locator('.rw-handle').first().click();
      await main.click();
      break;
    case 'explore':
      await page.locator('[data-act="end"]').click();
      break;
    case 'take':
      await page.locator('.rw-take-dice button').first().click();
      await main.click();
      break;
    case 'cross':
      await page.locator('button.rw-symbol').first().click();
      await main.click();
      break;
    default:
      await main.click();
  }
  await expect
    .poll(async () => (await askedOf(page)) === 'over' || (await questionOf(page)) !== before, { timeout: 60_000 })
    .toBe(true);
};

/** Plays until the game is over, answering whatever is asked here. */
export const playToTheEnd = async (page: Page): Promise<void> => {
  for (;;) {
    await expect.poll(() => askedOf(page), { timeout: 90_000 }).not.toBe('none');
    const task = await askedOf(page);
    if (task === 'over') return;
    // What was asked a moment ago may have been answered by the game itself: a dice that was meant for a place crosses there.
    await answer(page, task).catch(async error => {
      if ((await askedOf(page)) === task) throw error;
    });
  }
};
