import { seedOf, simulatedClock } from '@templefall/kit';
import { describe, expect, test } from 'vitest';
import type { Mode } from '../score/cueNotes.ts';
import type { Note } from '../score/note.ts';
import { STANDARD } from '../testing/standardClock.ts';
import { TRACKS } from '../tracks/tracks.ts';
import { createConductor, type Orchestra } from './conductor.ts';
import type { Bus } from './mixer.ts';

interface Played {
  readonly note: Note;
  readonly at: number;
  readonly bus: Bus;
  stopped: boolean;
}

/** Writes down what it is given. Its clock runs with the game's, from another zero, and may be set off. */
const desk = (start = 0, mode: Mode = 'full') => {
  const clock = simulatedClock(start);
  let offset = 5;
  const played: Played[] = [];
  const breaths: number[] = [];
  const orchestra: Orchestra = {
    heard: () => clock.now() / 1000 + offset,
    play: (note, at, bus) => {
      const one: Played = { note, at, bus, stopped: false };
      played.push(one);
      return {
        stop: () => {
          one.stopped = true;
        },
      };
    },
    goOn: ({ notes }, at, bus) => {
      const begins = at();
      for (const note of notes) {
        const moment = begins + note.at / 1000;
        played.push({
          note: { ...note, at: Math.round((moment - offset) * 1e9) / 1e6 },
          at: moment,
          bus,
          stopped: false,
        });
      }
    },
    hush: bus => {
      for (const one of played) if (one.bus === bus) one.stopped = true;
    },
    breathe: strokes => breaths.push(...strokes),
    breatheFreely: () => breaths.splice(0),
  };
  const conductor = createConductor(
    { countdowns: STANDARD, seed: seedOf('desk'), track: TRACKS.lamplight, mode },
    orchestra,
    clock,
  );
  const run = (to: number, step = 100): void => {
    while (clock.now() < to) {
      conductor.pump();
      clock.advanceTo(Math.min(to, clock.now() + step));
    }
    conductor.pump();
  };
  const cues = (): readonly Played[] => played.filter(({ bus, stopped }) => bus === 'cues' && !stopped);
  return {
    clock,
    conductor,
    played,
    breaths,
    run,
    cues,
    music: (): readonly Played[] => played.filter(({ bus, stopped }) => bus === 'music' && !stopped),
    setOff: (seconds: number) => {
      offset += seconds;
    },
  };
};

