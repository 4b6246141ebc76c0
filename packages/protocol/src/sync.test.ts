import { seededChance, seedOf } from '@templefall/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delayOf, gameTimeAt, isSettled, mayBeSameClock, noSync, offsetAt, type Sync, withSample } from './sync.ts';

/** Samples of a clock that is `offset` ahead and runs `drift` too fast, over lines of given delays there and back. */
const samples = (
  offset: number,
  drift: number,
  lines: readonly (readonly [number, number])[],
): { readonly sync: Sync; readonly now: number } => {
  let sync = noSync;
  let now = 1000;
  for (const [there, back] of lines) {
    const sent = now;
    const server = (sent + there) * (1 + drift) + offset;
    sync = withSample(sync, { sent, server, received: sent + there + back });
    now += 2000;
  }
  return { sync, now };
};

describe('the server\u2019s clock from here', () => {
  it('is not known before the first sample', () => {
    expect(offsetAt(noSync, 0)).toBeUndefined();
    expect(delayOf(noSync)).toBeUndefined();
  });

  it('is exact when the line is as slow there as back', () => {
    const { sync, now } = samples(5_000_000, 0, [[40, 40]]);
    expect(offsetAt(sync, now)).toBeCloseTo(5_000_000);
    expect(delayOf(sync)).toBe(40);
  });

  it('the quickest sample counts: one slow answer disturbs nothing', () => {
    const { sync, now } = samples(700, 0, [
      [20, 20],
      [20, 900],
      [500, 20],
      [21, 21],
    ]);
    expect(Math.abs((offsetAt(sync, now) ?? 0) - 700)).toBeLessThan(2);
  });

  it('drift is corrected: 100 millionths too fast for half a minute', () => {
    const { sync, now } = samples(700, 0.0001, new Array(15).fill([20, 20]));
    const truth = now * 1.0001 + 700 - now;
    expect(Math.abs((offsetAt(sync, now) ?? 0) - truth)).toBeLessThan(0.1);
  });

  it('the quickest way there and the quickest way back may be of two samples', () => {
    const { sync, now } = samples(700, 0, [
      [20, 80],
      [90, 20],
    ]);
    expect(offsetAt(sync, now)).toBeCloseTo(700);
  });

  it('behind 150 ms ± 50 ms each way, the first 24 answers bring it within 10 ms', () => {
    const rng = seededChance(seedOf('jitter'))(0, 0);
    const way = (): number => 100 + rng.below(10_001) / 100;
    const errors = Array.from({ length: 1000 }, () => {
      const { sync, now } = samples(
        0,
        0,
        Array.from({ length: 24 }, () => [way(), way()] as const),
      );
      return Math.abs(offsetAt(sync, now) ?? 99);
    }).toSorted((a, b) => a - b);
    expect(errors[500]).toBeLessThan(2.5);
    expect(errors[980]).toBeLessThan(10);
  });

  it('what the first busy second of a page has told is not forgotten for what a game\u2019s busier first second tells', () => {
    let sync = noSync;
    const ask = (now: number, there: number, back: number): void => {
      sync = withSample(sync, { sent: now, server: now + there, received: now + there + back });
    };
    ask(0, 100, 100);
    for (let question = 1; question < 48; question++) ask(question * 60, 130, 180);
    expect(offsetAt(sync, 3000)).toBeCloseTo(0);
    for (let question = 1; question < 28; question++) ask(3000 + question * 2000, 130, 180);
    expect(offsetAt(sync, 57_000)).toBeCloseTo(0);
    for (let question = 28; question < 33; question++) ask(3000 + question * 2000, 130, 180);
    expect(offsetAt(sync, 67_000), 'after a minute it may be another route').toBeCloseTo(-25);
  });

  it('behind a quiet line eight answers are enough, behind a restless one it takes more', () => {
    const quiet = (count: number): Sync => samples(0, 0, new Array(count).fill([20, 22])).sync;
    expect(isSettled(noSync)).toBe(false);
    expect(isSettled(quiet(7))).toBe(false);
    expect(isSettled(quiet(8))).toBe(true);
    const rng = seededChance(seedOf('restless'))(0, 0);
    const way = (): number => 100 + rng.below(10_001) / 100;
    const runs = Array.from({ length: 300 }, () => {
      const lines = Array.from({ length: 40 }, () => [way(), way()] as const);
      const needed = lines.findIndex((_, i) => isSettled(samples(0, 0, lines.slice(0, i + 1)).sync)) + 1;
      const { sync, now } = samples(0, 0, lines.slice(0, needed));
      return { needed, off: Math.abs(offsetAt(sync, now) ?? 99) };
    });
    const needed = runs.map(run => run.needed).toSorted((a, b) => a - b);
    const off = runs.map(run => run.off).toSorted((a, b) => a - b);
    expect(needed[150]).toBeGreaterThan(14);
    expect(needed[299]).toBeLessThan(24);
    expect(off[297]).toBeLessThan(15);
  });

  it('who comes back to the same server goes on with the clock it has; another clock is learned anew', () => {
    const { sync, now } = samples(5000, 0, new Array(8).fill([20, 20]));
    for (const late of [0, 20, 600]) expect(mayBeSameClock(sync, now, 5000 - late)).toBe(true);
    for (const other of [0, 5300, 90_000]) expect(mayBeSameClock(sync, now, other)).toBe(false);
    expect(mayBeSameClock(noSync, now, 5000)).toBe(false);
  });

  it('jitter is not taken for drift', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 50, max: 100 }), fc.integer({ min: 50, max: 100 })), {
          minLength: 12,
          maxLength: 16,
        }),
        lines => {
          const { sync, now } = samples(0, 0, lines);
          expect(Math.abs(offsetAt(sync, now) ?? 99)).toBeLessThanOrEqual(25);
        },
      ),
    );
  });

  it('a clock that stood still in a sleep is believed anew from the first answer on', () => {
    const { sync, now } = samples(700, 0, new Array(15).fill([20, 20]));
    const asleep = 90_000;
    const awake = withSample(sync, { sent: now, server: now + 20 + 700 + asleep, received: now + 40 });
    expect(offsetAt(awake, now)).toBeCloseTo(700 + asleep);
  });

  it('game time follows the server\u2019s clock while it runs, and stands while it stands', () => {
    expect(gameTimeAt({ at: 500, now: 10_000, isRunning: true }, 10_250)).toBe(750);
    expect(gameTimeAt({ at: 500, now: 10_000, isRunning: true }, 9_900)).toBe(500);
    expect(gameTimeAt({ at: 500, now: 10_000, isRunning: false }, 99_000)).toBe(500);
  });
});
