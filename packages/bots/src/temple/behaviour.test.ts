import { seat } from '@templefall/kernel';
import { must } from '@templefall/kit';
import { beyond, cellOf, doorwaysOf, SIDES, type Spot } from '@templefall/temple';
import { position } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import type { Job } from './job.ts';
import { asked } from './testing/asked.ts';

/** Start, a one-gem room to the west, the exit to the east. */
const rooms = { '-1,0': 'basic-11@E', '1,0': 'exit@W' };
const late = 9 * 60_000;

describe('leaving', () => {
  it('[TA10] with the depot empty a bot at the exit pays a key and is gone', () => {
    const state = position({ players: [{ at: '1,0', dice: 'KAATT' }, {}], rooms, depot: 0 });
    expect(asked(state, 0).command).toEqual({ type: 'escape', seat: 0 });
  });

  it('[TA11] whoever is out gives a die to the friend who cannot go on', () => {
    const state = position({
      players: [{ at: '1,0', dice: 'KAATT', escapedAt: 500 }, { dice: 'AAAAA' }, { dice: 'BBBBB' }],
      rooms,
    });
    const { spot: _, ...out } = state.players[0] ?? {};
    const after = { ...state, players: [out, ...state.players.slice(1)] } as unknown as typeof state;
    expect(asked(after, 0).command).toEqual({ type: 'giveDie', seat: 0, to: 2 });
  });

  it('somebody asked the others to wait: nobody leaves yet', () => {
    const state = position({ players: [{ at: '1,0', dice: 'KAATT' }, {}], rooms, depot: 0 });
    const heard = [{ from: seat(1), at: 900, talk: { type: 'call', call: 'wait' } }] as const;
    expect(asked(state, 0, { heard }).command?.type).not.toBe('escape');
  });

  it('in the last minute nothing keeps a bot from the exit', () => {
    const state = position({
      players: [{ at: '-1,0', dice: 'AAKKK' }, { at: '1,0' }],
      rooms,
      depot: 1,
      slams: 2,
      gongs: 2,
    });
    expect(asked(state, 0, { at: late + 15_000 }).command).toMatchObject({ type: 'enter', to: '0,0' });
  });
});

it('[TM2.8] a passage through a wall is seen at once, although no room has changed', () => {
  const { modules, ...rest } = position({
    players: [{ at: '1,0', dice: 'AATTK' }, {}],
    rooms: { '1,0': 'deep-7@W', '1,1': 'exit@E' },
    depot: 0,
    options: { modules: { treasures: true } },
  });
  const goes = (holes: readonly object[]) =>
    asked({ ...rest, modules: { treasures: { ...(modules.treasures as object), laid: {}, holes } } }, 0).command;
  expect(goes([])).not.toMatchObject({ type: 'enter', to: '1,1' });
  expect(goes([{ cell: '1,0', side: 'S' }])).toMatchObject({ type: 'enter', to: '1,1' });
});

describe('friends', () => {
  it('[TD3] a gold mask frees the friend who is stuck before it serves oneself', () => {
    const state = position({ players: [{ dice: 'GABTT' }, { dice: 'BBBBB' }], rooms });
    expect(asked(state, 0).command).toEqual({ type: 'free', seat: 0, owner: 0, helped: 1, count: 2 });
  });

  it('[TD8] the stuck use a mask that a friend beside them holds', () => {
    const state = position({ players: [{ dice: 'BBBBB' }, { dice: 'GAATT' }], rooms });
    expect(asked(state, 0).command).toEqual({ type: 'free', seat: 0, owner: 1, helped: 0, count: 2 });
  });

  it('the stuck call for a mask; the nearest friend says that they come', () => {
    const state = position({ players: [{ at: '-1,0', dice: 'BBBBB' }, { dice: 'AATTK' }], rooms, spare: 0 });
    expect(asked(state, 0).talk).toEqual({ type: 'call', call: 'needMask', target: '-1,0' });
    expect(asked(state, 1)).toMatchObject({
      command: { type: 'enter', to: '-1,0' },
      talk: { type: 'ping', target: '-1,0' },
    });
  });

  it('[TM1.7] under silence nothing is said', () => {
    const base = position({
      players: [{ at: '-1,0', dice: 'BBBBB' }, {}],
      rooms,
      spare: 0,
      options: { modules: { curses: true } },
    });
    const curses = base.modules.curses as object;
    const state = { ...base, modules: { curses: { ...curses, held: [{ seat: 0, curse: 'silence' }] } } };
    expect(asked(state, 0).talk).toBeUndefined();
  });
});

