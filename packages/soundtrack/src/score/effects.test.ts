import { describe, expect, test } from 'vitest';
import { CUE_TYPES } from './cues.ts';
import { CUE_BUZZ, EFFECT_TYPES, EFFECTS, effectNotes, landings } from './effects.ts';

describe('effects', () => {
  test.each(EFFECT_TYPES)('%s sounds in full, softer when gentle, and not at all with gongs only', type => {
    const full = effectNotes(type, 'full', { dice: 2 });
    const gentle = effectNotes(type, 'gentle', { dice: 2 });
    expect(full.length).toBeGreaterThan(0);
    full.forEach(({ level }, index) => {
      expect(gentle[index]?.level).toBeLessThan(level);
    });
    expect(effectNotes(type, 'gongs', { dice: 2 })).toEqual([]);
  });

  test('a roll is heard landing die by die, the last with the end of the roll; black masks knock', () => {
    expect(landings(5)).toEqual([520, 565, 610, 655, 700]);
    const notes = effectNotes('roll', 'full', { dice: 5, black: 2 });
    expect(notes.map(({ voice }) => voice)).toEqual(['rattle', 'knock', 'knock', 'tick', 'tick', 'tick']);
  });

  test('the glass rises with every gem', () => {
    const pitches = Array.from({ length: 15 }, (_, gems) => effectNotes('gem', 'full', { gems })[0]?.pitch ?? 0);
    pitches.slice(1).forEach((pitch, index) => {
      expect(pitch).toBeGreaterThan(pitches[index] ?? 0);
    });
    expect(effectNotes('gem', 'full', { gems: 99 })[0]?.pitch).toBe(pitches.at(-1));
  });

  test('dice belong to the hand, what all share to the table', () => {
    const at = (place: string): readonly string[] => EFFECT_TYPES.filter(type => EFFECTS[type].place === place);
    expect(at('hand')).toEqual(['roll', 'hold', 'blackMask', 'freed', 'payable']);
    expect(at('table')).toEqual(['gem', 'help', 'fate', 'escape']);
  });

  test('the phone buzzes as the style guide says', () => {
    expect(Object.fromEntries(EFFECT_TYPES.map(type => [type, EFFECTS[type].buzz]))).toEqual({
      roll: [],
      hold: [8],
      blackMask: [30],
      freed: [10, 30, 10],
      payable: [],
      gem: [20],
      help: [40, 40, 40],
      fate: [60],
      escape: [30, 30, 80],
    });
    expect(CUE_TYPES.map(type => CUE_BUZZ[type][0])).toEqual([40, 80, 10, 200, 400]);
  });
});
