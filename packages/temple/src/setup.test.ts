import { seededChance, seedOf } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { doorwaysOf, frontOf, isDoorway } from './board.ts';
import { EXIT } from './content/tiles.ts';
import { temple } from './temple.ts';
import { type Cell, DIE_SIDES, type Side } from './vocabulary.ts';

const dealt = (raw: object, seed = 'setup') => {
  const options = temple.parseOptions(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return temple.setup(options.value, seededChance(seedOf(seed)));
};
const stackOf = (raw: object, seed?: string): readonly string[] => dealt(raw, seed).stack.order ?? [];
const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

describe('setup', () => {
  it.each([1, 2, 3, 4, 5, 6])('[TS1] %i players have five dice each, a lone one seven', players => {
    const state = dealt({ players });
    expect(state.players.map(player => player.dice.length)).toEqual(new Array(players).fill(players === 1 ? 7 : 5));
  });

  it('[TS1] no table has none or seven players', () => {
    expect(temple.parseOptions({ players: 0 }).ok).toBe(false);
    expect(temple.parseOptions({ players: 7 }).ok).toBe(false);
  });

  it('[TS2] a die shows the adventurer twice, key, torch, black mask and gold mask once', () => {
    expect([...DIE_SIDES].sort()).toEqual(['A', 'A', 'B', 'G', 'K', 'T']);
  });

  it('[TS3] the depot holds 7, 7, 11, 14, 16, 18 gems for one to six players', () => {
    expect([1, 2, 3, 4, 5, 6].map(players => dealt({ players }).depot)).toEqual([7, 7, 11, 14, 16, 18]);
  });

  it('[TS4] two spare gems lie beside the depot', () => {
    expect(dealt({ players: 3 }).spare).toBe(2);
  });

  it('[TS5] the base game has four great gem rooms and thirteen basic rooms beside start and exit', () => {
    const state = dealt({ players: 4 });
    const all = [...Object.values(state.rooms).map(room => room.tile.id), ...(state.stack.order ?? [])];
    const count = (start: string) => all.filter(id => id.startsWith(start)).length;
    expect([count('start'), count('exit'), count('great'), count('basic'), all.length]).toEqual([1, 1, 4, 13, 19]);
  });

  it('[TS6] two rooms lie left and right of the start room, their stairs towards it', () => {
    for (const seed of seeds) {
      const { rooms } = dealt({ players: 2 }, seed);
      expect(Object.keys(rooms)).toEqual(['0,0', '-1,0', '1,0']);
      // Stairs are printed at the south side; one quarter turn clockwise brings them to the west.
      expect([rooms['-1,0']?.turn, rooms['1,0']?.turn]).toEqual([3, 1]);
      expect(rooms['-1,0'] && isDoorway(rooms['-1,0'], 'E')).toBe(true);
      expect(rooms['1,0'] && isDoorway(rooms['1,0'], 'W')).toBe(true);
    }
  });

  it('[TS7] with three or more players the exit is among the last five rooms, anywhere there', () => {
    const places = new Set(seeds.map(seed => stackOf({ players: 3 }, seed).toReversed().indexOf(EXIT)));
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([1, 2])('[TS7] with %i players the exit lies in the middle of the stack', players => {
    for (const seed of seeds) {
      const stack = stackOf({ players }, seed);
      expect(stack.length).toBe(16);
      expect(stack.indexOf(EXIT)).toBe(7);
    }
  });

  it('[TS8] all adventurers start in the start room with blank dice', () => {
    const state = dealt({ players: 6 });
    for (const { spot, dice } of state.players) {
      expect(spot).toBe('0,0');
      expect(dice.every(die => die.face === undefined)).toBe(true);
    }
  });

  it('[TS9] advanced adds three gems; expert adds six and takes fate away', () => {
    expect(dealt({ players: 4, level: 'advanced' })).toMatchObject({ depot: 17, spare: 2 });
    expect(dealt({ players: 4, level: 'expert' })).toMatchObject({ depot: 20, spare: 0 });
  });

  it('[TS11] practice has no countdowns: nothing ever falls due', () => {
    const state = dealt({ players: 2, clock: 'none' });
    expect(temple.due(state)).toBeUndefined();
  });

  it('[TS12] for six on expert two more great gem rooms join the stack, on no other level and for no other number', () => {
    const moreRooms = (options: Parameters<typeof dealt>[0]): number => {
      const { rooms } = dealt(options);
      const ids = [...stackOf(options), ...Object.values(rooms).map(room => room.tile.id)];
      return ids.filter(id => ['great-keys-3', 'great-torches-3'].includes(id)).length;
    };
    expect(moreRooms({ players: 6, level: 'expert' })).toBe(2);
    expect(moreRooms({ players: 6, level: 'advanced' })).toBe(0);
    expect(moreRooms({ players: 6 })).toBe(0);
    expect(moreRooms({ players: 5, level: 'expert' })).toBe(0);
  });

  it('[TS13] the two rooms laid at setup leave a doorway open', () => {
    for (const seed of Array.from({ length: 300 }, (_, index) => `dead ends ${index}`)) {
      const { rooms } = dealt({ players: 3 }, seed);
      const open = Object.keys(rooms).some(cell =>
        doorwaysOf(rooms, frontOf(cell as Cell)).some(side => !rooms[neighbour(cell, side)]),
      );
      expect(open).toBe(true);
    }
  });

  it('the same seed deals the same game, another seed another', () => {
    expect(dealt({ players: 4 }, 'a')).toEqual(dealt({ players: 4 }, 'a'));
    expect(dealt({ players: 4 }, 'a').stack).not.toEqual(dealt({ players: 4 }, 'b').stack);
  });
});

describe('options', () => {
  it.each(['constructor', 'toString', '__proto__'])('a word that every object knows is no option: %s', name => {
    const raw = JSON.parse(`{"${name}": 1}`);
    expect(temple.parseOptions(raw)).toMatchObject({ ok: false, error: [{ path: name, code: 'unknownOption' }] });
    const modules = JSON.parse(`{"${name}": true}`);
    expect(temple.parseOptions({ modules })).toMatchObject({ ok: false, error: [{ code: 'unknownModule' }] });
  });

  it.each([
    ['a text', 'nonsense', [{ path: '', code: 'notAnObject' }]],
    ['an unknown level', { level: 'godlike' }, [{ path: 'level', code: 'notOneOf' }]],
    ['an unknown option', { speed: 3 }, [{ path: 'speed', code: 'unknownOption' }]],
    ['an unknown module', { modules: { dragons: true } }, [{ path: 'modules.dragons', code: 'unknownModule' }]],
    ['modules as a list', { modules: [] }, [{ path: 'modules', code: 'notAnObject' }]],
  ])('refuses %s and says where', (_what, raw, problems) => {
    const parsed = temple.parseOptions(raw);
    expect(parsed).toMatchObject({ ok: false, error: problems });
  });

  it('fills in what was left out', () => {
    expect(temple.parseOptions({})).toEqual({
      ok: true,
      value: { players: 1, level: 'normal', pace: 'standard', clock: 'standard', soundtrack: 1, modules: {} },
    });
  });
});

const neighbour = (cell: string, side: Side): string => {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] as [number, number];
  return `${x + dx},${y + dy}`;
};
