import { seedOf } from '@templefall/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTDOWNS } from '../../tools/soundtrack/measure.ts';
import type { LiveJob, LiveReport } from '../../tools/soundtrack/page.ts';
import { openStudio, type Studio } from '../../tools/soundtrack/studio.ts';

type Page = Awaited<ReturnType<Studio['openPage']>>;

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
}, 60_000);
afterAll(() => studio?.close());

const report = (page: Page): Promise<LiveReport> => page.evaluate(() => globalThis.reportLiveSoundtrack());
const job = (began: number): LiveJob => ({
  track: 'deepWater',
  mode: 'full',
  seed: seedOf('live'),
  countdowns: COUNTDOWNS,
  began,
});
const touch = async (page: Page): Promise<void> => {
  await page.mouse.click(5, 5);
  await page.waitForFunction(() => globalThis.reportLiveSoundtrack().cues.length > 0);
};
/** When the next gong will be heard: the middle of nine readings, since a busy machine also reads its clocks late. */
const gongHeard = async (page: Page): Promise<number> => {
  const readings: number[] = [];
  while (readings.length < 9) {
    const gong = (await report(page)).cues.find(({ type }) => type === 'gong');
    if (gong) readings.push(gong.heardAt);
    await page.waitForTimeout(100);
  }
  return readings.toSorted((a, b) => a - b)[4] ?? 0;
};

test('sound is locked until the first touch, and then takes up where the game is', async () => {
  const page = await studio.openPage(job(Date.now() - 150_000));
  const before = await report(page);
  expect(before.isLocked).toBe(true);
  expect(before.cues).toEqual([]);
  await touch(page);
  const after = await report(page);
  expect(after.isLocked).toBe(false);
  expect(after.cues[0]?.at).toBe(180_000);
  await page.close();
});

test('captions are shown even while the sound is locked', async () => {
  // The gong is spoken of eight seconds from now: time enough for a machine that stalls to open a page.
  const page = await studio.openPage(job(Date.now() - 173_000));
  await page.waitForFunction(() => globalThis.reportLiveSoundtrack().captions.includes('gong1'));
  expect((await report(page)).isLocked).toBe(true);
  await page.close();
});

test('[TT2] two pages that joined at different moments sound the same gong within 20 ms, and on its second', async () => {
  const began = Date.now() - 140_000;
  const pages = [await studio.openPage(job(began)), await studio.openPage(job(began))];
  for (const page of pages) await touch(page);
  // Both have read their clocks a dozen times by now.
  await pages[0]?.waitForFunction(() => globalThis.reportLiveSoundtrack().ran > 2.5);
  const heard = await Promise.all(pages.map(gongHeard));
  const [one = 0, two = 0] = heard;
  expect(Math.abs(one - two)).toBeLessThan(20);
  for (const moment of heard) expect(Math.abs(moment - (began + 180_000))).toBeLessThan(60);
  for (const page of pages) await page.close();
});

test('a reload in mid-game lands at the right place', async () => {
  const began = Date.now() - 395_000;
  const page = await studio.openPage(job(began));
  await touch(page);
  await page.reload();
  await touch(page);
  const { mood, cues } = await report(page);
  expect(mood).toBe('countdown');
  expect(cues.some(({ type, at }) => type === 'slam' && at === 420_000)).toBe(true);
  expect(cues.every(({ at }) => at > 394_000)).toBe(true);
  await page.close();
});
