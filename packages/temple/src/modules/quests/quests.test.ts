import { known, pileOf, type Seat } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { type PositionSketch, playing, position } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { escapeCost } from '../../actions/escape.ts';
import type { State } from '../../state.ts';
import { temple } from '../../temple.ts';
import type { Cell, TileId } from '../../vocabulary.ts';
import { QUEST_ROOMS, TRIAL_TILES } from './content.ts';
import type { Quests } from './slice.ts';

const OWN = QUEST_ROOMS.map(tile => tile.id as string);

/** A position of a game with quests; `quests` overrides parts of the slice. */
const questing = ({ quests = {}, ...sketch }: PositionSketch & { readonly quests?: Partial<Quests> }): State => {
  const state = position({ ...sketch, options: { ...sketch.options, modules: { quests: quests.count ?? 1 } } });
  return { ...state, modules: { quests: { ...sliceOf(state), ...quests } } };
};
const sliceOf = (state: State): Quests => state.modules.quests as Quests;
const setUp = (players: number, count: number, seed: string): State => {
  const options = temple.parseOptions({ players, modules: { quests: count } });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return temple.setup(options.value, seededChance(seedOf(seed)));
};
const inStack = (state: State): readonly string[] => known(state.stack).filter(tile => OWN.includes(tile));
const refusal = (raw: unknown) => {
  const parsed = temple.parseOptions({ players: 3, modules: { quests: raw } });
  return parsed.ok ? [] : parsed.error.map(({ code }) => code);
};

describe('quest rooms at setup', () => {
  it.each([1, 2, 3])('[TM6.1] %i quest rooms are in the stack, and as many tokens in the depot', count => {
    const state = setUp(3, count, 'tokens');
    expect(inStack(state)).toHaveLength(count);
    expect(sliceOf(state)).toMatchObject({ count, done: [], forfeited: 0 });
  });

  it('[TM6.1] each of the five is drawn in some game', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => inStack(setUp(3, 3, `pool ${seed}`))).flat();
    expect([...new Set(drawn)].sort()).toEqual([...OWN].sort());
  });

  it('[TM6.1] the number of quests is one, two or three; `true` is one', () => {
    expect([1, 2, 3, true].map(refusal)).toEqual([[], [], [], []]);
    expect([0, 4, 1.5, 'all', {}].map(refusal)).toEqual(new Array(5).fill(['notOneOf']));
  });

  it('[TM6.10] six quests without the treasure room are refused for both reasons', () => {
    expect(refusal(6)).toEqual(['notOneOf', 'needsQuestRooms']);
  });

  it('[TM6.10] they join after the two setup rooms and never lie among the last five', () => {
    for (let seed = 0; seed < 30; seed++) {
      const state = setUp(4, 3, `late ${seed}`);
      expect(Object.values(state.rooms).some(({ tile }) => OWN.includes(tile.id))).toBe(false);
      expect(
        known(state.stack)
          .slice(-5)
          .filter(tile => OWN.includes(tile)),
      ).toEqual([]);
      expect(known(state.stack).slice(-5)).toContain('exit');
    }
  });

  it('[TM6.10] with one or two players they join before the exit goes to the middle', () => {
    const order = known(setUp(2, 3, 'two').stack);
    expect(order.indexOf('exit' as TileId)).toBe(Math.floor((order.length - 1) / 2));
  });
});

describe('quest tokens', () => {
  const atExit = (quests: Partial<Quests>) =>
    playing(
      questing({
        players: [{ at: '-1,0', dice: 'KKKKK' }],
        rooms: { '-1,0': 'exit@E', '1,0': 'altar@W' },
        depot: 0,
        quests,
      }),
    );

  it('[TM6.3] while a token is in the depot nobody escapes', () => {
    expect(atExit({}).does(0, { type: 'escape' })).toBe('questsOpen');
  });

  it('[TM6.2] [TM6.3] a finished quest frees the way', () => {
    expect(atExit({ done: ['altar' as TileId] }).does(0, { type: 'escape' })).toBe('done');
    expect(atExit({ count: 2, done: ['altar' as TileId] }).does(0, { type: 'escape' })).toBe('questsOpen');
  });

  it('[TB6] quests still in the stack are waived when no doorway is left', () => {
    // The only way on would be closed by whatever is drawn: the exit comes first, and the quests go.
    const game = playing(
      questing({
        players: [{ at: '1,0', dice: 'AA...' }],
        rooms: { '1,0': 'basic-9@W', '-1,0': 'basic-12@N' },
        stack: ['obelisk', 'exit'],
        quests: { count: 2 },
      }),
    );
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.room('2,0').tile.id).toBe('exit');
    expect(game.events().map(({ type }) => type)).toEqual(['roomLaid', 'questsForfeited']);
    expect(sliceOf(game.state()).forfeited).toBe(2);
  });
});

