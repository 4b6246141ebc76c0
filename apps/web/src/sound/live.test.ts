import { seedOf } from '@templefall/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveJob, LiveReport } from '../../tools/soundtrack/page.ts';
import { openStudio, type Studio } from '../../tools/soundtrack/studio.ts';

type Page = Awaited<ReturnType<Studio['openPage']>>;

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
}, 60_000);
afterAll(() => studio?.close());

const report = (page: Page): Promise<LiveReport> => page.evaluate(() => globalThis.reportLiveSoundtrack());
/** Countdowns of minutes: a machine that stalls opens its pages in the same part of the game as any other. */
const COUNTDOWNS = [
  { opens: 20_000, ends: 600_000 },
  { opens: 660_000, ends: 1_200_000 },
  { opens: 1_260_000, ends: 1_800_000 },
];
const job = (age: Pick<LiveJob, 'began' | 'age'>): LiveJob => ({
  track: 'deepWater',
  mode: 'full',
  seed: seedOf('live'),
  countdowns: COUNTDOWNS,
  ...age,
});
const touch = async (page: Page): Promise<void> => {
  await page.mouse.click(5, 5);
  await page.waitForFunction(() => globalThis.reportLiveSoundtrack().cues.length > 0);
};
test('sound is locked until the first touch, and then takes up where the game is', async () => {
  const page = await studio.openPage(job({ began: Date.now() - 601_000 }));
  const before = await report(page);
  expect(before.isLocked).toBe(true);
  expect(before.cues).toEqual([]);
  await touch(page);
  const after = await report(page);
  expect(after.isLocked).toBe(false);
  expect(after.cues[0]?.at).toBe(660_000);
  await page.close();
});

test('captions are shown even while the sound is locked', async () => {
  const page = await studio.openPage(job({ age: 18_000 }));
  await page.waitForFunction(() => globalThis.reportLiveSoundtrack().captions.includes('gong1'));
  expect((await report(page)).isLocked).toBe(true);
  await page.close();
});

test('a reload in mid-game lands at the right place', async () => {
  const page = await studio.openPage(job({ began: Date.now() - 540_000 }));
  await touch(page);
  await page.reload();
  await touch(page);
  const { mood, cues } = await report(page);
  expect(mood).toBe('countdown');
  expect(cues.some(({ type, at }) => type === 'slam' && at === 600_000)).toBe(true);
  expect(cues.every(({ at }) => at > 539_000)).toBe(true);
  await page.close();
});
