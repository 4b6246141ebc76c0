import { playing, setUp, tilesOf } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';

const inPit = (dice: string, depot = 7) =>
  playing({ players: [{ at: '1,0', dice }], rooms: { '1,0': 'pit@W' }, depot, options: { modules: { pit: true } } });

describe('the pit', () => {
  it('[TP1] is shuffled in at setup', () => {
    expect(tilesOf(setUp({ modules: { pit: true } }))).toContain('pit');
  });

  it('[TP1] five black masks of one player activate two gems, and the dice stay black', () => {
    const game = inPit('BBBBBAA');
    expect(game.does(0, { type: 'darePit' })).toBe('done');
    expect([game.state().depot, game.room('1,0').gems, game.dice(0)]).toEqual([5, 2, 'BBBBBAA']);
    expect(game.does(0, { type: 'darePit' })).toBe('gemsTaken');
  });

  it('[TP1] four are not enough, nor are they elsewhere, nor with an empty depot', () => {
    expect(inPit('BBBBAAA').does(0, { type: 'darePit' })).toBe('tooFewMasks');
    expect(inPit('BBBBBAA', 0).does(0, { type: 'darePit' })).toBe('depotEmpty');
    const away = playing({ players: [{ dice: 'BBBBBAA' }], options: { modules: { pit: true } } });
    expect(away.does(0, { type: 'darePit' })).toBe('noGems');
  });
});
