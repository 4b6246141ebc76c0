import { seat } from '@templefall/kernel';
import { type Options, rollwritePosition, type State } from '@templefall/rollwrite';

/** Tables worth looking at, written down as positions. Seats: Inès 0, Maya 1, Jonas 2, Teo 3. */
const FOUR: Options = {
  players: 4,
  level: 'normal',
  jokerHeals: false,
  startPlayer: seat(1),
  pace: 'live',
  talk: 'onRequest',
};

const table = (position: object, options: Partial<Options> = {}): State => {
  const read = rollwritePosition({ options: { ...FOUR, ...options }, at: 0 })(position, []);
  if (!read.ok) throw new Error(`this position cannot be read: ${JSON.stringify(read.error)}`);
  return read.value;
};

const CROSSED = {
  ines: ['a1', 'b1', 'c1', 'c2', 'd2'],
  maya: ['a1', 'a2', 'a3', 'b3', 'b4', 'b5', 'a5', 'a4'],
  jonas: ['e5', 'e4', 'd4', 'c4', 'c5', 'd5', 'd3'],
  teo: ['e1', 'd1', 'd2', 'c2'],
};

const PLAYERS = [
  {
    at: 'd2',
    crossed: CROSSED.ines,
    maps: { 1: 'xx./.x.', 2: 'xxx/... closed', 3: '..x/...', 4: 'xxx/x..' },
    rolls: 9,
  },
  { at: 'a4', crossed: CROSSED.maya, maps: { 1: 'xxx/x.x', 2: 'xx./...', 3: 'xx./...', 5: 'x../...' }, rolls: 9 },
  { at: 'd3', crossed: CROSSED.jonas, maps: { 4: 'xxx/xxx closed', 5: 'xx./x..', 6: 'x../...' }, rolls: 9 },
  { at: 'c2', crossed: CROSSED.teo, maps: { 1: 'xxx/xxx closed', 2: 'xx./x..', 5: 'x../...', 6: 'x../...' }, rolls: 9 },
];

const MIDDLE = {
  round: 4,
  gems: 13,
  secrets: ['red', 'blue'],
  tracks: { rush: '2/1', heal: '3/2', reroll: '5/3', key: '3/2', torch: '3/1', gold: '4/2' },
  players: PLAYERS,
};

const LATE = {
  ...MIDDLE,
  round: 5,
  gems: 17,
  secrets: ['red', 'blue', 'green'],
  tracks: { rush: '3/1', heal: '3/2', reroll: '6/3', key: '4/3', torch: '4/1', gold: '4/2' },
  players: [
    {
      ...PLAYERS[0],
      at: 'e2',
      crossed: [...CROSSED.ines, 'e2'],
      maps: { 1: 'xx./.x.', 2: 'xxx/... closed', 3: '..x/...', 4: 'xxx/xx.' },
    },
    { ...PLAYERS[1], maps: { 1: 'xxx/xxx closed', 2: 'xx./...', 3: 'xxx/...', 5: 'x../...' } },
    { ...PLAYERS[2], maps: { 4: 'xxx/xxx closed', 5: 'xxx/x..', 6: 'xx./...' } },
    {
      ...PLAYERS[3],
      at: 'b1',
      crossed: [...CROSSED.teo, 'c1', 'b1'],
      maps: { 1: 'xxx/xxx closed', 2: 'xx./x..', 5: 'x../...', 6: 'xx./...' },
    },
  ],
};

const ON_VARIANT = {
  ...MIDDLE,
  players: [
    { ...PLAYERS[0], at: 'b2', crossed: ['e1', 'd1', 'c1', 'c2', 'b2'] },
    { ...PLAYERS[1], at: 'e4', crossed: ['e1', 'e2', 'e3', 'd3', 'd4', 'd5', 'e5', 'e4'] },
    { ...PLAYERS[2], at: 'b3', crossed: ['a5', 'a4', 'b4', 'c4', 'c5', 'b5', 'b3'] },
    { ...PLAYERS[3], at: 'c2', crossed: ['a1', 'b1', 'b2', 'c2'] },
  ],
};

