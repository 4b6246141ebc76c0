import { type PositionSketch, playing, position, setUp, tilesOf } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';

const dreaming = (sketch: PositionSketch) =>
  playing({ ...sketch, options: { modules: { illusions: true, ...sketch.options } } });

describe('illusion rooms', () => {
  it.each([
    ['basic', {}],
    ['deep', { curses: true }],
  ])('[TM3.1] [TM3.8] six replace the one-gem rooms of the %s thirteen', (set, modules) => {
    const ids = tilesOf(setUp({ modules: { illusions: true, ...modules } }));
    const numbers = ids.filter(id => id.startsWith(set)).map(id => Number(id.split('-')[1]));
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(ids.filter(id => id.startsWith('illusion')).length).toBe(6);
    expect(ids.length).toBe(19);
  });

  it('[TM3.2] at a slam they go under the stack in the order they were discovered', () => {
    const game = dreaming({ rooms: { '1,0': 'illusion-4@W', '-1,0': 'illusion-1@E' }, stack: ['basic-1', 'exit'] });
    game.until(210_250);
    expect(Object.keys(game.state().rooms)).toEqual(['0,0']);
    expect(game.state().stack.order).toEqual(['basic-1', 'exit', 'illusion-4', 'illusion-1']);
  });

  it('[TM3.2] also at the second slam', () => {
    const game = dreaming({ rooms: { '1,0': 'illusion-4@W' }, gongs: 1, slams: 1, stack: [] });
    game.until(420_250);
    expect(game.state().stack.order).toEqual(['illusion-4']);
  });

  it('[TM3.3] gems activated there stay activated', () => {
    const game = dreaming({ players: [{ at: '1,0', dice: 'KKKKAAA' }], rooms: { '1,0': 'illusion-4@W' }, depot: 7 });
    game.does(0, { type: 'activate', gems: 1 });
    game.until(210_250);
    expect(game.state().depot).toBe(6);
  });

  it('[TM3.4] adventurers in it come to the start room and lose one die, not two', () => {
    const game = dreaming({
      players: [
        { at: '1,0', dice: 'AAAAA' },
        { at: '0,0', dice: 'AAAAA' },
      ],
      rooms: { '1,0': 'illusion-4@W' },
    });
    game.until(210_250);
    expect(game.state().players.map(({ spot, lost }) => [spot, lost.length])).toEqual([
      ['0,0', 1],
      ['0,0', 0],
    ]);
  });

  it('[TM3.5] the hole is an empty cell like any other; [TM3.7] a room discovered again is new', () => {
    const game = dreaming({ players: [{ dice: 'AAAAAAA' }], rooms: { '1,0': 'illusion-4@W' }, stack: [] });
    game.until(210_250);
    expect(game.does(0, { type: 'discover', side: 'E' }, 211_000)).toBe('done');
    expect(game.room('1,0')).toMatchObject({ tile: { id: 'illusion-4' }, gems: 0 });
  });

  it('[TM3.6] without module 1 its purple mask means nothing', () => {
    const game = dreaming({ players: [{ dice: 'AAAAAAA' }], stack: ['illusion-1'] });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.events().map(event => event.type)).toEqual(['roomLaid']);
  });

  it('[TM3.7] discovered again, its curse counts again', () => {
    const game = dreaming({
      players: [{ dice: 'AAAAAAA' }],
      rooms: { '1,0': 'illusion-1@W' },
      stack: [],
      options: { curses: true },
    });
    game.until(210_250);
    game.does(0, { type: 'discover', side: 'E' }, 211_000);
    expect(game.events().filter(event => event.type === 'curseDrawn').length).toBe(1);
  });

  it('[TM3.7] a secret passage stays on its edge and works again once both cells hold rooms', () => {
    const start = position({
      players: [{ dice: 'AAAAAAA' }],
      rooms: { '1,0': 'illusion-4@W', '1,1': 'basic-7@W', '0,1': 'basic-7@W' },
      stack: [],
      options: { modules: { illusions: true, treasures: true } },
    });
    const treasures = { ...(start.modules.treasures as object), holes: [{ cell: '0,0', side: 'S' }] };
    const game = playing({ ...start, modules: { ...start.modules, treasures } });
    game.until(210_250);
    expect(game.does(0, { type: 'discover', side: 'S' }, 211_000)).toBe('noDoorway');
    expect(game.does(0, { type: 'enter', to: '0,1' }, 211_000)).toBe('done');
  });

  it('[TM5.5] a great torch in an illusion room saves the die, and the adventurer goes to the start room', () => {
    const start = position({
      players: [{ at: '1,0', dice: 'AAAAAAA' }],
      rooms: { '1,0': 'illusion-4@W' },
      options: { modules: { illusions: true, treasures: true, additions: true } },
    });
    const treasures = { ...(start.modules.treasures as object), torches: ['1,0'] };
    const game = playing({ ...start, modules: { ...start.modules, treasures } });
    game.until(210_250);
    expect([game.player(0).spot, game.player(0).lost.length]).toEqual(['0,0', 0]);
  });

  it('[TM5.5] poisoned in an illusion room without a torch: two dice, not three', () => {
    const start = position({
      players: [{ at: '1,0', dice: 'AAAAAAA' }],
      rooms: { '1,0': 'illusion-4@W' },
      options: { modules: { illusions: true, curses: true, fountain: true } },
    });
    const curses = { ...(start.modules.curses as object), held: [{ seat: 0, curse: 'poisoned' }] };
    const game = playing({ ...start, modules: { ...start.modules, curses } });
    game.until(210_250);
    expect(game.player(0).lost.length).toBe(2);
  });
});
