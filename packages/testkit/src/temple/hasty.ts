import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import {
  beyond,
  type Cell,
  type Command,
  cellOf,
  MODULES,
  type Player,
  type Room,
  SIDES,
  type Spot,
  type State,
  spotsOf,
  type TempleModules,
  TURNS,
} from '@templefall/temple';

type Wish = { readonly type: string; readonly [field: string]: unknown };

/** What somebody in a hurry sees at a glance, without asking what is lawful. */
interface Glance {
  readonly state: State;
  readonly me: Seat;
  readonly player: Player;
  readonly spot: Spot;
  readonly cell: Cell;
  readonly room: Room | undefined;
  /** Every place next door, whether there is a way or not. */
  readonly around: readonly Spot[];
  /** Where adventurers stand, oneself included. */
  readonly places: readonly Spot[];
  readonly seats: readonly number[];
}

/**
 * What a player in a hurry might try here: the right command for the place, often for the wrong room, side, friend or card.
 * Some of it is lawful and some is not; all of it is nearly right.
 */
export const hastyCommands = (state: State, me: Seat): readonly Command[] => {
  const player = state.players[me];
  if (player?.spot === undefined) return [];
  const { spot } = player;
  const cell = cellOf(spot);
  const around = SIDES.flatMap(side => placesIn(state, beyond(cell, side)));
  const glance: Glance = {
    state,
    me,
    player,
    spot,
    cell,
    room: state.rooms[cell],
    around,
    places: [...new Set(state.players.flatMap(one => one.spot ?? []))],
    seats: state.players.map((_, seat) => seat),
  };
  const wishes = Object.entries(WISHES).flatMap(([id, wish]) =>
    id === 'core' || id in state.modules ? wish(glance) : [],
  );
  return wishes.map(wish => ({ ...wish, seat: me }));
};

/** What a command is about, where its type says too little: with the chalice, by magic. */
export const kindOf = (command: Command): string =>
  [command.type, 'load' in command && command.load, 'way' in command && command.way].filter(Boolean).join(' ');

/**
 * Whoever must name somebody or something within seconds often names the wrong one, and so do those who move walls; which,
 * depends on the moment.
 */
export const hastyChoice = (state: State, me: Seat, at: Millis): Command | undefined => {
  const mustName = state.modules.curses && heldBy(state.modules.curses, me).some(({ until }) => until !== undefined);
  if (!mustName && at % WALLS_ONE_IN > 0) return undefined;
  const wanted = mustName ? NAMING : WALLS;
  const choices = hastyCommands(state, me).filter(({ type }) => wanted.includes(type));
  const kinds = [...new Set(choices.map(({ type }) => type))];
  const ofKind = choices.filter(({ type }) => type === kinds[at % kinds.length]);
  return ofKind[Math.floor(at / kinds.length) % ofKind.length];
};

const NAMING: readonly string[] = ['swapSouls', 'loseTreasure', 'liftCurse', 'useTreasure'];
const WALLS: readonly string[] = ['turnRoom', 'crossWall'];
const WALLS_ONE_IN = 7;

const placesIn = ({ rooms }: State, cell: Cell): readonly Spot[] => {
  const room = rooms[cell];
  return room ? spotsOf(cell, room) : [];
};

const registry: TempleModules = MODULES;
const TREASURES = registry.treasures?.contents?.treasures ?? [];
const CURSES = registry.curses?.contents?.curses ?? [];

const each = <T>(items: readonly T[], wish: (item: T) => Wish): readonly Wish[] => items.map(wish);

