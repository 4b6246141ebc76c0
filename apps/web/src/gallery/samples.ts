import { type Seat, seat } from '@templefall/kernel';
import { type Millis, seededChance, seedOf } from '@templefall/kit';
import {
  type Player as Adventurer,
  type Cell,
  DEFAULT_OPTIONS,
  type Die,
  type DieId,
  type Face,
  frontOf,
  type Options,
  type Room,
  type Spot,
  type State,
  type TileId,
  type Turn,
  temple,
} from '@templefall/temple';
import type { Player } from '../games/gameClient.ts';
import type { GameTimeline } from '../games/temple/end/timeline.ts';

/** Games in the middle, written down: what the design pictures show, for the gallery and for pictures. */
export interface Sample {
  readonly view: State;
  readonly at: Millis;
  readonly players: readonly Player[];
  readonly me: Seat;
  readonly past?: GameTimeline;
}

const room = (id: string, turn: Turn, gems = 0): Room => ({ tile: temple.tile(id as TileId), turn, gems });

let dieCount = 0;
/** A mark behind a face: it was kept when the others were rolled. */
const dice = (faces: string): readonly Die[] =>
  (faces.match(/.!?/g) ?? []).map(recorded => {
    const [face, kept] = [...recorded];
    return { id: dieCount++ as DieId, ...(face !== '.' && { face: face as Face, settlesAt: kept ? 0 : 1 }) };
  });

interface Someone {
  readonly at: string;
  readonly dice: string;
  readonly lost?: number;
}

const stateOf = (
  options: Partial<Options>,
  rooms: { readonly [cell: string]: Room },
  people: readonly Someone[],
  rest: Partial<State>,
): State => {
  const opening = temple.setup(
    { ...DEFAULT_OPTIONS, ...options, players: people.length },
    seededChance(seedOf('gallery')),
  );
  return temple.view({
    ...opening,
    rooms: { '0,0': opening.rooms['0,0'] as Room, ...rooms },
    players: opening.players.map((player, i) => {
      const { at, dice: faces, lost = 0 } = people[i] as Someone;
      return {
        ...player,
        spot: at as Spot,
        dice: dice(faces),
        lost: Array.from({ length: lost }, () => ({ id: dieCount++ as DieId, how: 'slam' as const })),
      };
    }),
    stack: { size: 7, order: opening.stack.order?.slice(0, 7) ?? [] },
    ...rest,
    modules: { ...opening.modules, ...rest.modules },
  });
};

const people = (
  ...list: readonly (readonly [name: string, pawn: Player['pawn'], kind?: Player['kind']])[]
): readonly Player[] => list.map(([name, pawn, kind = 'human'], i) => ({ seat: seat(i), name, pawn, kind }));

const MOCK_ROOMS = {
  '1,0': room('deep-6', 1),
  '-1,0': room('deep-12', 3, 1),
  '0,-1': room('great-keys-1', 1, 2),
  '1,-1': room('deep-8', 0),
  '2,0': room('deep-2', 1),
  '2,1': room('deep-10', 2, 1),
  '-1,-1': room('great-torches-1', 0),
  '-2,0': room('deep-4', 3),
  '1,1': room('deep-13', 3),
  '0,1': room('great-torches-2', 3, 2),
  '2,-1': room('deep-7', 1),
};
const chests = (...cells: readonly string[]) => Object.fromEntries(cells.map(cell => [cell, { size: 1 }]));
const FOUR = people(['Maya', 1], ['Jonas', 2], ['Inès', 4], ['Teo', 5, 'bot']);
const cards = (opening: State) => opening.modules;