describe('fate', () => {
  it('[TA20] the stuck without friends provoke it', () => {
    const state = position({ players: [{ dice: 'BBBBBBB' }], rooms });
    expect(asked(state, 0).command).toEqual({ type: 'propose', seat: 0, vote: 'fate' });
  });

  it('[TA21] it is declined for a single black die, and agreed to for a team in chains', () => {
    const votes = { fate: { by: seat(1), agreed: [seat(1)], until: 9000 } };
    const little = position({ players: [{ dice: 'BAATT' }, { dice: 'AAATT' }], rooms, votes });
    expect(asked(little, 0).command).toEqual({ type: 'decline', seat: 0, vote: 'fate' });
    const much = position({ players: [{ dice: 'BBBBA' }, { dice: 'BBBBB', at: '-1,0' }], rooms, votes });
    expect(asked(much, 0).command).toEqual({ type: 'agree', seat: 0, vote: 'fate' });
  });

  it('[TT9] a vote whose time is over is not answered, though it still lies there for those who were in time', () => {
    const votes = { fate: { by: seat(1), agreed: [seat(1)], until: 9000 } };
    const state = position({ players: [{ dice: 'BAATT' }, { dice: 'AAATT' }], rooms, votes });
    expect(asked(state, 0, { at: 8999 }).command?.type).toBe('decline');
    expect(asked(state, 0, { at: 9000 }).command?.type).not.toBe('decline');
  });
});

describe('the clock', () => {
  it('[TT3] with the slam near, a bot two rooms away goes home', () => {
    const state = position({
      players: [{ at: '-1,0', dice: 'AATTT' }, {}],
      rooms: { '-1,0': 'basic-11@E' },
      gongs: 1,
    });
    expect(asked(state, 0, { at: 204_000 })).toMatchObject({
      command: { type: 'enter', to: '0,0' },
      memory: { job: { id: 'home' } },
    });
  });

  it('called home by a friend, a novice does not wait for the gong', () => {
    const state = position({ players: [{ at: '-1,0', dice: 'AATTT' }, {}], rooms: { '-1,0': 'basic-11@E' } });
    const heard = [{ from: seat(1), at: 178_000, talk: { type: 'call', call: 'home' } }] as const;
    const at = 179_000;
    expect(asked(state, 0, { at, level: 'novice' }).memory.job?.id).not.toBe('home');
    expect(asked(state, 0, { at, level: 'novice', heard }).memory.job?.id).toBe('home');
  });
});

describe('gems', () => {
  it('[TA7] the most gems that lie there are taken', () => {
    const state = position({
      players: [
        { at: '-1,0', dice: 'KKKKA' },
        { at: '-1,0', dice: 'KKKKA' },
        { at: '-1,0', dice: 'KKAAA' },
      ],
      rooms: { '-1,0': 'great-keys-1@E' },
    });
    expect(asked(state, 0).command).toEqual({ type: 'activate', seat: 0, gems: 3 });
  });

  it('a lone finder of a great gem room calls the others', () => {
    const state = position({
      players: [{ at: '-1,0', dice: 'KAGTT' }, { at: '-1,0' }, {}, {}],
      rooms: { '-1,0': 'great-keys-1@E' },
      stack: [],
    });
    const alone = {
      ...state,
      players: state.players.map((player, index) =>
        index === 1 ? { ...player, spot: state.players[2]?.spot } : player,
      ),
    } as typeof state;
    expect(asked(alone, 0).talk).toEqual({ type: 'call', call: 'come', target: '-1,0' });
    expect(asked(alone, 2).memory.job?.id).toMatch(/^gems -1,0/);
  });
});

describe('a plan that was made before', () => {
  it('[TM7.8] is given up when the room was turned and its doorway with it', () => {
    const state = position({
      players: [{ at: '-1,0', dice: 'AAKTT' }, {}],
      rooms: { '-1,0': 'basic-2@E' },
      options: { modules: { characters: true } },
    });
    const spot = '-1,0' as Spot;
    const walled = must(
      SIDES.find(side => !doorwaysOf(state.rooms, spot).includes(side)),
      'a wall',
    );
    const { memory } = asked(state, 0);
    const job: Job = {
      id: `discover ${spot} ${walled}`,
      spots: [spot],
      cost: ['A', 'A'],
      pooled: false,
      worth: 8,
      command: { type: 'discover', side: walled },
      untilLaid: beyond(cellOf(spot), walled),
    };
    const { command } = asked(state, 0, { memory: { ...memory, job } });
    expect(command).toBeDefined();
    expect(command).not.toMatchObject({ type: 'discover', side: walled });
  });
});