describe('the altar', () => {
  const altar = (first: string, second = 'AAAAA') =>
    playing(
      questing({
        players: [
          { at: '1,0', dice: first },
          { at: '1,0', dice: second },
        ],
        rooms: { '1,0': 'altar@W' },
      }),
    );

  it('[TM6.4] two players sacrifice one die each, one after the other, and the quest is done', () => {
    const game = altar('AKTGB');
    expect(game.does(0, { type: 'sacrifice', die: 11 })).toBe('done');
    expect(sliceOf(game.state())).toMatchObject({ sacrificed: 1, done: [] });
    expect(game.does(1, { type: 'sacrifice', die: 25 }, 60_000)).toBe('done');
    expect(sliceOf(game.state()).done).toEqual(['altar']);
    expect([game.dice(0), game.dice(1)]).toEqual(['KTGB', 'AAAA']);
    expect(game.player(0).lost).toEqual([{ id: 11, how: 'sacrificed' }]);
  });

  it('[TM6.4] one player may sacrifice both; a third die is not taken', () => {
    const game = altar('AKTGB');
    expect([11, 12, 13].map(die => game.does(0, { type: 'sacrifice', die }))).toEqual(['done', 'done', 'questDone']);
  });

  it('[TM6.11] [TM6.4] black and blank dice will do, and the last one; a player may give both', () => {
    expect(altar('.B').does(0, { type: 'sacrifice', die: 11 })).toBe('done');
    expect(altar('.B').does(0, { type: 'sacrifice', die: 12 })).toBe('done');
    expect(altar('A').does(0, { type: 'sacrifice', die: 11 })).toBe('done');
    const both = altar('AB');
    expect([11, 12].map(die => both.does(0, { type: 'sacrifice', die }))).toEqual(['done', 'done']);
    expect([both.dice(0), sliceOf(both.state()).done]).toEqual(['', ['altar']]);
  });

  it('[TM6.4] only in its room, and only with a die of one’s own', () => {
    expect(altar('AAAAA').does(0, { type: 'sacrifice', die: 21 })).toBe('notYourDie');
    const outside = playing(questing({ players: [{ dice: 'AA' }], rooms: { '1,0': 'altar@W' } }));
    expect(outside.does(0, { type: 'sacrifice', die: 11 })).toBe('notAtQuest');
  });

  it('[TM6.4] every die is offered once, the least missed first', () => {
    const offered = altar('A.BK')
      .legal(0)
      .filter(({ type }) => type === 'sacrifice');
    expect(offered.map(command => 'die' in command && command.die)).toEqual([13, 12, 14, 11]);
  });
});

describe('the trials', () => {
  const trials = (dice: string, parts: Partial<Quests> = {}, at = '1,0') =>
    playing(
      questing({
        players: [
          { at, dice },
          { at: '1,0', dice: 'TTTTT' },
        ],
        rooms: { '1,0': 'trials@W' },
        quests: { trials: pileOf(['TTK', 'GGA']), ...parts },
      }),
    );

  it('[TM6.5] four of the six tiles, unknown to all, lie on the room', () => {
    const { trials: pile } = sliceOf(setUp(3, 1, 'trials'));
    expect(new Set(known(pile)).size).toBe(4);
    expect(TRIAL_TILES).toEqual(expect.arrayContaining([...known(pile)]));
    expect(sliceOf(temple.view(setUp(3, 1, 'trials'))).trials).toEqual({ size: 4 });
  });

  it('[TM6.5] entering reveals the top one', () => {
    const game = trials('AK...', {}, '0,0');
    expect(game.does(0, { type: 'enter', to: '1,0' })).toBe('done');
    expect(sliceOf(game.state())).toMatchObject({ trial: 'TTK', trials: { size: 1, order: ['GGA'] } });
  });

  it('[TM6.5] the next to enter reveals nothing more', () => {
    const game = trials('AK...', { trial: 'KKT' }, '0,0');
    expect(game.does(0, { type: 'enter', to: '1,0' })).toBe('done');
    expect(sliceOf(game.state())).toMatchObject({ trial: 'KKT', trials: { size: 2 } });
  });

  it('[TM6.5] [TA13] those in the room pay together, and the next is revealed', () => {
    const game = trials('K....', { trial: 'KKT', trials: pileOf(['TTK']) });
    expect(game.does(0, { type: 'passTrial' })).toBe('cannotPay');
    const able = trials('KK...', { trial: 'KKT', trials: pileOf(['TTK']) });
    expect(able.does(0, { type: 'passTrial' })).toBe('done');
    expect([able.dice(0), able.dice(1)]).toEqual(['.....', '.TTTT']);
    expect(sliceOf(able.state())).toMatchObject({ trial: 'TTK', trials: { size: 0 }, done: [] });
  });

  it('[TM6.5] after the fourth the quest is done, and it is done once', () => {
    const game = trials('KK...', { trial: 'KKT', trials: pileOf([]) });
    expect(game.does(0, { type: 'passTrial' })).toBe('done');
    expect(sliceOf(game.state()).done).toEqual(['trials']);
    expect(sliceOf(game.state()).trial).toBeUndefined();
    expect(game.does(0, { type: 'passTrial' })).toBe('questDone');
  });

  it('[TM6.5] nobody passes a trial from afar', () => {
    expect(trials('KK...', { trial: 'KKT' }, '0,0').does(0, { type: 'passTrial' })).toBe('notAtQuest');
  });
});

