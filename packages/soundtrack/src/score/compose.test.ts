import { seededChance, seedOf } from '@templefall/kit';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../testing/standardClock.ts';
import { TRACKS } from '../tracks/tracks.ts';
import { type Bar, barAt } from './bars.ts';
import { codaNotes } from './coda.ts';
import { barLengthOf, composeBar, pitchOf } from './compose.ts';
import type { Note } from './note.ts';
import { sectionsOf } from './sections.ts';
import { AT_THE_START, OUTCOMES, type Situation } from './situation.ts';
import { TRACK_IDS } from './track.ts';

const SECTIONS = sectionsOf(STANDARD);

const barsOf = (id: (typeof TRACK_IDS)[number], sections = SECTIONS, until = 600_000): readonly Bar[] => {
  const bars: Bar[] = [];
  for (let now = 0; now < until; ) {
    const bar = barAt(sections, barLengthOf(TRACKS[id]), now);
    if (!bar) break;
    bars.push(bar);
    now = bar.at + bar.length;
  }
  return bars;
};

const composed = (id: (typeof TRACK_IDS)[number], seed: string, situation: Situation = AT_THE_START): readonly Note[] =>
  barsOf(id).flatMap(bar => composeBar(TRACKS[id], bar, situation, seededChance(seedOf(seed))));

const notesPerSecond = (notes: readonly Note[], from: number, to: number): number =>
  notes.filter(({ at }) => at >= from && at < to).length / ((to - from) / 1000);

describe('the form', () => {
  test('[TT2] sections follow each other without gaps from the cry to the collapse', () => {
    expect(SECTIONS[0]?.from).toBe(0);
    expect(SECTIONS.at(-1)?.to).toBe(600_000);
    SECTIONS.slice(1).forEach((section, index) => {
      expect(section.from).toBe(SECTIONS[index]?.to);
    });
    expect(SECTIONS.map(({ type }) => type)).toEqual([
      'exploring',
      'countdown',
      'aftershock',
      'exploring',
      'countdown',
      'aftershock',
      'exploring',
      'lastMinute',
      'countdown',
    ]);
  });

  test('practice without a clock goes on for ever', () => {
    const endless = sectionsOf([]);
    expect(barsOf('lamplight', endless, 3_600_000).length).toBeGreaterThan(1000);
  });

  test.each(TRACK_IDS)('%s: a bar line falls on every section, and no tempo is bent by more than 5 %%', id => {
    const bars = barsOf(id);
    for (const { from } of SECTIONS) expect(bars.some(({ at }) => Math.abs(at - from) < 0.001)).toBe(true);
    for (const { section, length } of bars) {
      const bend = length / barLengthOf(TRACKS[id])(section);
      expect(Math.abs(bend - 1)).toBeLessThan(0.05);
    }
  });

  test.each(TRACK_IDS)('%s: in a countdown the beat falls on the seconds of the ticks', id => {
    for (const bar of barsOf(id).filter(({ section }) => section.type === 'countdown'))
      expect(bar.length).toBeCloseTo(2000, 6);
  });
});

