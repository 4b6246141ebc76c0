import { seedOf } from '@templefall/kit';
import { TRACK_IDS, type TrackId } from '@templefall/soundtrack';
import { COUNTDOWNS } from './measure.ts';
import type { LiveJob } from './page.ts';
import { SEED_TEXT } from './story.ts';
import type { Studio } from './studio.ts';

/** Seconds of a game in which measuring begins: while exploring, and in the fullest minute, the run for the exit. */
const MOMENTS = { ordinary: 75, fullest: 535 } as const;
/** Seconds that a page is given to make its samples and to begin, and seconds that are measured. */
const WARM = 4;
const MEASURED = 20;
/** A phone is so many times slower than the machine that measures. */
const PHONE = 4;
/** Percent of one core of such a phone. */
const MOST = 10;

interface Load {
  /** Percent of one core. */
  readonly all: number;
  readonly audio: number;
}

/**
 * What playing live takes, in processor time and not by the wall clock: other work on the machine hardly counts. The same
 * page with an audio device that runs and plays nothing is taken off.
 */
export const costs = async (studio: Studio): Promise<boolean> => {
  const silent = await loadOf(studio, job(TRACK_IDS[0], { at: 0, isSilent: true }));
  console.log(`an audio device that plays nothing: ${told(silent)}`);
  let isLight = true;
  for (const track of TRACK_IDS)
    for (const [minute, at] of Object.entries(MOMENTS)) {
      const playing = await loadOf(studio, job(track, { at, isSilent: false }));
      const own = playing.all - silent.all;
      isLight &&= own * PHONE < MOST;
      console.log(
        `${track}, ${minute} minute: ${told(playing)}; less the silent one ${own.toFixed(2)} %, ` +
          `that is ${(own * PHONE).toFixed(1)} % of a phone ${PHONE} times slower`,
      );
    }
  console.log(isLight ? `light enough: under ${MOST} %` : `too heavy: ${MOST} % is the most`);
  return isLight;
};

const job = (track: TrackId, { at, isSilent }: { readonly at: number; readonly isSilent: boolean }): LiveJob => ({
  track,
  mode: 'full',
  seed: seedOf(SEED_TEXT),
  countdowns: COUNTDOWNS,
  began: Date.now() - 1000 * (at - WARM),
  isSilent,
});

const loadOf = async (studio: Studio, live: LiveJob): Promise<Load> => {
  const page = await studio.openPage(live);
  await page.mouse.click(5, 5);
  await page.waitForTimeout(WARM * 1000);
  const before = await studio.processorTime();
  await page.waitForTimeout(MEASURED * 1000);
  const after = await studio.processorTime();
  await page.close();
  const percent = (seconds: number): number => (100 * seconds) / MEASURED;
  return { all: percent(after.all - before.all), audio: percent(after.audio - before.audio) };
};

const told = ({ all, audio }: Load): string =>
  `${all.toFixed(2)} % of one core here, ${audio.toFixed(2)} % in its audio thread`;
