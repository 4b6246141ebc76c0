import { playing } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';

describe('quests and the temple that never seals itself', () => {
  it('[TB6] nor does a room that nobody enters stand before the exit', () => {
    // The exit at 2,-1 lost its room; the ghost room has a doorway to the north there, but is a wall to a walker.
    const game = playing({
      players: [{ at: '1,0', dice: 'AAAAA' }],
      rooms: { '-1,0': 'basic-1@E', '1,0': 'basic-7@W', '2,-1': 'exit@S' },
      stack: ['ghost-room', 'basic-13'],
      options: { modules: { quests: 1 } },
    });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.room('2,0').tile.id).toBe('basic-13');
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
