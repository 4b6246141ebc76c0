import { type Browser, expect, type Page, test } from '@playwright/test';
import { hint, isHeard, KEEPS_SOUND_BACK, plannedCues, putEarTo } from './ear.ts';
import { startTableServer, type TableServer } from './server.ts';

test.use(KEEPS_SOUND_BACK);

// How far cues are off in milliseconds is measured by `npm run bench -- sound`; that none is lost or doubled is seen here.
let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer({
    brief: {
      countdowns: [
        [60, 64],
        [65, 69],
      ],
    },
  });
});
test.afterAll(() => server?.stop());
// A page that is left open plays on, beside the next test.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

const CUES = ['collapse 69', 'gong 60', 'gong 65', 'gong 66.4', 'slam 64'];

/** All of them will be heard, once each. */
const areAllPlanned = (page: Page) => expect.poll(() => plannedCues(page), { timeout: 30_000 }).toEqual(CUES);

/** A game alone whose music is heard. */
const atTable = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await putEarTo(page);
  await page.goto(`${server.url}/#/table`);
  await page.locator('.start-button').click();
  await isHeard(page);
  await areAllPlanned(page);
  return page;
};

test('a page that was hidden and frozen goes on with every cue', async ({ browser }) => {
  const page = await atTable(browser);
  const setHidden = (hidden: boolean) =>
    page.evaluate(isHidden => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const browserSide = await page.context().newCDPSession(page);
  await setHidden(true);
  await browserSide.send('Page.setWebLifecycleState', { state: 'frozen' });
  await browserSide.send('Page.setWebLifecycleState', { state: 'active' });
  await setHidden(false);
  await isHeard(page);
  await areAllPlanned(page);
});

test('a call, other headphones, a broken output: the sound comes back with every cue', async ({ browser }) => {
  const page = await atTable(browser);
  // A telephone takes the sound away without asking; the browser then says that it is suspended or interrupted.
  await page.evaluate(async () => {
    const context = globalThis.ear.listening?.context;
    if (context instanceof AudioContext) await context.suspend();
  });
  await expect(hint(page)).toBeVisible();
  await page.mouse.click(4, 4);
  await isHeard(page);
  await expect(hint(page)).toBeHidden();
  await areAllPlanned(page);

  await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
  await isHeard(page);
  await areAllPlanned(page);

  const broken = await page.evaluateHandle(() => globalThis.ear.listening?.context);
  await page.evaluate(() => globalThis.ear.listening?.context.dispatchEvent(new Event('error')));
  await page.waitForFunction(was => globalThis.ear.listening?.context !== was, broken);
  await isHeard(page);
  await areAllPlanned(page);
});

test('[TT2] two browsers plan the same cues, from the start and after a reload', async ({ browser }) => {
  const near = await atTable(browser);
  const distant = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await putEarTo(distant);
  await distant.goto(near.url().replace('#/t/', '#/tv/'));
  await distant.locator('[role=timer]').waitFor();
  await distant.mouse.click(4, 4);
  await isHeard(distant);
  await areAllPlanned(distant);
  await distant.reload();
  await distant.locator('[role=timer]').waitFor();
  await distant.mouse.click(4, 4);
  await isHeard(distant);
  await areAllPlanned(distant);
});