describe('the ghost', () => {
  // The start room, a plain room to its east, and the ghost room beyond.
  const rooms = { '1,0': 'basic-7@W', '2,0': 'ghost-room@W' };
  const haunted = (dice: string, ghost: string | undefined, at = '0,0') =>
    playing(
      questing({
        players: [
          { at, dice },
          { at, dice: 'TTTTT' },
        ],
        rooms,
        quests: ghost === undefined ? {} : { ghost: ghost as Quests['ghost'] & string },
      }),
    );

  it('[TM6.6] it appears in the start room when its room is discovered', () => {
    const game = playing(
      questing({
        players: [{ at: '1,0', dice: 'AA...' }],
        rooms: { '1,0': 'basic-7@W' },
        stack: ['ghost-room', 'exit'],
      }),
    );
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(sliceOf(game.state()).ghost).toBe('0,0');
  });

  it('[TM6.6] two torches of one’s own push it through a passage', () => {
    const game = haunted('TT...', '0,0');
    expect(game.does(0, { type: 'pushGhost', to: '1,0' })).toBe('done');
    expect(sliceOf(game.state())).toMatchObject({ ghost: '1,0', done: [] });
    expect([game.dice(0), game.dice(1)]).toEqual(['.....', 'TTTTT']);
    expect(haunted('T....', '0,0').does(0, { type: 'pushGhost', to: '1,0' })).toBe('cannotPay');
  });

  it('[TM6.6] back in its room the quest is done, and nobody pushes it again', () => {
    const game = haunted('TTTT.', '1,0', '1,0');
    expect(game.does(0, { type: 'pushGhost', to: '2,0' })).toBe('done');
    expect(sliceOf(game.state()).done).toEqual(['ghost-room']);
    expect(game.does(0, { type: 'pushGhost', to: '2,0' })).toBe('noGhost');
  });

  it('[TM6.6] only whoever shares its room, and never through a wall', () => {
    expect(haunted('TT...', undefined).does(0, { type: 'pushGhost', to: '1,0' })).toBe('noGhost');
    expect(haunted('TT...', '1,0').does(0, { type: 'pushGhost', to: '2,0' })).toBe('ghostElsewhere');
    expect(haunted('TT...', '0,0').does(0, { type: 'pushGhost', to: '0,1' })).toBe('noPassage');
  });

  it('[TM6.6] adventurers never enter its room', () => {
    expect(haunted('AAAAA', '0,0', '1,0').does(0, { type: 'enter', to: '2,0' })).toBe('neverEntered');
  });

  it('[TM6.6] it is pushed where it can go', () => {
    const offered = haunted('TT...', '1,0', '1,0')
      .legal(0)
      .filter(({ type }) => type === 'pushGhost');
    expect(offered.map(command => 'to' in command && command.to).sort()).toEqual(['0,0', '2,0']);
  });
});