/** The picture of most screens: four players, curses and treasures, 4:48 left. */
export const middle = (): Sample => {
  const at = 312_000;
  const bare = temple.setup(
    { ...DEFAULT_OPTIONS, players: 4, modules: { curses: { hand: false, feet: false }, treasures: true } },
    seededChance(seedOf('gallery')),
  );
  const modules = cards(bare) as { readonly curses: object; readonly treasures: object };
  const view = stateOf(
    { modules: { curses: { hand: false, feet: false }, treasures: true } },
    MOCK_ROOMS,
    [
      { at: '1,-1', dice: 'TTKAB' },
      { at: '1,-1', dice: 'GT!T!KA' },
      { at: '-1,-1', dice: 'T!T!T!KB' },
      { at: '0,1', dice: 'BBBAK' },
    ],
    {
      depot: 8,
      gongs: 1,
      slams: 1,
      votes: { fate: { by: seat(1), agreed: [seat(1), seat(3)], until: at + 8000 } },
      modules: {
        curses: {
          ...modules.curses,
          held: [
            { seat: seat(0), curse: 'mask' },
            { seat: seat(3), curse: 'silence' },
          ],
        },
        treasures: {
          ...modules.treasures,
          held: [{ seat: seat(0), treasure: 'doubleKey' }],
          laid: chests('2,0', '-1,0', '-2,0', '2,-1'),
        },
      },
    },
  );
  return { view, at, players: FOUR, me: seat(0) };
};

/** The run for the start room. */
export const running = (): Sample => {
  const view = stateOf(
    {},
    {
      ...MOCK_ROOMS,
      '1,-2': room('deep-11', 0, 1),
      '3,-1': room('exit', 1),
      '-2,-1': room('deep-7', 0),
      '2,-1': room('deep-9', 1),
    },
    [
      { at: '1,0', dice: 'AAKTB' },
      { at: '0,0', dice: 'GAKKT' },
      { at: '-1,-1', dice: 'BBAKT' },
      { at: '0,0', dice: 'ATB', lost: 2 },
    ],
    { depot: 4, gongs: 2, slams: 1 },
  );
  return { view, at: 397_000, players: FOUR, me: seat(0) };
};

/** The run for the exit, and I am out already. */
export const out = (): Sample => {
  const sample = running();
  const players = sample.view.players.map((player, i) => {
    const { spot: _, ...rest } = player;
    return i === 0 ? { ...rest, escapedAt: 549_000 } : player;
  });
  return { ...sample, at: 572_000, view: { ...sample.view, players, gongs: 3, slams: 2 } };
};

/** Six players, every module. */
export const six = (): Sample => {
  const modules = {
    curses: { hand: false, feet: false },
    treasures: true,
    quests: { count: 3, drawsOwn: true },
    characters: true,
    special: { twins: true, doubles: true, treasureRoom: true },
    illusions: true,
  };
  const bare = temple.setup({ ...DEFAULT_OPTIONS, players: 6, modules }, seededChance(seedOf('gallery'))).modules as {
    readonly [id: string]: object;
  };
  const who = (character: string, ability = 'activated') => ({ character, ability });
  const view = stateOf(
    { modules },
    {
      '1,0': room('deep-6', 1),
      '-1,0': room('deep-1', 3),
      '1,-1': room('twin-1', 0),
      '2,-1': room('trials', 1),
      '2,0': room('great-keys-1', 1),
      '2,1': room('treasure-room', 2),
      '1,1': room('tree-of-life', 2),
      '0,1': room('double-1', 3),
      '-1,1': room('illusion-2', 2, 1),
      '-1,-1': room('altar', 0),
      '0,-1': room('ghost-room', 1),
      '-2,0': room('twin-2', 3),
      '-2,1': room('deep-2', 2),
      '3,0': room('obelisk', 1),
      '3,-1': room('exit', 1),
      '3,1': room('deep-5', 1),
    },
    [
      { at: '1,-1', dice: 'KTTAB' },
      { at: '-2,0', dice: 'KKTAB' },
      { at: '2,0', dice: 'TAAKG' },
      { at: '0,1', dice: 'TTTB', lost: 1 },
      { at: '-1,0', dice: 'TTKAB' },
      { at: '2,-1', dice: 'BBBB', lost: 1 },
    ],
    {
      depot: 8,
      spare: 1,
      gongs: 2,
      slams: 1,
      modules: {
        curses: {
          ...bare.curses,
          held: (
            [
              [0, 'cursedHand'],
              [0, 'doomed'],
              [1, 'brokenDie'],
              [3, 'vines'],
              [3, 'mask'],
              [4, 'soulSwap'],
              [5, 'poisoned'],
            ] as const
          ).map(([who, curse]) => ({ seat: seat(who), curse })),
        },
        treasures: {
          ...bare.treasures,
          held: (
            [
              [0, 'teleport'],
              [1, 'healingMask'],
              [2, 'secretPassage'],
              [4, 'counterSpell'],
              [5, 'doubleTorch'],
            ] as const
          ).map(([who, treasure]) => ({ seat: seat(who), treasure })),
          gems: [seat(0)],
          laid: chests('-2,1'),
          holes: [{ cell: '-2,1' as Cell, side: 'E' }],
          torches: [frontOf('3,1' as Cell)],
        },
        quests: {
          ...bare.quests,
          count: 6,
          done: ['tree-of-life', 'altar', 'obelisk'],
          trials: { size: 2 },
          trial: 'KKT',
          ghost: '-1,0',
          freeWalls: ['E'],
          sacrificed: 2,
        },
        special: { ...bare.special, chalice: '2,0' },
        characters: {
          cards: [
            who('magician'),
            who('doc'),
            who('colossus', 'permanent'),
            who('priest'),
            who('explorer', 'permanent'),
            who('mechanic'),
          ],
        },
      },
    },
  );
  return {
    view,
    at: 406_000,
    players: people(['Maya', 1], ['Jonas', 2], ['Lin', 3], ['Inès', 4], ['Teo', 5, 'bot'], ['Sam', 6]),
    me: seat(0),
  };
};

