import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Figure, percentile } from './figure.ts';
import { gameInFullSwing } from './midGame.ts';
import { PHONE, SLOWER } from './phone.ts';
import { playOn, rollSpot, touchesIn, watchTouches } from './thumb.ts';
import { CATEGORIES, FRAMES_A_SECOND, type MainThread, readTrace, type TraceEvent } from './trace.ts';

/** In full swing until after the first slam. */
const SECONDS = { short: 20, long: 42 };
const LONG_MS = 50;
const BUDGET_MS = 12;

/** Three games of six: fresh and in full swing in this browser, and one over the server; beside them a page with nothing in it. */
export const playBench = async (browser: Browser, url: string): Promise<readonly Figure[]> => [
  ...(await emptyPage(browser)),
  ...(await measured(browser, 'six here', SECONDS.short, async page => {
    // Without a server the table is this browser's own.
    await page.route('**/api/tables', route => route.abort());
    await gather(page, url);
  })),
  ...(await measured(browser, 'six in full swing', SECONDS.long, async page => {
    await page.goto(url);
    await page.evaluate(game => localStorage.setItem('templefall.game', game), gameInFullSwing());
    await page.goto(`${url}/#/play`);
  })),
  ...(await measured(browser, 'six over the server', SECONDS.short, page => gather(page, url))),
];

/** What the browser itself needs for a frame in which four pixels change colour: nothing that is drawn costs less. */
const emptyPage = async (browser: Browser): Promise<readonly Figure[]> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.setContent('<i style="position: fixed; width: 2px; height: 2px"></i>');
  const { frames } = await slowed(browser, page, () =>
    page.evaluate(async ([times, pause]) => {
      const dot = document.querySelector('i');
      for (let time = 0; time < times; time++) {
        await new Promise(done => setTimeout(done, pause));
        await new Promise(requestAnimationFrame);
        if (dot) dot.style.background = time % 2 ? 'red' : 'blue';
      }
    }, CHANGES),
  );
  await context.close();
  return [0.5, 0.95].map(share => ({
    name: `an empty page: main-thread work a frame, p${share * 100}`,
    value: percentile(frames, share),
    unit: 'ms',
  }));
};

/** How often something changes on the empty page, and the milliseconds between: as often as at a table of six. */
const CHANGES = [300, 34] as const;

const gather = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/#/table`);
  await page.getByRole('radio', { name: /^Seats/ }).click();
  for (let bot = 1; bot <= 5; bot++) {
    await page
      .getByRole('button', { name: /Add a bot/ })
      .first()
      .click();
    await page.locator('.lobby-seats .seat:not(.add)').nth(bot).waitFor();
  }
  await page.getByRole('button', { name: /Enter the temple/ }).click();
};

/** What the screen fetches is there, and every face of type it is set in: from here on nothing is loading. */
const isLoaded = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** What the page's thread does meanwhile, on a phone that much slower. */
const slowed = async (browser: Browser, page: Page, deed: (cdp: CDPSession) => Promise<void>): Promise<MainThread> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  await deed(cdp);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return readTrace(traceEvents);
};

const measured = async (
  browser: Browser,
  name: string,
  seconds: number,
  sitDown: (page: Page) => Promise<void>,
): Promise<readonly Figure[]> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  await sitDown(page);
  await page.locator('.roll').waitFor();
  await isLoaded(page);
  await watchTouches(page);
  const roll = await rollSpot(page);
  const { frames, tasks, seconds: traced } = await slowed(browser, page, cdp => playOn(cdp, roll, seconds));
  const touches = await touchesIn(page);
  await context.close();
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
  if (touches.length === 0) throw new Error(`${name}: no touch rolled any dice`);

  const late = touches.filter(({ framesLate }) => framesLate > 0).length;
  return [
    { name: `${name}: frames drawn`, value: frames.length, unit: '' },
    { name: `${name}: main-thread work a frame, p50`, value: percentile(frames, 0.5), unit: 'ms' },
    {
      name: `${name}: main-thread work a frame, p95`,
      value: percentile(frames, 0.95),
      unit: 'ms',
      limit: { below: BUDGET_MS },
    },
    {
      // Of those the screen shows, also where there was nothing to draw: the p95 above is of the drawn ones alone.
      name: `${name}: frames over ${BUDGET_MS} ms, of ${FRAMES_A_SECOND} a second`,
      value: (100 * frames.filter(ms => ms >= BUDGET_MS).length) / (traced * FRAMES_A_SECOND),
      unit: '%',
    },
    { name: `${name}: longest task`, value: Math.max(...tasks), unit: 'ms' },
    {
      name: `${name}: tasks over 50 ms`,
      value: tasks.filter(ms => ms > LONG_MS).length,
      unit: '',
      limit: { below: 1 },
    },
    { name: `${name}: rolls touched`, value: touches.length, unit: '' },
    { name: `${name}: rolls that moved a frame late`, value: late, unit: '', limit: { below: 1 } },
    {
      name: `${name}: touch to picture, p50`,
      value: percentile(
        touches.map(({ ms }) => ms),
        0.5,
      ),
      unit: 'ms',
    },
  ];
};
