import { type PlayerSketch, playing } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import type { DieId } from '../../vocabulary.ts';

const lost = (how: 'slam' | 'fell' | 'sacrificed') => [{ id: 15 as DieId, how }];
const atFountain = (player: PlayerSketch) =>
  playing({
    players: [{ at: '1,0', ...player }, {}],
    rooms: { '1,0': 'fountain@W' },
    options: { modules: { fountain: true } },
  });

describe('the fountain', () => {
  it.each(['slam', 'fell'] as const)('[TP6] [TP9] two gold masks give back a die lost by %s, blank, once', how => {
    const game = atFountain({ dice: 'GGGG', lost: [...lost(how), { id: 16 as DieId, how }] });
    expect(game.does(0, { type: 'drink' })).toBe('done');
    expect(game.dice(0)).toBe('..GG.');
    expect(game.player(0).lost.map(({ id }) => id)).toEqual([16]);
    expect(game.does(0, { type: 'drink' })).toBe('drankAlready');
  });

  it('[TP9] not a sacrificed one', () => {
    expect(atFountain({ dice: 'GGAA', lost: lost('sacrificed') }).does(0, { type: 'drink' })).toBe('nothingLost');
  });

  it('[TP6] only there, and only for two masks of one’s own', () => {
    expect(atFountain({ at: '0,0', dice: 'GGAA', lost: lost('slam') }).does(0, { type: 'drink' })).toBe(
      'notAtFountain',
    );
    expect(atFountain({ dice: 'GAAA', lost: lost('slam') }).does(0, { type: 'drink' })).toBe('cannotPay');
    expect(atFountain({ dice: 'GGAAA' }).does(0, { type: 'drink' })).toBe('nothingLost');
  });
});
