import { jointlyActivated } from '../../actions/activate.ts';
import { CENTRE, cellOf, frontOf, isExit, roomIn } from '../../board.ts';
import { type By, PAY_FIELD, type Paying } from '../../commands.ts';
import { payersAt, seatsAt } from '../../company.ts';
import { type Context, plan } from '../../context.ts';
import type { TempleModule } from '../../module.ts';
import { paymentAs } from '../../payment.ts';
import { inside, isLastInside } from '../../players.ts';
import { refusing } from '../../refusals.ts';
import type { Cell, Spot, TileId } from '../../vocabulary.ts';
import { CHALICE_COST, DOUBLE_ROOMS, TREASURE_ROOM, TREASURE_ROOMS, TWIN_COST, TWIN_ROOMS } from './content.ts';
import { parseRooms, ROOM_PROBLEMS, type SpecialRooms } from './options.ts';

interface Slice {
  readonly rooms: SpecialRooms;
  /** [TM4.3] Two twin rooms were activated; the third is dead. */
  readonly twinsDone: boolean;
  /** Absent until the treasure room is discovered, and again once it is safe. */
  readonly chalice?: Spot;
  readonly isSafe: boolean;
}

/** `other` is the twin room whose adventurers help. */
type ActivateTwins = By<'activateTwins'> & Paying & { readonly other: Cell };
type SpecialEvent =
  | { readonly type: 'twinsActivated' }
  | { readonly type: 'chaliceMoved'; readonly to: Spot }
  | { readonly type: 'chaliceSaved' };

const CODES = ['noTwin', 'twinAlone', 'chaliceLeft'] as const;
const refuse = refusing(CODES);
const LOAD = 'chalice';

