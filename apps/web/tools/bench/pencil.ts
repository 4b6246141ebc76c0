import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Figure, percentile } from './figure.ts';
import { PHONE, SLOWER } from './phone.ts';

const ROUNDS = 12;
/** The page tells of no interaction that was shown sooner. */
const LEAST_MS = 16;
/** What a touch may take beyond what the browser needs for a page with one button. */
const ABOVE_FLOOR_MS = 100;

/** What is touched, one after the other, again and again. */
const TOUCHED = [
  {
    name: 'a room, and its ghost',
    page: 'explore',
    targets: ['[data-room="e2"]', '[data-room="d3"]', '[data-room="d1"]'],
  },
  { name: 'sheet, maps and team', page: 'explore', targets: ['#rw-tab-maps', '#rw-tab-team', '#rw-tab-sheet'] },
  {
    name: 'keep or pool',
    page: 'pair',
    targets: ['.rw-pair-die:nth-of-type(2) button:nth-of-type(2)', '.rw-pair-die:nth-of-type(2) button:nth-of-type(1)'],
  },
] as const;

/** Roll & Write under a thumb: from the touch to the picture that answers it, beside a page with nothing but a button. */
export const pencilBench = async (browser: Browser, url: string): Promise<readonly Figure[]> => {
  const floor = await measured(browser, ['button'], page =>
    page.setContent(
      '<button style="width: 200px; height: 200px" onclick="this.style.color = this.style.color ? \'\' : \'red\'">x</button>',
    ),
  );
  const least = percentile(floor, 0.95);
  const figures: Figure[] = [{ name: 'one button: touch to picture, p95', value: least, unit: 'ms' }];
  for (const { name, page: position, targets } of TOUCHED) {
    const touches = await measured(browser, targets, async page => {
      await page.goto(`${url}/#/gallery/rollwrite-${position}`);
      await page.locator('.rw-dock').waitFor();
      await page.waitForLoadState('networkidle');
    });
    figures.push(
      { name: `${name}: touch to picture, p50`, value: percentile(touches, 0.5), unit: 'ms' },
      {
        name: `${name}: touch to picture, p95 above one button`,
        value: percentile(touches, 0.95) - least,
        unit: 'ms',
        limit: { below: ABOVE_FLOOR_MS },
      },
    );
  }
  return figures;
};

declare global {
  var shown: { [interaction: number]: number };
}

/** How long each touch took until its picture was there. */
const measured = async (
  browser: Browser,
  targets: readonly string[],
  open: (page: Page) => Promise<unknown>,
): Promise<readonly number[]> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await open(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    globalThis.shown = {};
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          globalThis.shown[entry.interactionId] = Math.max(globalThis.shown[entry.interactionId] ?? 0, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let round = 0; round < ROUNDS; round++) for (const target of targets) await touch(cdp, page, target);
  const told = await page.evaluate(() => Object.values(globalThis.shown));
  await context.close();
  // What was too quick to be told of counts as the least that is told.
  const touches = ROUNDS * targets.length;
  return [...told, ...Array.from({ length: Math.max(0, touches - told.length) }, () => LEAST_MS)];
};

const touch = async (cdp: CDPSession, page: Page, target: string): Promise<void> => {
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`there is no ${target} to touch`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await rest(60);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await rest(500);
};

const rest = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));