/** One who may turn any room: the longest list of choices there is. */
export const colossus = (): Sample => {
  const sample = six();
  const { cards } = sample.view.modules.characters as { readonly cards: readonly object[] };
  const characters = {
    cards: cards.map((card, i) => (i === 0 ? { character: 'colossus', ability: 'activated' } : card)),
  };
  return { ...sample, view: { ...sample.view, modules: { ...sample.view.modules, characters } } };
};

/** The same with two stuck friends in the room: more to do than there are keys for. */
export const crowded = (): Sample => {
  const sample = colossus();
  const spot = sample.view.players[0]?.spot;
  const players = sample.view.players.map((player, i) => (spot && (i === 3 || i === 5) ? { ...player, spot } : player));
  return { ...sample, view: { ...sample.view, players } };
};

/** The middle of a game, a moment later: three gems are lit, my black die is free, and a friend has lost one. */
export const moved = (view: State): State => {
  const [me, jonas, ines, teo] = view.players as readonly [Adventurer, Adventurer, Adventurer, Adventurer];
  const [lost, ...kept] = teo.dice as readonly [Die, ...Die[]];
  return {
    ...view,
    depot: view.depot - 3,
    rooms: { ...view.rooms, '-1,-1': { ...(view.rooms['-1,-1' as Cell] as Room), gems: 3 } },
    players: [
      { ...me, dice: me.dice.map(({ id, face }) => ({ id, ...(face !== 'B' && face && { face, settlesAt: 0 }) })) },
      jonas,
      ines,
      { ...teo, dice: kept, lost: [{ id: lost.id, how: 'slam' }] },
    ],
  };
};

/** A game alone, just begun. */
export const lonely = (): Sample => {
  const view = stateOf(
    {},
    { '1,0': room('basic-8', 1), '-1,0': room('great-torches-1', 3) },
    [{ at: '0,0', dice: 'AAKTBG.' }],
    {},
  );
  return { view, at: 14_000, players: people(['Maya', 1]), me: seat(0) };
};

