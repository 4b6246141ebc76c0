import type { Browser, Page } from '@playwright/test';
import { isHeard, putEarTo } from '../../e2e/ear.ts';
import { startTableServer } from '../../e2e/server.ts';
import { openBrowser } from '../browser.ts';
import { type Figure, percentile } from './figure.ts';
import { slowWay } from './slowWay.ts';

/** A browser as players have it: no sound before the first touch. */
const KEEPS_SOUND_BACK = '--autoplay-policy=document-user-activation-required';
const REPEATS = 5;
/** What two loudspeakers in one room may differ, in milliseconds. */
const MOST = 20;
/** Each way, so that a round trip takes 300 ms ± 100 ms: twice as bad as a line of 150 ms ± 50 ms. */
const WAY = { delay: 150, jitter: 50 } as const;

/** Where and when cues leave the loudspeaker, in real time: how far off they are after what disturbs a page, and in two browsers. */
export const soundBench = async (): Promise<readonly Figure[]> => {
  const displaced: number[] = [];
  const apart: number[] = [];
  for (let time = 0; time < REPEATS; time++) {
    displaced.push(...(await disturbed()));
    apart.push(...(await inTwoBrowsers()));
  }
  return [
    ...figuresOf('a cue after a disturbance, off its place', displaced),
    ...figuresOf('a cue in two browsers, apart', apart),
  ];
};

const figuresOf = (name: string, millis: readonly number[]): readonly Figure[] => [
  { name: `${name}, median of ${millis.length}`, value: percentile(millis, 0.5), unit: 'ms', limit: { below: MOST } },
  { name: `${name}, p95`, value: percentile(millis, 0.95), unit: 'ms' },
  { name: `${name}, worst`, value: Math.max(...millis), unit: 'ms' },
];

const openWithEar = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await putEarTo(page);
  await page.addInitScript(() => {
    const sounded = new Map<string, number[]>();
    Object.assign(globalThis, { sounded });
    setInterval(() => {
      for (const { name, heardAt } of globalThis.ear.cues())
        if (Math.abs(heardAt - performance.timeOrigin - performance.now()) < 1000)
          sounded.set(name, [...(sounded.get(name) ?? []), heardAt]);
    }, 100);
  });
  await page.goto(address);
  return page;
};

declare global {
  /** Round the moment of each cue: when it left the loudspeaker, in milliseconds since 1970, read again and again. */
  var sounded: Map<string, number[]> | undefined;
}

/** When each cue will be heard. A busy machine tells its audio clock late, never early: of a few readings the earliest is true. */
const cuesHeard = (page: Page): Promise<readonly (readonly [name: string, heardAt: number])[]> =>
  page.evaluate(async () => {
    const earliest = new Map<string, number>();
    for (let reading = 0; reading < 20; reading++) {
      for (const { name, heardAt } of globalThis.ear.cues())
        if (name !== 'cry 0') earliest.set(name, Math.min(heardAt, earliest.get(name) ?? heardAt));
      await new Promise(done => setTimeout(done, 50));
    }
    return [...earliest];
  });

/** By then the conductor has noticed a hole in the sound. */
const NOTICED_WITHIN = 3000;

/** A page that slept, lost its sound, its headphones, its output: how far every cue is from where it was before. */
const disturbed = async (): Promise<readonly number[]> => {
  const server = await startTableServer({
    brief: {
      countdowns: [
        [60, 64],
        [65, 69],
      ],
    },
  });
  const browser = await openBrowser(KEEPS_SOUND_BACK);
  try {
    const page = await openWithEar(browser, `${server.url}/#/table`);
    await page.locator('.start-button').click();
    await isHeard(page);
    await page.waitForTimeout(NOTICED_WITHIN);
    const before = new Map(await cuesHeard(page));
    const found: number[] = [];
    for (const disturb of [sleep, suspend, changeDevice, breakOutput]) {
      await disturb(page);
      await isHeard(page);
      await page.waitForTimeout(NOTICED_WITHIN);
      for (const [name, heardAt] of await cuesHeard(page))
        found.push(Math.abs(heardAt - (before.get(name) ?? Number.NaN)));
    }
    return found;
  } finally {
    await browser.close();
    await server.stop();
  }
};

const sleep = async (page: Page): Promise<void> => {
  const browserSide = await page.context().newCDPSession(page);
  await browserSide.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.waitForTimeout(4000);
  await browserSide.send('Page.setWebLifecycleState', { state: 'active' });
};
const suspend = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const context = globalThis.ear.listening?.context;
    if (context instanceof AudioContext) await context.suspend();
  });
  await page.mouse.click(4, 4);
};
const changeDevice = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
};
const breakOutput = async (page: Page): Promise<void> => {
  await page.evaluate(() => globalThis.ear.listening?.context.dispatchEvent(new Event('error')));
};

/** Two browsers, one of them far away, from the start and after a reload: how far apart they sound the same cue. */
const inTwoBrowsers = async (): Promise<readonly number[]> => {
  const server = await startTableServer({
    leadIn: 6000,
    brief: {
      countdowns: [
        [6, 10],
        [22, 26],
        [36, 40],
      ],
    },
  });
  const way = await slowWay(server.port, WAY.delay, WAY.jitter);
  const browsers = [await openBrowser(KEEPS_SOUND_BACK), await openBrowser(KEEPS_SOUND_BACK)] as const;
  try {
    const near = await openWithEar(browsers[0], `${server.url}/#/table`);
    await near.locator('.lobby').waitFor();
    const distant = await openWithEar(browsers[1], `${way.url}/${new URL(near.url()).hash}`);
    await distant.locator('.sit-down button[type=submit], .sit-down .m-lit').first().click();
    await distant.locator('.start-button').click();
    // That the other is ready takes its time to arrive; then the narrator begins to speak.
    await near.locator('.opening-words').waitFor();
    await near.locator('.start-button').click();
    const apart = async (cues: readonly string[]): Promise<readonly number[]> => {
      const found: number[] = [];
      for (const cue of cues) {
        const [here, there] = await Promise.all([soundedAt(near, cue), soundedAt(distant, cue)]);
        found.push(Math.abs(there - here));
      }
      return found;
    };
    const first = await apart(['cry 0', 'gong 6', 'slam 10']);
    await distant.reload();
    await distant.keyboard.press('Tab');
    return [...first, ...(await apart(['gong 22', 'gong 23.4', 'slam 26', 'gong 36', 'collapse 40']))];
  } finally {
    for (const browser of browsers) await browser.close();
    way.close();
    await server.stop();
  }
};

/** When a cue left the loudspeaker, once it has: the earliest of the readings round that moment. */
const soundedAt = async (page: Page, name: string): Promise<number> => {
  await page.waitForFunction(
    cue => (globalThis.sounded?.get(cue)?.at(-1) ?? Number.POSITIVE_INFINITY) < Date.now() - 300,
    name,
  );
  return Math.min(...(await page.evaluate(cue => globalThis.sounded?.get(cue) ?? [], name)));
};