describe('the tree of life', () => {
  const tree = (...hands: string[]) =>
    playing(
      questing({
        players: [...hands.map(dice => ({ at: '1,0', dice })), { dice: 'GGGGG' }],
        rooms: { '1,0': 'tree-of-life@W' },
      }),
    );

  it('[TM6.7] [TA13] three of four players heal it together with eight gold masks', () => {
    const game = tree('GGGAA', 'GGKKK', 'GGGGG');
    expect(game.does(0, { type: 'healTree' })).toBe('done');
    expect([0, 1, 2, 3].map(game.dice)).toEqual(['...AA', '..KKK', '...GG', 'GGGGG']);
    expect(sliceOf(game.state()).done).toEqual(['tree-of-life']);
    expect(game.does(2, { type: 'healTree' })).toBe('questDone');
  });

  it('[TM6.7] seven are not enough, and masks elsewhere do not count', () => {
    const game = tree('GGGAA', 'GGKKK', 'GG...');
    expect(game.does(0, { type: 'healTree' })).toBe('cannotPay');
    expect(game.does(3, { type: 'healTree' })).toBe('notAtQuest');
  });
});

describe('the obelisk', () => {
  const keys = (state: State): number => escapeCost(temple.context(state, 1000)).length;
  const discovering = (rooms: { readonly [cell: string]: string }) =>
    playing(
      questing({
        players: [{ at: '1,0', dice: 'AAAA.' }],
        rooms: { '1,0': 'basic-1@W', ...rooms },
        stack: ['obelisk', 'basic-2', 'basic-3', 'exit'],
        depot: 2,
      }),
    );

  it('[TM6.8] it is done at once and brings three gem tiles, which count for the escape', () => {
    const game = discovering({});
    expect(keys(game.state())).toBe(3);
    expect(game.does(0, { type: 'discover', side: 'N' })).toBe('done');
    expect(sliceOf(game.state())).toMatchObject({ done: ['obelisk'], freeWalls: ['N', 'E', 'W'] });
    expect(keys(game.state())).toBe(6);
  });

  it('[TM6.8] a room that lies there already counts at once; each room laid against it takes a tile away', () => {
    const game = discovering({ '0,-1': 'basic-7@W' });
    expect(game.does(0, { type: 'discover', side: 'N' })).toBe('done');
    expect(sliceOf(game.state()).freeWalls).toEqual(['N', 'E']);
    // A room at 2,0 touches the obelisk at 1,-1 only by a corner.
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(sliceOf(game.state()).freeWalls).toEqual(['N', 'E']);
  });

  it('[TM6.8] a room laid against a free wall takes one tile, its own wall only', () => {
    const game = playing(
      questing({
        players: [{ at: '2,0', dice: 'AA...' }],
        rooms: { '1,0': 'basic-1@W', '1,-1': 'obelisk', '2,0': 'basic-1@W' },
        stack: ['basic-2', 'exit'],
        quests: { done: ['obelisk' as TileId], freeWalls: ['N', 'E', 'W'] },
      }),
    );
    expect(game.does(0, { type: 'discover', side: 'N' })).toBe('done');
    expect(sliceOf(game.state()).freeWalls).toEqual(['N', 'W']);
  });

  it('[TM6.12] a wall counts once, even if its neighbour vanishes and another room comes; turning changes nothing', () => {
    const state = questing({
      rooms: { '1,0': 'basic-1@W', '1,-1': 'obelisk', '2,0': 'basic-1@W', '2,-1': 'basic-2' },
      quests: { done: ['obelisk' as TileId], freeWalls: ['N', 'W'] },
    });
    const after = [
      { type: 'roomRemoved' as const, cell: '2,-1' as Cell },
      { type: 'roomTurned' as const, seat: 0 as Seat, cell: '1,-1' as Cell, turn: 2 as const, paid: { dice: [] } },
    ].reduce(temple.evolve, state);
    expect(sliceOf(after).freeWalls).toEqual(['N', 'W']);
    expect(keys(after) - after.depot).toBe(3);
  });

  it('[TM6.12] nobody enters it: its stairs are walled up', () => {
    const game = discovering({});
    game.does(0, { type: 'discover', side: 'N' });
    expect(game.does(0, { type: 'enter', to: '1,-1' })).toBe('noPassage');
  });

  it('[TM6.9] activating gems removes no gem tile', () => {
    const game = playing(
      questing({
        players: [{ at: '1,0', dice: 'TTTT.' }],
        rooms: { '1,0': 'basic-8@W' },
        depot: 0,
        quests: { done: ['obelisk' as TileId], freeWalls: ['N', 'E', 'W'] },
      }),
    );
    expect(game.does(0, { type: 'activate', gems: 1 })).toBe('depotEmpty');
    expect(keys(game.state())).toBe(4);
  });
});
