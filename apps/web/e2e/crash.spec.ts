import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open, SIZES, STILL } from './pages.ts';
import { begins, say } from './words.ts';

test.use({ viewport: SIZES.phone, ...STILL });

/** A word for the luck: the same rolls bring the same faces, whatever happens in between. */
const LUCK = 'lantern';
const CRASHES = 4;

const facesOf = (page: Page): Promise<readonly string[]> =>
  page.getByRole('button', { name: begins('dice.dieSays') }).allTextContents();

/** Goes on with the game of this browser, on a new page. */
const resumed = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await open(page, 'play');
  await page.locator('.dice').waitFor();
  // The clock stood while nobody was there: dice that were in the air fall when it goes on.
  await page.locator('.lead-in').waitFor({ state: 'detached' });
  await expect.poll(async () => (await facesOf(page)).join()).not.toContain(say('dice.rolling'));
  return page;
};

const rollOnce = async (page: Page): Promise<void> => {
  await page.locator('.roll:not(.waiting)').click();
  await expect(page.locator('.roll.waiting')).toHaveCount(0);
};

test('a page that crashes in mid-roll loses nothing that was shown, and no roll is done twice', async ({ browser }) => {
  const started = async (): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
    const context = await browser.newContext(STILL.contextOptions);
    const page = await context.newPage();
    await open(page, `practice/${LUCK}`);
    await page.locator('.lead-in').waitFor({ state: 'detached' });
    await expect(page.getByRole('button', { name: say('roll.rollN', { n: 7 }) })).toBeVisible();
    return { context, page };
  };

  // How the rolls go when nothing happens.
  const calm = await started();
  const expected: (readonly string[])[] = [];
  for (let roll = 0; roll <= CRASHES; roll++) {
    await rollOnce(calm.page);
    expected.push(await facesOf(calm.page));
  }
  await calm.context.close();

  const { context, page: first } = await started();
  let page = first;
  await rollOnce(page);
  expect(await facesOf(page)).toEqual(expected[0]);
  let done = 0;
  for (let crash = 0; crash < CRASHES; crash++) {
    const devtools = await context.newCDPSession(page);
    await page.locator('.roll:not(.waiting)').click();
    // Nobody waits for the answer of a page that dies.
    void devtools.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await page.close();
    page = await resumed(context);
    // Whether the roll arrived before the end is chance; it was done once or not at all.
    const faces = JSON.stringify(await facesOf(page));
    const after = [done, done + 1].find(roll => JSON.stringify(expected[roll]) === faces);
    expect(after, `after crash ${crash + 1}: ${faces}`).toBeDefined();
    done = after ?? done;
  }
  // And it goes on with the same luck.
  await rollOnce(page);
  if (expected[done + 1]) expect(await facesOf(page)).toEqual(expected[done + 1]);
  await context.close();
});