describe.each(TRACK_IDS)('%s', id => {
  test('the same seed gives the same music, another seed another', () => {
    expect(composed(id, 'one')).toEqual(composed(id, 'one'));
    expect(composed(id, 'one')).not.toEqual(composed(id, 'two'));
  });

  test('a bar is the same whoever composes it, from the beginning or from the middle', () => {
    const chance = seededChance(seedOf('late'));
    const bar = barAt(SECTIONS, barLengthOf(TRACKS[id]), 333_333);
    expect(bar).toBeDefined();
    if (!bar) return;
    const whole = barsOf(id).find(({ at }) => Math.abs(at - bar.at) < 1);
    expect(whole && composeBar(TRACKS[id], whole, AT_THE_START, chance)).toEqual(
      composeBar(TRACKS[id], bar, AT_THE_START, chance),
    );
  });

  test('no note comes before its bar line, so none before a cue that stands on it', () => {
    for (const bar of barsOf(id))
      for (const note of composeBar(TRACKS[id], bar, AT_THE_START, seededChance(seedOf('early'))))
        expect(note.at).toBeGreaterThanOrEqual(bar.at);
  });

  test('a countdown rises: each ten seconds busier and higher than the ten before', () => {
    const notes = composed(id, 'rise');
    for (const { opens } of STANDARD) {
      const tens = [0, 10_000, 20_000].map(after => [opens + after, opens + after + 10_000] as const);
      const density = tens.map(([from, to]) => notesPerSecond(notes, from, to));
      expect(density[1]).toBeGreaterThan(density[0] ?? 0);
      expect(density[2]).toBeGreaterThan(density[1] ?? 0);
      const basses = tens.map(([from, to]) =>
        Math.max(
          ...notes
            .filter(({ at, voice }) => at >= from && at < to && voice === TRACKS[id].layers[1]?.voice)
            .map(({ pitch }) => pitch),
        ),
      );
      expect(basses[2]).toBeGreaterThan(basses[0] ?? 0);
    }
  });

  test('after a slam it is calmer than before it', () => {
    const notes = composed(id, 'calm');
    for (const { ends } of STANDARD.slice(0, 2))
      expect(notesPerSecond(notes, ends, ends + 20_000)).toBeLessThan(notesPerSecond(notes, ends - 20_000, ends) / 3);
  });

  test('the last minute is busier than the exploring before it', () => {
    const notes = composed(id, 'last');
    expect(notesPerSecond(notes, 540_000, 570_000)).toBeGreaterThan(1.5 * notesPerSecond(notes, 480_000, 540_000));
  });

  test('someone stuck is heard: a heart beats and the tune falls silent', () => {
    const calm = composed(id, 'stuck');
    const stuck = composed(id, 'stuck', { ...AT_THE_START, stuck: 1 });
    const inAct = ({ at }: Note): boolean => at > 60_000 && at < 180_000;
    const beats = (notes: readonly Note[]): number => notes.filter(note => inAct(note) && note.voice === 'dum').length;
    expect(beats(stuck)).toBeGreaterThan(beats(calm) + 40);
    expect(stuck).not.toEqual(calm);
  });

  test('the exit found turns the light on: a brighter scale, and bells', () => {
    const found = composed(id, 'exit', { ...AT_THE_START, exitFound: true });
    const { tonic, bright } = TRACKS[id];
    const held = found.filter(({ voice, at }) => voice === TRACKS[id].layers[1]?.voice && at < 180_000);
    expect(held.length).toBeGreaterThan(20);
    for (const { pitch } of held) expect(bright).toContain((((pitch - tonic) % 12) + 12) % 12);
  });

  test('gems found bring more of the ensemble in', () => {
    const early = (gems: number): number =>
      notesPerSecond(composed(id, 'gems', { ...AT_THE_START, gems }), 20_000, 90_000);
    expect(early(1)).toBeGreaterThan(early(0) * 1.2);
  });

  test('victory is bright and fall is dark, and both end within fifteen seconds', () => {
    const [victory, fall] = OUTCOMES.map(outcome => codaNotes(TRACKS[id], outcome, 1000));
    expect(victory).not.toEqual(fall);
    for (const notes of [victory, fall])
      for (const { at, length } of notes ?? []) {
        expect(at).toBeGreaterThanOrEqual(1000);
        expect(at + length).toBeLessThan(16_000);
      }
  });

  test('some phrases of an exploring rest, and the rests differ from game to game', () => {
    const drums = new Set(['dum', 'tak', 'pot', 'shaker', 'lute', 'marimba', 'kalimba']);
    const resting = (seed: string): readonly number[] =>
      barsOf(id)
        .filter(bar => bar.section.type === 'exploring')
        .filter(
          bar =>
            !composeBar(TRACKS[id], bar, AT_THE_START, seededChance(seedOf(seed))).some(({ voice }) =>
              drums.has(voice),
            ),
        )
        .map(({ at }) => at);
    const games = ['a', 'b', 'c', 'd'].map(resting);
    for (const rests of games) expect(rests.length).toBeGreaterThan(4);
    expect(new Set(games.map(rests => rests.join())).size).toBe(4);
  });
});

test('[TT2] the two soundtracks are as long as each other and sound different', () => {
  const [one, two] = TRACK_IDS.map(id => composed(id, 'same'));
  expect(one).not.toEqual(two);
  for (const notes of [one, two]) expect(Math.max(...(notes ?? []).map(({ at }) => at))).toBeGreaterThan(597_000);
});

test('degrees run past the ends of a scale into the next octave', () => {
  expect([-1, 0, 4, 5, 9].map(degree => pitchOf(50, [0, 2, 4, 7, 9], degree))).toEqual([47, 50, 59, 62, 71]);
});