/** Module 4 (TM4): twin rooms, double rooms and the treasure room. What a double room is, is in its tile alone. */
export const special: TempleModule<Slice, ActivateTwins, SpecialEvent, SpecialRooms> = {
  codes: CODES,
  optionProblems: ROOM_PROBLEMS,
  tiles: [...TWIN_ROOMS, ...DOUBLE_ROOMS, ...TREASURE_ROOMS],
  parseOptions: parseRooms,
  // [TM6.10]
  provides: { questRooms: ({ treasureRoom }) => (treasureRoom ? 1 : 0) },
  init: ({ own }) => ({ rooms: own, twinsDone: false, isSafe: false }),
  laterParts: ['chalice'],
  fields: { activateTwins: { other: { kind: 'text' }, pay: PAY_FIELD } },

  commands: {
    // [TM4.2] An adventurer in each of two twin rooms: all players in both combine dice, one gem goes to each.
    activateTwins: (ctx, { seat, other, pay }, { twinsDone }) => {
      const player = inside(ctx, seat);
      if (!player.ok) return player;
      const here = cellOf(player.value.spot);
      if (!isTwin(ctx, here) || !isTwin(ctx, other) || here === other) return refuse('noTwin');
      if (twinsDone) return refuse('gemsTaken');
      if (ctx.state.depot === 0) return refuse('depotEmpty');
      if (isDeserted(ctx, other)) return refuse('twinAlone');
      const rooms = [here, other];
      const payers = payersAt(ctx, seat, rooms.map(frontOf));
      const paid = paymentAs(ctx, { payers, cost: TWIN_COST, pay });
      if (!paid.ok) return paid;
      return plan(() => jointlyActivated(ctx, { seat, rooms, paid: paid.value }), paid.value.dice);
    },
  },
  offers: (ctx, seat) => {
    const spot = ctx.state.players[seat]?.spot;
    if (spot === undefined || !isTwin(ctx, cellOf(spot))) return [];
    return twins(ctx)
      .filter(cell => cell !== cellOf(spot))
      .map(other => ({ type: 'activateTwins', seat, other }));
  },

  on: {
    // [TM4.5] [TS13] When the treasure room is laid, the chalice is put into it.
    roomLaid: (_ctx, { cell, tile }) =>
      tile.id === TREASURE_ROOM ? [{ type: 'chaliceMoved', to: frontOf(cell) }] : [],

    // [TM4.3] The first gem in a twin room, however it came there, is the one time.
    gemsActivated: (ctx, { cell }) =>
      cell !== undefined && isTwin(ctx, cell) && twinsWithGems(ctx).length === 1 ? [{ type: 'twinsActivated' }] : [],

    // [TM4.6] [TM4.7] It goes along, and is safe in the exit room.
    entered: ({ state }, { to, load }) => {
      if (load !== LOAD) return [];
      return isExit(state.rooms, to) ? [{ type: 'chaliceSaved' }] : [{ type: 'chaliceMoved', to }];
    },

    // [TM3.7] It does not vanish with a room.
    roomRemoved: (_ctx, { cell }, { chalice }) =>
      chalice !== undefined && cellOf(chalice) === cell ? [{ type: 'chaliceMoved', to: frontOf(CENTRE) }] : [],
  },

  answers: {
    // [TM4.1] Shuffled into the rest; [TM6.10] but the treasure room is drawn as a quest room where there are quests.
    addsRooms: (ctx, _null, { rooms }) => [
      ...(rooms.twins ? idsOf(TWIN_ROOMS) : []),
      ...(rooms.doubles ? idsOf(DOUBLE_ROOMS) : []),
      ...(rooms.treasureRoom && !ctx.ask('questPool', null, []).some(tile => tile !== TREASURE_ROOM)
        ? [TREASURE_ROOM]
        : []),
    ],
    questPool: (_ctx, _null, { rooms }) => (rooms.treasureRoom ? [TREASURE_ROOM] : []),
    jointOffers: (ctx, { at }, { twinsDone }) => {
      const here = cellOf(at);
      if (twinsDone || !isTwin(ctx, here)) return [];
      const others = twins(ctx).filter(cell => cell !== here && !isDeserted(ctx, cell));
      return others.map(other => ({ cost: TWIN_COST, rooms: [here, other] }));
    },
    isQuestDone: (_ctx, { tile }, { isSafe }) => tile === TREASURE_ROOM && isSafe,

    // [TM4.6] [TM4.11] Whoever stands with it may take it along on entering another room, for a torch more.
    loads: ({ state }, { seat }, { chalice }) =>
      chalice !== undefined && state.players[seat]?.spot === chalice ? [{ id: LOAD, adds: CHALICE_COST }] : [],

    // [TM4.9] The last one out would leave the team unable to win.
    refusesEscape: ({ state }, { seat }, { chalice }) =>
      chalice !== undefined && isLastInside(state, seat) ? { code: 'chaliceLeft' } : undefined,
  },

  evolve: {
    twinsActivated: slice => ({ ...slice, twinsDone: true }),
    chaliceMoved: (slice, { to }) => ({ ...slice, chalice: to }),
    chaliceSaved: ({ chalice: _, ...slice }) => ({ ...slice, isSafe: true }),
  },
};

const idsOf = (rooms: readonly { readonly id: TileId }[]): readonly TileId[] => rooms.map(room => room.id);
const TWIN_IDS = idsOf(TWIN_ROOMS);
const isTwin = ({ state }: Context, cell: Cell): boolean => {
  const tile = roomIn(state, cell)?.tile.id;
  return tile !== undefined && TWIN_IDS.includes(tile);
};
const twins = (ctx: Context): readonly Cell[] =>
  (Object.keys(ctx.state.rooms) as Cell[]).filter(cell => isTwin(ctx, cell));
const twinsWithGems = (ctx: Context): readonly Cell[] => twins(ctx).filter(cell => ctx.state.rooms[cell]?.gems);
const isDeserted = (ctx: Context, cell: Cell): boolean => seatsAt(ctx, [frontOf(cell)]).length === 0;
