import { temple } from '@templefall/temple';
import { CHALLENGES } from '@templefall/temple/challenges';
import { describe, expect, it } from 'vitest';
import { chosenBy, fittingChallenges, isChosenNow, PRESETS } from './presets.ts';

describe('a preset', () => {
  it.each(PRESETS)('%s is a table that can be played, whatever was won before', preset => {
    for (const won of [[], ['1a', '1b', '1c', '1d'], CHALLENGES.map(({ id }) => id)])
      for (const chance of [0, 0.5, 0.999]) {
        const { options, bots } = chosenBy(preset, won, chance);
        for (const players of [bots.least, 6]) {
          const parsed = temple.parseOptions({ ...options, clock: 'standard', players });
          expect(parsed.ok, `${preset} for ${players}`).toBe(true);
        }
        expect(isChosenNow(preset, { ...options, clock: 'standard' })).toBe(true);
      }
  });

  it('surprises with what fits the record: the lowest level that is not all won', () => {
    expect(fittingChallenges([])).toEqual(['1a', '1b', '1c', '1d']);
    expect(fittingChallenges(['1a', '1c', '2b'])).toEqual(['1b', '1d']);
    expect(fittingChallenges(['1a', '1b', '1c', '1d', '2b'])).toEqual(['2a', '2c', '2d']);
    expect(fittingChallenges(CHALLENGES.map(({ id }) => id))).toHaveLength(CHALLENGES.length);
    expect(chosenBy('surprise', ['1a', '1b', '1c'], 0.7).options.modules).toEqual({ challenge: '1d' });
  });

  it('is known again, and no other', () => {
    const { options } = chosenBy('full', [], 0);
    const table = { ...options, clock: 'none' };
    expect(PRESETS.filter(preset => isChosenNow(preset, table))).toEqual(['full']);
    expect(isChosenNow('full', { ...table, pace: 'brisk' })).toBe(false);
  });
});
