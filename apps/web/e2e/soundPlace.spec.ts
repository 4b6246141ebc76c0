import { type Browser, expect, type Page, test } from '@playwright/test';
import { cuesHeard, type HeardCue, hint, isHeard, KEEPS_SOUND_BACK, putEarTo } from './ear.ts';
import { startTableServer, type TableServer } from './server.ts';

test.use({ launchOptions: KEEPS_SOUND_BACK });

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

/** A game alone whose music is heard. */
const atTable = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await putEarTo(page);
  await page.goto(`${server.url}/#/table`);
  await page.locator('.start-button').click();
  await isHeard(page);
  return page;
};

/** The most that any of these cues is off from where it was, in milliseconds; one that is not there is off by for ever. */
const apart = (before: readonly HeardCue[], after: readonly HeardCue[]): number =>
  Math.max(
    ...before.map(({ name, heardAt }) =>
      Math.abs((after.find(cue => cue.name === name)?.heardAt ?? Number.POSITIVE_INFINITY) - heardAt),
    ),
  );

/**
 * A machine that halts for a moment leaves a hole in the sound, and all that comes after it is late until the conductor has
 * noticed: so one looks until nothing has moved for longer than that takes.
 */
const NOTICED_WITHIN = 3000;
const whereCuesAre = async (page: Page): Promise<readonly HeardCue[]> => {
  let cues = await cuesHeard(page);
  await expect(async () => {
    const before = cues;
    await page.waitForTimeout(NOTICED_WITHIN);
    cues = await cuesHeard(page);
    expect(namesOf(cues)).toEqual(namesOf(before));
    expect(apart(before, cues)).toBeLessThanOrEqual(5);
  }).toPass({ timeout: 30_000 });
  return cues;
};
/** In no order but their own: the ear lists cues as they were scheduled, and two close ones may be scheduled either way round. */
const namesOf = (cues: readonly HeardCue[]): readonly string[] => cues.map(({ name }) => name).sort();
const expectWhereTheyWere = async (page: Page, before: readonly HeardCue[]): Promise<void> => {
  const after = await whereCuesAre(page);
  expect(namesOf(after)).toEqual(namesOf(before));
  expect(apart(before, after)).toBeLessThanOrEqual(20);
};

test('a page that was hidden, or asleep for seconds, goes on at the right place', async ({ browser }) => {
  const page = await atTable(browser);
  const before = await whereCuesAre(page);
  expect(namesOf(before)).toContain('collapse 69');

  const setHidden = (hidden: boolean) =>
    page.evaluate(isHidden => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const browserSide = await page.context().newCDPSession(page);
  await setHidden(true);
  await browserSide.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise(done => setTimeout(done, 4000));
  await browserSide.send('Page.setWebLifecycleState', { state: 'active' });
  await setHidden(false);

  await isHeard(page);
  await expectWhereTheyWere(page, before);
});

test('a call, other headphones, a broken output: the sound comes back at the right place', async ({ browser }) => {
  const page = await atTable(browser);
  const before = await whereCuesAre(page);
  expect(namesOf(before)).toContain('collapse 69');

  // A telephone takes the sound away without asking; the browser then says that it is suspended or interrupted.
  await page.evaluate(async () => {
    const context = globalThis.ear.listening?.context;
    if (context instanceof AudioContext) await context.suspend();
  });
  await expect(hint(page)).toBeVisible();
  await page.mouse.click(4, 4);
  await isHeard(page);
  await expect(hint(page)).toBeHidden();
  await expectWhereTheyWere(page, before);

  await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
  await isHeard(page);
  await expectWhereTheyWere(page, before);

  const broken = await page.evaluateHandle(() => globalThis.ear.listening?.context);
  await page.evaluate(() => globalThis.ear.listening?.context.dispatchEvent(new Event('error')));
  await page.waitForFunction(was => globalThis.ear.listening?.context !== was, broken);
  await isHeard(page);
  await expectWhereTheyWere(page, before);
});
