import { known, pileOf } from '@templefall/kernel';
import { must, type Rng } from '@templefall/kit';
import {
  CENTRE,
  EXIT,
  type Face,
  type Player,
  type Room,
  type Side,
  type Spot,
  type State,
  type TileId,
  temple,
  turnWithStairsAt,
} from '@templefall/temple';

/** A game taken up where chance would hardly ever bring it; undefined where this table has no such corner. */
export const takenUpInCorner = (rng: Rng, fresh: State): State | undefined => {
  const open = CORNERS.flatMap(corner => corner(fresh) ?? []);
  return open.length > 0 ? must(open[rng.below(open.length)], 'a corner') : undefined;
};

type Corner = (state: State) => State | undefined;

/** [TB6] One doorway is left, walls stand round the cell beyond it, and a quest room is still in the stack. */
const sealedOff: Corner = state => {
  const kind = tilesOf(state).some(id => id.startsWith('deep-')) ? 'deep' : 'basic';
  if (!('quests' in state.modules)) return undefined;
  const after = laidOut(state, {
    '-1,0': `${kind}-7@E`,
    '-2,0': `${kind}-9@S`,
    '1,0': `${kind}-13@W`,
    '1,-1': `${kind}-11@S`,
    '0,-2': `${kind}-12@N`,
    '2,-2': 'great-keys-2@S',
    '1,-3': 'great-torches-2@N',
  });
  return after && everybody(after, '1,-1', 'AA');
};

/** [TM6.11] At the altar with nothing but their last die. */
const atTheAltar: Corner = state => {
  const after = 'quests' in state.modules ? laidOut(state, { '1,0': 'altar@W' }) : undefined;
  return after && { ...after, players: after.players.map(player => withOneDie({ ...player, spot: '1,0' as Spot })) };
};

/** [TP2] Two treasures, and one of them is to be lost. */
const atStake: Corner = state => {
  const { curses, treasures } = state.modules as { readonly [id: string]: object };
  if (!curses || !treasures || !('pit' in state.modules)) return undefined;
  const held = ['teleport', 'doubleKey'].map(treasure => ({ seat: 0, treasure }));
  return withSlices(state, {
    curses: { ...curses, held: [{ seat: 0, curse: 'lostTreasure', until: CHOICE_MS }] },
    treasures: { ...treasures, held },
  });
};

/** [TM5.2] Somebody is to be named. */
const souls: Corner = state => {
  const { curses } = state.modules as { readonly [id: string]: object };
  if (!curses || !('additions' in state.modules) || state.players.length === 1) return undefined;
  return withSlices(state, { curses: { ...curses, held: [{ seat: 0, curse: 'soulSwap', until: CHOICE_MS }] } });
};

/** [TP4] At the open exit, doomed. */
const doomedAtExit: Corner = state => {
  const { curses } = state.modules as { readonly [id: string]: object };
  if (!curses || !('doomed' in state.modules)) return undefined;
  const after = atOpenExit(state);
  return after && withSlices(after, { curses: { ...curses, held: [{ seat: 0, curse: 'doomed' }] } });
};

/** [TM4.9] At the open exit, and the chalice stands in the start room. */
const withoutChalice: Corner = state => {
  const { special } = state.modules as { readonly [id: string]: object };
  const after = special && atOpenExit(state);
  return after && withSlices(after, { special: { ...special, chalice: CENTRE } });
};

const CORNERS: readonly Corner[] = [sealedOff, atTheAltar, atStake, souls, doomedAtExit, withoutChalice];

const CHOICE_MS = 5000;

const atOpenExit = (state: State): State | undefined => {
  const after = laidOut(state, { '1,0': 'exit@W' });
  return after && everybody({ ...after, depot: 0 }, '1,0', 'KAAT');
};

/** These rooms instead of those laid at setup, which go under the stack; undefined if one is not in this game. */
const laidOut = (state: State, plan: { readonly [cell: string]: string }): State | undefined => {
  const rooms = Object.entries(plan).map(([cell, text]): readonly [string, Room] => {
    const [tile = '', stairs = 'S'] = text.split('@');
    return [cell, { tile: temple.tile(tile as TileId), turn: turnWithStairsAt(stairs as Side), gems: 0 }];
  });
  const wanted = rooms.map(([, { tile }]) => tile.id);
  const all = tilesOf(state);
  if (!wanted.every(id => all.includes(id))) return undefined;
  const left = [...known(state.stack), ...all.filter(id => !known(state.stack).includes(id))];
  return {
    ...state,
    rooms: { [CENTRE]: must(state.rooms[CENTRE], 'the start room'), ...Object.fromEntries(rooms) },
    // The exit comes last, so that whatever is discovered before it matters.
    stack: pileOf([
      ...left.filter(id => !wanted.includes(id) && id !== EXIT),
      ...left.filter(id => id === EXIT && !wanted.includes(id)),
    ]),
  };
};

const tilesOf = ({ rooms, stack }: State): readonly TileId[] => [
  ...known(stack),
  ...Object.keys(rooms).flatMap(cell => (cell === CENTRE ? [] : (rooms[cell]?.tile.id ?? []))),
];

const everybody = (state: State, spot: string, faces: string): State => ({
  ...state,
  players: state.players.map(player => ({ ...withFaces(player, faces), spot: spot as Spot })),
});

const withFaces = (player: Player, faces: string): Player => ({
  ...player,
  dice: player.dice.map((die, index) =>
    faces[index] ? { id: die.id, face: faces[index] as Face, settlesAt: 0 } : die,
  ),
});

const withOneDie = (player: Player): Player => ({
  ...player,
  dice: player.dice.slice(0, 1),
  lost: player.dice.slice(1).map(({ id }) => ({ id, how: 'slam' })),
});

const withSlices = (state: State, slices: State['modules']): State => ({
  ...state,
  modules: { ...state.modules, ...slices },
});
