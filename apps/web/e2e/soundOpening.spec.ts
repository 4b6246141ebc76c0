import { expect, type Page, test } from '@playwright/test';
import { open, SIZES } from './pages.ts';
import { startTableServer, type TableServer } from './server.ts';
import { begins, contains, say, spoken } from './words.ts';

const OPENING = spoken['spoken.introduction'];
const openingWords = (page: Page) => page.locator('.lead-in.telling p');

declare global {
  /** What the clock showed when three, two, one was first seen. */
  var countedAt: string | undefined;
}
/** It counts for two seconds: the page itself notes it, for a machine that stalls looks too late. Before the page is opened. */
const noteCount = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('button.lead-in')?.checkVisibility())
        globalThis.countedAt ??= document.querySelector('[role=timer]')?.textContent ?? 'no clock';
    }).observe(document, { childList: true, subtree: true });
  });
};
const clockAtCount = (page: Page) => expect.poll(() => page.evaluate(() => globalThis.countedAt), { timeout: 40_000 });
/** All seven show something: that they roll is over before a slow machine looks. */
const rolled = (page: Page) => expect(page.locator('.slot .die:not(.blank)')).toHaveCount(7);

/** What can be pressed and is seen at the same place. */
const coveredControls = (element: Element): readonly string[] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = new Set<string>();
  for (let x = left; x < left + width; x += 10)
    for (let y = top; y < top + height; y += 10)
      for (const under of document.elementsFromPoint(x, y))
        if (under.matches('button, a, input')) found.add(under.textContent || under.tagName);
  return [...found];
};

test('the narrator sets the scene; the first roll cuts it off, begins the game and is rolled', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: say('landing.alone') }).click();
  await expect(openingWords(page)).toHaveText(OPENING);
  await page.getByRole('button', { name: begins('roll.rollN', { n: 7 }) }).click();
  await rolled(page);
  await expect(openingWords(page)).toBeHidden();
  await expect(page.getByRole('timer')).toHaveText(/^9:/);
});

test('who waits hears it out, then three, two, one; the key that moves the focus begins nothing', async ({ page }) => {
  await noteCount(page);
  await open(page, 'alone/words');
  await expect(openingWords(page)).not.toBeEmpty();
  await page.keyboard.press('Tab');
  await expect(openingWords(page)).toBeVisible();
  await clockAtCount(page).toBe('10:00');
  await expect(page.getByRole('timer')).toHaveText(/^9:/, { timeout: 10_000 });
});

test('a key rolls at once as well; the next game of the visit has no words, practice never', async ({ page }) => {
  await noteCount(page);
  await open(page, 'practice/words');
  await clockAtCount(page).toBe('no clock');
  await open(page, 'alone/words');
  await expect(openingWords(page)).not.toBeEmpty();
  await page.keyboard.press('Space');
  await rolled(page);
  await page.goto('about:blank');
  await open(page, 'alone/more');
  await clockAtCount(page).toBe('10:00');
});

test('whoever does not want the words does not get them', async ({ page }) => {
  await noteCount(page);
  await open(page);
  await page.getByRole('button', { name: say('play.settings') }).click();
  await page.getByRole('switch', { name: contains('settings.introduction') }).click();
  await page.getByRole('button', { name: say('settings.close'), exact: true }).click();
  await page.getByRole('button', { name: say('landing.alone') }).click();
  await clockAtCount(page).toBe('10:00');
});

test.describe('among friends', () => {
  let server: TableServer;
  test.beforeAll(async () => {
    server = await startTableServer();
  });
  test.afterAll(() => server?.stop());

  test('the words are told once all are ready, and hold nobody up', async ({ page: host, browser }) => {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: SIZES.phone });
    const friend = await context.newPage();
    await host.goto(`${server.url}/#/table`);
    await host.locator('.lobby').waitFor();
    await friend.goto(`${server.url}/${new URL(host.url()).hash}`);
    await friend.locator('.sit-down button[type=submit], .sit-down .m-lit').first().click();
    await friend.locator('.start-button').waitFor();
    await expect(host.locator('.opening-words')).toBeHidden();
    await friend.locator('.start-button').click();
    const told = async (page: Page, text: string | RegExp): Promise<void> => {
      await expect(page.locator('.opening-words')).toHaveText(text);
      // They lie over nothing that can be pressed.
      expect(await page.locator('.opening-words').evaluate(coveredControls), page.url()).toEqual([]);
    };
    await Promise.all([told(host, OPENING), told(friend, /temple/)]);
    await host.locator('.start-button').click();
    await host.getByRole('button', { name: begins('roll.roll') }).waitFor();
    await expect(host.locator('.opening-words, .lead-in')).toHaveCount(0);
    await context.close();
  });
});