describe('the conductor', () => {
  test('[TT1] the cry sounds at 0 where that is known ahead, follows at once where it is not, and is no news later', () => {
    const cries = (start: number): readonly number[] => {
      const { run, cues, clock } = desk(start);
      run(clock.now() + 50);
      return cues()
        .filter(({ note }) => note.voice === 'conch')
        .map(({ at }) => at);
    };
    expect(cries(-3000)).toEqual([5]);
    expect(cries(40)).toEqual([5]);
    expect(cries(1000)).toEqual([]);
  });

  test('[TT2] places every cue on the audio clock, to the sample, before it is due', () => {
    const { run, cues } = desk();
    run(600_000);
    expect(cues()).toHaveLength(1 + 6 + 30 + 3);
    for (const { note, at } of cues()) expect(at).toBeCloseTo(note.at / 1000 + 5, 9);
  });

  test('a tab whose timers run once a minute rings its gongs on the second all the same', () => {
    const { run, cues } = desk();
    run(600_000, 60_000);
    const gongs = cues().filter(({ note }) => note.voice === 'gong');
    expect(gongs.map(({ at }) => Math.round((at - 5) * 1000))).toEqual([
      180_000, 390_000, 391_400, 570_000, 571_400, 572_800,
    ]);
  });

  test('the music holds its breath before each loud cue', () => {
    const { run, breaths } = desk();
    run(600_000);
    expect(breaths).toHaveLength(9);
  });

  test('no music is handed out late, none twice', () => {
    const { run, music } = desk();
    run(120_000);
    for (const { note, at } of music()) expect(at).toBeCloseTo(note.at / 1000 + 5, 9);
    const keys = music().map(({ note }) => JSON.stringify(note));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('whoever jumps in late plays what the others play from then on, and takes up what is held', () => {
    const early = desk();
    early.run(300_000);
    const late = desk(250_000);
    late.run(300_000);
    const after = ({ note }: Played): boolean => note.at > 253_000;
    expect(
      late
        .music()
        .filter(after)
        .map(({ note }) => note),
    ).toEqual(
      early
        .music()
        .filter(after)
        .map(({ note }) => note),
    );
    expect(late.music().some(({ note }) => note.at === 250_000 && note.voice === 'drone')).toBe(true);
    expect(late.played.every(({ note }) => note.at >= 250_000)).toBe(true);
  });

  test('a pause silences everything planned, and it goes on at the same place', () => {
    const { run, clock, conductor, cues, music, setOff } = desk();
    run(179_000);
    conductor.restart();
    expect(cues()).toHaveLength(0);
    expect(music()).toHaveLength(0);
    // Five minutes pass on the audio clock while the game stands still.
    setOff(300);
    run(181_000);
    const gong = cues().find(({ note }) => note.voice === 'gong');
    expect(gong?.at).toBeCloseTo(180 + 305, 9);
    expect(clock.now()).toBe(181_000);
  });

  test('after sleep, when the clocks have come apart, it begins anew at the right place by itself', () => {
    const { run, cues, setOff } = desk();
    run(100_000);
    setOff(-42);
    run(215_000);
    for (const { note, at } of cues().filter(({ note: { at: moment } }) => moment > 101_000))
      expect(at).toBeCloseTo(note.at / 1000 + 5 - 42, 9);
    expect(cues().filter(({ note }) => note.voice === 'slam')).toHaveLength(1);
  });

  test('a cue already placed moves with a small correction of the clock', () => {
    const { run, cues, setOff } = desk();
    run(150_000);
    setOff(0.03);
    run(181_000);
    const gongs = cues().filter(({ note }) => note.voice === 'gong');
    expect(gongs.map(({ at }) => at)).toEqual([expect.closeTo(180 + 5.03, 6)]);
  });

  test('a victory ends the clock: no gong after it, and after a breath the coda', () => {
    const { run, cues, music, conductor } = desk();
    run(380_000);
    conductor.conclude('victory', 380_000);
    run(600_000);
    expect(cues().every(({ note }) => note.at <= 380_000)).toBe(true);
    expect(
      Math.min(
        ...music()
          .map(({ note }) => note.at)
          .filter(at => at >= 380_000),
      ),
    ).toBe(380_250);
    expect(conductor.mood()).toBe('victory');
  });

  test('[TT8] gongs only means that; gentle plays fewer notes and softer', () => {
    const gongs = desk(0, 'gongs');
    gongs.run(215_000);
    expect(gongs.music()).toHaveLength(0);
    expect(gongs.cues().length).toBeGreaterThan(10);
    const [full, gentle] = [desk(), desk(0, 'gentle')];
    full.run(215_000);
    gentle.run(215_000);
    expect(gentle.music().length).toBeLessThan(full.music().length);
    const loudest = (played: readonly Played[]): number => Math.max(...played.map(({ note }) => note.level));
    expect(loudest(gentle.music())).toBeLessThan(loudest(full.music()));
  });

  test('the mood follows clock and players', () => {
    const { clock, conductor } = desk();
    const situation = { gems: 0, stuck: 0, exitFound: false };
    const moodAt = (at: number): string => {
      clock.advanceTo(at);
      return conductor.mood();
    };
    expect(moodAt(10_000)).toBe('exploring');
    conductor.follow({ ...situation, gems: 0.2 });
    expect(moodAt(20_000)).toBe('gemsFound');
    conductor.follow({ ...situation, stuck: 1 });
    expect(moodAt(30_000)).toBe('stuck');
    conductor.follow({ ...situation, exitFound: true });
    expect(moodAt(40_000)).toBe('exitFound');
    expect(moodAt(185_000)).toBe('countdown');
    expect(moodAt(215_000)).toBe('aftershock');
    expect(moodAt(545_000)).toBe('lastMinute');
    conductor.conclude('fall', 600_250);
    expect(moodAt(600_300)).toBe('fall');
  });
});
