import { playing } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';

describe('quests and the last open doorway', () => {
  it('[TB6] where every room would close the last doorway, the rooms of open quests come before all others', () => {
    const game = playing({
      players: [{ at: '1,0', dice: 'AAAAA' }],
      rooms: { '-1,0': 'exit@E', '1,0': 'basic-7@W', '2,-1': 'basic-7@W', '2,1': 'basic-7@W', '3,0': 'basic-7@S' },
      stack: ['basic-12', 'altar', 'obelisk'],
      options: { modules: { quests: 2 } },
    });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.room('2,0').tile.id).toBe('altar');
    expect(game.events()).toContainEqual({ type: 'questsForfeited', count: 1, counted: ['altar'] });
  });

  it('[TB6] no quest is waived while somebody can walk to an open doorway, however the last one here was closed', () => {
    const game = playing({
      players: [
        { at: '1,0', dice: 'AAAAA' },
        { at: '5,5', dice: 'AAAAA' },
      ],
      rooms: {
        '-1,0': 'exit@E',
        '1,0': 'basic-7@W',
        '2,-1': 'basic-7@W',
        '2,1': 'basic-7@W',
        '3,0': 'basic-7@S',
        '5,5': 'basic-9',
      },
      stack: ['basic-12', 'altar'],
      options: { modules: { quests: 1 } },
    });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.room('2,0').tile.id).toBe('basic-12');
    expect(game.events().some(event => event.type === 'questsForfeited')).toBe(false);
  });

  it('[TB6] the last quest room of the stack is no longer in it once it is laid', () => {
    // Everybody can reach the exit, one doorway is left: the dead end would leave the obelisk in the stack for ever.
    const game = playing({
      players: [{ at: '1,0', dice: 'AAAAA' }],
      rooms: { '-1,0': 'exit@E', '1,0': 'basic-7@W', '2,-1': 'basic-7@W', '2,1': 'basic-7@W', '3,0': 'basic-7@S' },
      stack: ['basic-12', 'obelisk'],
      options: { modules: { quests: 1 } },
    });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.room('2,0').tile.id).toBe('obelisk');
    expect(game.events().some(event => event.type === 'questsForfeited')).toBe(false);
  });
});