/** By module, `core` for the base game. */
const WISHES: { readonly [id: string]: (glance: Glance) => readonly Wish[] } = {
  core: ({ room, around }) => [
    { type: 'escape' },
    ...each(room?.tile.offers ?? [], ({ gems }) => ({ type: 'activate', gems })),
    ...each(around, to => ({ type: 'enter', to })),
    ...each(SIDES, side => ({ type: 'discover', side })),
  ],

  curses: ({ state, me, seats }) =>
    heldBy(state.modules.curses, me).flatMap(({ curse }) => [
      { type: 'liftCurse', curse },
      ...(curse === 'soulSwap' ? each(seats, other => ({ type: 'swapSouls', other })) : []),
      ...(curse === 'lostTreasure' ? each(TREASURES, treasure => ({ type: 'loseTreasure', treasure })) : []),
    ]),

  treasures: ({ state, me, cell, places, around }) => {
    const { laid = {} } = state.modules.treasures as { readonly laid?: object };
    const uses = [...new Set(heldBy(state.modules.treasures, me).map(({ treasure }) => treasure))];
    const targets = [
      {},
      ...[...places, ...around].map(to => ({ to })),
      ...Object.keys(state.rooms).flatMap(there => SIDES.map(side => ({ cell: there, side }))),
      ...CURSES.map(curse => ({ curse })),
    ];
    return [
      ...(cell in laid ? [{ type: 'takeTreasure' }] : []),
      ...uses.flatMap(treasure => each(targets, target => ({ type: 'useTreasure', treasure, ...target }))),
    ];
  },

  special: ({ state, spot, room, around }) => {
    const { chalice } = state.modules.special as { readonly chalice?: Spot };
    const twins = Object.keys(state.rooms).filter(cell => state.rooms[cell]?.tile.id.startsWith('twin-'));
    return [
      ...(room?.tile.id.startsWith('twin-') ? each(twins, other => ({ type: 'activateTwins', other })) : []),
      ...(chalice === spot ? each(around, to => ({ type: 'enter', to, load: 'chalice' })) : []),
    ];
  },

  quests: ({ state, player, spot, room, around }) => {
    const { ghost } = state.modules.quests as { readonly ghost?: Spot };
    return [
      ...(room?.tile.id === 'trials' ? [{ type: 'passTrial' }] : []),
      ...(room?.tile.id === 'tree-of-life' ? [{ type: 'healTree' }] : []),
      ...(room?.tile.id === 'altar' ? each(player.dice, ({ id }) => ({ type: 'sacrifice', die: id })) : []),
      ...(ghost === spot ? each(around, to => ({ type: 'pushGhost', to })) : []),
    ];
  },

  pit: ({ room }) => (room?.tile.id === 'pit' ? [{ type: 'darePit' }] : []),
  fountain: ({ room }) => (room?.tile.id === 'fountain' ? [{ type: 'drink' }] : []),

  characters: glance => {
    const { cards } = glance.state.modules.characters as {
      readonly cards: readonly { readonly character: string; readonly ability: string }[];
    };
    const card = cards[glance.me];
    return card ? (ABILITIES[`${card.character}:${card.ability}`]?.(glance) ?? []) : [];
  },
};

/** Every ability with something to do. */
const ABILITIES: { readonly [ability: string]: (glance: Glance) => readonly Wish[] } = {
  'explorer:permanent': () => [{ type: 'putBack' }, { type: 'layRoom' }],
  'explorer:activated': ({ state }) => each(Object.keys(state.rooms), to => ({ type: 'dash', to })),
  'doc:activated': ({ seats }) => each(seats, helped => ({ type: 'cure', helped })),
  'colossus:activated': ({ state }) =>
    Object.keys(state.rooms).flatMap(cell => each(TURNS, turn => ({ type: 'turnRoom', cell, turn }))),
  'priest:permanent': ({ places }) => each(places, to => ({ type: 'seekHelp', to })),
  'priest:activated': ({ places }) => places.flatMap(at => each([1, 2, 3], gems => ({ type: 'giveMasks', at, gems }))),
  'mechanic:activated': ({ places }) => each(places, to => ({ type: 'joinOthers', to })),
  'magician:permanent': ({ around }) => each(around, to => ({ type: 'enter', to, way: 'magic' })),
  'magician:activated': () => each(SIDES, side => ({ type: 'crossWall', side })),
};

/** The cards that lie before a player, in whichever slice. */
const heldBy = (slice: unknown, me: Seat): readonly { readonly [kind: string]: unknown }[] =>
  (slice as { readonly held: readonly { readonly seat: Seat; readonly [kind: string]: unknown }[] }).held.filter(
    ({ seat }) => seat === me,
  );
