import { seedOf } from '@templefall/kit';
import { describe, expect, test } from 'vitest';
import { VOICES } from '../synth/voices.ts';
import { quietPiece } from './quietPiece.ts';
import { WRITE_EFFECTS, WRITE_VOICES, writeNotes } from './writeEffects.ts';

describe('effects of a game in turns', () => {
  test.each(WRITE_EFFECTS)('%s is heard, and never loudly', effect => {
    const notes = writeNotes(effect);
    expect(notes.length).toBeGreaterThan(0);
    for (const { level } of notes) expect(level).toBeLessThanOrEqual(0.4);
  });

  test('each die of a pair lands, black masks knock', () => {
    expect(writeNotes('roll', { dice: 2, black: 1 }).map(({ voice }) => voice)).toEqual(['rattle', 'knock', 'tick']);
  });

  test('the glass rises with every gem of a scale', () => {
    const pitches = Array.from({ length: 10 }, (_, gems) => writeNotes('gem', { gems })[0]?.pitch ?? 0);
    expect(pitches).toEqual([...pitches].sort((one, other) => one - other));
    expect(new Set(pitches).size).toBe(10);
  });

  test('what sounds most is made beforehand', () => {
    for (const effect of ['roll', 'cross', 'circle', 'gem', 'secret', 'map', 'curse'] as const)
      for (const { voice } of writeNotes(effect, { dice: 2, black: 1 })) expect(WRITE_VOICES).toContain(voice);
  });
});

describe('the quiet piece', () => {
  const piece = quietPiece(seedOf('table'));
  const bars = Array.from({ length: 64 }, (_, bar) => piece(bar));

  test('is the same for the same game, and another for another', () => {
    expect(quietPiece(seedOf('table'))(5)).toEqual(piece(5));
    expect(quietPiece(seedOf('other'))(5)).not.toEqual(piece(5));
  });

  test('every note lies in its bar, in the five notes of the scale or on the fifth above the bass', () => {
    for (const { notes, length } of bars)
      for (const { at, pitch, voice } of notes) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(length);
        if (voice !== 'strings') expect([0, 3, 5, 7, 10]).toContain((pitch - 50) % 12);
        expect(VOICES[voice]).toBeDefined();
      }
  });

  test('is quiet: no note above a tenth, and every eighth bar rests', () => {
    for (const { notes } of bars) for (const { level } of notes) expect(level).toBeLessThanOrEqual(0.1);
    for (const bar of [7, 15, 63]) expect(piece(bar).notes.every(({ voice }) => voice === 'strings')).toBe(true);
  });
});