export const POSITIONS = {
  /** My turn: the second of three pairs. */
  pair: () => table({ ...MIDDLE, active: 0, rolled: 'GK', placed: 1, kept: 'A', pool: 'T', cursed: [0, 1, 1] }),
  /** Before the first roll: a field could be healed. */
  heal: () => table({ ...MIDDLE, active: 0, cursed: [1, 2, 1] }),
  /** A black mask in the pair. */
  masked: () => table({ ...MIDDLE, active: 0, rolled: 'BG', placed: 1, kept: 'A', pool: 'T', cursed: [0, 1, 1] }),
  explore: () =>
    table({ ...MIDDLE, phase: 'exploring', active: 0, placed: 3, kept: 'AGA', pool: 'TKT', cursed: [0, 1, 1] }),
  /** Maya explores. */
  friend: () => table({ ...LATE, phase: 'exploring', active: 1, placed: 4, kept: 'AKGTA', pool: 'ATK' }),
  /** My pick from Maya's pool. */
  pool: () =>
    table({
      ...LATE,
      phase: 'sharing',
      active: 1,
      placed: 4,
      pool: 'TK',
      takers: [0, 3],
      used: 'AKGTA',
      players: LATE.players.map((one, index) => (index === 2 ? { ...one, dice: 'A' } : one)),
    }),
  /** The die I took is to be crossed. */
  mark: () =>
    table({
      ...LATE,
      phase: 'marking',
      active: 1,
      placed: 4,
      used: 'AKGTAA',
      players: LATE.players.map((one, index) =>
        index === 0 ? { ...one, dice: 'T' } : index === 3 ? { ...one, dice: 'K' } : one,
      ),
    }),
  /** One step from the win: the others stand in the exit. */
  winning: () =>
    table({
      ...LATE,
      gems: 25,
      phase: 'exploring',
      active: 0,
      placed: 4,
      kept: 'AKT',
      pool: 'TA',
      players: LATE.players.map((one, index) => ({ ...one, at: index === 0 ? 'c2' : 'c3' })),
    }),
  sides: () => table({ phase: 'sides', round: 0 }),
  /** The very beginning, for two. */
  fresh: () => table({ phase: 'sides', round: 0 }, { players: 2, startPlayer: seat(0) }),
  /** The last round, for two. */
  last: () =>
    table({ ...MIDDLE, round: 8, active: 0, players: PLAYERS.slice(0, 2) }, { players: 2, startPlayer: seat(0) }),
  first: () =>
    table(
      { active: 0, round: 1, phase: 'exploring', placed: 4, kept: 'AKAT', pool: 'GTA', cursed: [1, 0, 0] },
      { startPlayer: seat(0) },
    ),
  two: () =>
    table(
      {
        ...MIDDLE,
        gems: 8,
        active: 0,
        rolled: 'GK',
        placed: 1,
        kept: 'A',
        pool: 'T',
        cursed: [0, 1, 1],
        players: PLAYERS.slice(0, 2),
      },
      { players: 2, startPlayer: seat(0) },
    ),
  barred: () => {
    const state = table(
      { ...ON_VARIANT, active: 0, extra: 'KA', closed: [['c3-d3', 'a4-b4', 'd1-e1', 'c4-c5'], ['a1-a2'], [], []] },
      { variant: 'barredWays' },
    );
    const slice = state.slices.barredWays as object;
    return { ...state, slices: { ...state.slices, barredWays: { ...slice, closing: [seat(0), seat(1)] } } };
  },
  lottery: () =>
    table(
      {
        ...ON_VARIANT,
        phase: 'exploring',
        active: 0,
        placed: 3,
        kept: 'AKGA',
        pool: 'TT',
        cursed: [0, 1, 1],
        extra: 'GB',
        players: ON_VARIANT.players.map((one, index) =>
          index === 0 ? { ...one, at: 'b3', crossed: [...one.crossed, 'b3'] } : one,
        ),
      },
      { variant: 'jokerLottery' },
    ),
  dice: () => {
    const state = table(
      {
        ...ON_VARIANT,
        phase: 'exploring',
        active: 0,
        placed: 3,
        kept: 'GA',
        pool: 'TTK',
        cursed: [0, 1, 1],
        extraDice: 1,
        secrets: ['red', 'blue', 'green'],
        players: ON_VARIANT.players.map((one, index) =>
          index === 0 ? { ...one, at: 'a2', crossed: [...one.crossed, 'a2'] } : one,
        ),
      },
      { variant: 'diceRooms' },
    );
    const votes = [
      { seat: seat(1), prize: 'gems' },
      { seat: seat(2), prize: 'die' },
    ];
    return { ...state, slices: { ...state.slices, diceRooms: { vote: { colour: 'green', votes, until: 15_000 } } } };
  },
} satisfies { readonly [name: string]: () => State };