/** The walks of the design picture: seconds and rooms from the start. */
const WALKS = [
  '0,0 40,1 75,2 150,2 190,1 205,0 262,1 300,2 372,2 396,1 410,0 445,1 470,2 500,3 528,4',
  '0,0 30,1 100,1 130,2 190,1 206,0 255,1 280,2 350,2 380,1 405,0 455,1 488,2 515,3 545,4',
  '0,0 55,1 90,2 140,3 185,2 197,1 208,0 290,1 330,2 385,1 419,1 446,0 470,1 505,2 532,3 555,4',
  '0,0 35,1 120,1 170,2 240,2 275,1 300,1 390,0 440,1 480,2 512,3 548,4',
];
const seconds = (text: string): readonly (readonly [number, number])[] =>
  text.split(' ').map(pair => [Number(pair.split(',')[0]) * 1000, Number(pair.split(',')[1])] as const);
/** The same walks over the rooms of the sample: seconds and cells. */
const STEPS = [
  '0:0,0 40:1,0 75:1,-1 190:1,0 205:0,0 262:1,0 300:1,-1 396:1,0 410:0,0 445:1,0 470:1,-1 500:2,-1 528:3,-1',
  '0:0,0 30:-1,0 130:-1,-1 190:-1,0 206:0,0 255:1,0 280:1,-1 380:1,0 405:0,0 455:1,0 488:1,-1 515:2,-1 545:3,-1',
  '0:0,0 55:-1,0 90:-1,-1 140:-2,-1 185:-1,-1 197:-1,0 208:0,0 290:-1,0 330:-1,-1 385:-1,0 446:0,0 470:1,0 505:1,-1 532:2,-1 555:3,-1',
  '0:0,0 35:0,1 170:1,1 240:1,1 275:2,1 340:1,1 365:0,1 390:0,0 440:1,0 480:1,-1 512:2,-1 548:3,-1',
];
const cells = (text: string): readonly (readonly [number, Cell])[] =>
  text.split(' ').map(pair => [Number(pair.split(':')[0]) * 1000, pair.split(':')[1] as Cell] as const);
const PAST: GameTimeline = {
  walks: STEPS.map(cells),
  found: cells(
    '30:-1,0 35:0,1 75:1,-1 90:-1,-1 100:0,-1 140:-2,-1 150:-2,0 170:1,1 275:2,1 300:1,-2 350:2,0 470:2,-1 500:3,-1',
  ),
  paths: WALKS.map(seconds),
  gems: seconds('0,14 96,13 148,12 262,11 300,9 338,8 352,9 436,8 462,6 489,5 520,4'),
  marks: (
    [
      [1, 96, 'gem'],
      [2, 148, 'gem'],
      [0, 112, 'treasure'],
      [3, 172, 'curse'],
      [3, 210, 'loss'],
      [0, 318, 'gem'],
      [2, 338, 'gem'],
      [2, 420, 'loss'],
      [1, 489, 'gem'],
      [3, 520, 'gem'],
    ] as const
  ).map(([who, at, kind]) => ({ seat: seat(who), at: at * 1000, kind })),
  fates: [352_000],
};

/** As somebody knows it who came to it later. */
const later = (since: Millis): GameTimeline => ({
  ...PAST,
  walks: PAST.walks.map(walk => walk.filter(([at]) => at >= since)),
  paths: PAST.paths.map(path => path.filter(([at]) => at >= since)),
  found: PAST.found.filter(([at]) => at >= since),
  gems: PAST.gems.filter(([at]) => at >= since),
  marks: PAST.marks.filter(({ at }) => at >= since),
});
export const endedLate = (): Sample => ({ ...ended(true), past: later(260_000) });

/** Ended games. */
export const ended = (won: boolean): Sample => {
  const sample = running();
  const outAt = [549, 560, 568, 574];
  const players = sample.view.players.map((player, i) => {
    const { spot, ...rest } = player;
    const left = won || i < 3;
    return { ...rest, rolls: 142 - i * 13, ...(left ? { escapedAt: (outAt[i] ?? 0) * 1000 } : spot && { spot }) };
  });
  return {
    ...sample,
    past: PAST,
    at: won ? 574_000 : 600_000,
    view: { ...sample.view, players, gongs: 3, slams: 2, ended: won ? 'escaped' : 'collapsed' },
  };
};
