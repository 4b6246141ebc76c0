import { seedOf } from '@templefall/kit';
import { TRACK_IDS } from '@templefall/soundtrack';
import { COUNTDOWNS } from './measure.ts';
import { SEED_TEXT } from './story.ts';
import type { Studio } from './studio.ts';

/** A second of the fullest minute of a game: the run for the exit, before the last countdown. */
const FULLEST = 545_000;
/** Seconds that a page is given to make its samples, and seconds that are measured. */
const WARM = 6;
const MEASURED = 20;
/** A phone is so many times slower than the machine that measures. */
const PHONE = 4;
/** Percent of one core of such a phone. */
const MOST = 10;

/**
 * What playing live takes, in processor time and not by the wall clock: other work on the machine hardly counts. A page
 * that is open and silent is taken off.
 */
export const costs = async (studio: Studio): Promise<boolean> => {
  let isLight = true;
  for (const track of TRACK_IDS) {
    const began = Date.now() - FULLEST;
    const page = await studio.openPage({ track, mode: 'full', seed: seedOf(SEED_TEXT), countdowns: COUNTDOWNS, began });
    const busy = async (): Promise<number> => {
      const before = await studio.processorTime();
      await page.waitForTimeout(MEASURED * 1000);
      return ((await studio.processorTime()) - before) / MEASURED;
    };
    const opened = await studio.processorTime();
    await page.waitForTimeout(WARM * 1000);
    const making = (await studio.processorTime()) - opened;
    const silent = await busy();
    await page.mouse.click(5, 5);
    const here = 100 * ((await busy()) - silent);
    await page.close();
    isLight &&= here * PHONE < MOST;
    console.log(
      `${track}: ${here.toFixed(2)} % of one core here, ${(here * PHONE).toFixed(1)} % of a phone ${PHONE} times slower; ` +
        `its samples are made once, in ${making.toFixed(1)} s`,
    );
  }
  console.log(isLight ? `light enough: under ${MOST} %` : `too heavy: ${MOST} % is the most`);
  return isLight;
};
