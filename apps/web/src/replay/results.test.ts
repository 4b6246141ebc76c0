import { describe, expect, it } from 'vitest';
import { bestOf, type GameResult, placeOf } from './results.ts';

const result = (what: Partial<GameResult>): GameResult => ({
  id: 'a',
  game: 'temple',
  version: 2,
  endedAt: 1,
  people: 1,
  won: true,
  players: 1,
  rung: '1a',
  score: 10,
  gems: 5,
  ...what,
});

describe('the best of a rung', () => {
  it('is the won game with the higher score, for each number of players by itself', () => {
    const best = bestOf([
      result({ id: 'first' }),
      result({ id: 'better', score: 20 }),
      result({ id: 'lost', score: 30, won: false }),
      result({ id: 'two', players: 2, score: 1 }),
    ]);
    expect(best.get(placeOf('1a', 1))?.id).toBe('better');
    expect(best.get(placeOf('1a', 2))?.id).toBe('two');
    expect(best.get(placeOf('1b', 1))).toBeUndefined();
  });

  it('never stands beside a result of other rules', () => {
    const best = bestOf([result({ id: 'old', version: 1, score: 99 }), result({ id: 'now' })]);
    expect([...best.values()].map(({ id }) => id)).toEqual(['now']);
  });
});
