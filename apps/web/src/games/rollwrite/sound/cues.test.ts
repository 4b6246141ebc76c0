import { seat } from '@templefall/kernel';
import { describe, expect, it } from 'vitest';
import { gameThatWas } from '../gallery/playedGame.ts';
import { cueOf } from './cues.ts';

const PLAYED = gameThatWas(true, { players: 3, level: 'easy' });
const heard = PLAYED.flatMap(applied => {
  const cue = cueOf(applied, who => who === seat(1));
  return cue ? [{ cue, applied }] : [];
});

describe('what is heard of a whole game', () => {
  it('every pair that is rolled, with its dice and black masks', () => {
    for (const { cue, applied } of heard)
      if (applied.event.type === 'pairRolled')
        expect(cue).toEqual({
          effect: 'roll',
          options: {
            dice: applied.event.faces.length,
            black: applied.event.faces.filter(face => face === 'black').length,
          },
        });
    const rolls = PLAYED.filter(({ event }) => event.type === 'pairRolled').length;
    expect(heard.filter(({ applied }) => applied.event.type === 'pairRolled')).toHaveLength(rolls);
  });

  it('each gem higher than the one before, secret rooms in a sound of their own', () => {
    const gems = heard.filter(({ cue }) => cue.effect === 'gem').map(({ cue }) => cue.options?.gems ?? -1);
    expect(gems).toEqual([...gems].sort((one, other) => one - other));
    const found = PLAYED.filter(({ event }) => event.type === 'secretFound').length;
    expect(heard.filter(({ cue }) => cue.effect === 'secret')).toHaveLength(found);
  });

  it('a turn only where it is mine, and the end once', () => {
    const own = PLAYED.filter(({ event }) => event.type === 'turnBegan' && event.seat === seat(1)).length;
    expect(heard.filter(({ cue }) => cue.effect === 'turn').length).toBeLessThanOrEqual(own);
    expect(heard.filter(({ cue }) => cue.effect === 'turn').length).toBeGreaterThan(0);
    expect(heard.at(-1)?.cue).toEqual({ effect: 'won' });
  });
});
