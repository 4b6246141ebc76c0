import { pileOf, type Seat } from '@templefall/kernel';
import { type Millis, must, seededChance, seedOf } from '@templefall/kit';
import {
  type Command,
  type DieId,
  type Event,
  type Face,
  type Player,
  type Room,
  type Side,
  type Spot,
  type State,
  type TempleGame,
  type TileId,
  temple,
  turnWithStairsAt,
} from '@templefall/temple';

/** A player in a test: where they stand and what their dice show (`.` is blank), and whatever else matters. */
export interface PlayerSketch extends Partial<Omit<Player, 'dice' | 'spot'>> {
  readonly at?: string;
  readonly dice?: string;
}

/** Only what a rule needs; the rest is a fresh base game. */
export interface PositionSketch extends Partial<Omit<State, 'players' | 'rooms' | 'stack' | 'options'>> {
  readonly players?: readonly PlayerSketch[];
  /** Cell to `tile@side of its stairs`, as in scenarios; the start room lies at 0,0 by itself. */
  readonly rooms?: { readonly [cell: string]: string };
  readonly stack?: readonly string[];
  readonly options?: { readonly [name: string]: unknown };
}

export const position = (sketch: PositionSketch, game: TempleGame = temple): State => {
  const { players = [{}], rooms = {}, stack, options = {}, ...rest } = sketch;
  const fresh = setUp({ players: players.length, ...options }, 'position', game);
  const laid: [string, Room][] = Object.entries(rooms).map(([cell, text]) => {
    const [tile = '', stairs = 'S'] = text.split('@');
    return [cell, { tile: game.tile(tile as TileId), turn: turnWithStairsAt(stairs as Side), gems: 0 }];
  });
  return {
    ...fresh,
    players: players.map((player, seat) => sketched(must(fresh.players[seat], 'a player'), player)),
    rooms: { '0,0': must(fresh.rooms['0,0'], 'the start room'), ...Object.fromEntries(laid) },
    stack: stack ? pileOf(stack as readonly TileId[]) : fresh.stack,
    ...rest,
  };
};

/** A game just set up, as a table would get it. */
export const setUp = (raw: object, seed = 'setup', game: TempleGame = temple): State => {
  const options = game.parseOptions(raw);
  if (!options.ok) throw new Error(`bad options: ${JSON.stringify(options.error)}`);
  return game.setup(options.value, seededChance(seedOf(seed)));
};

/** Every tile of a game: those laid, then those on the stack. */
export const tilesOf = ({ rooms, stack }: State): readonly string[] => [
  ...Object.values(rooms).map(room => room.tile.id),
  ...(stack.order ?? []),
];

const sketched = (fresh: Player, { at, dice, ...rest }: PlayerSketch): Player => ({
  ...fresh,
  ...(at !== undefined && { spot: at as Spot }),
  ...(dice !== undefined && {
    dice: [...dice].map((face, index) => {
      const id = (must(fresh.dice[0], 'a die').id + index) as DieId;
      return face === '.' ? { id } : { id, face: face as Face, settlesAt: 0 };
    }),
  }),
  ...rest,
});

/** A game in a test: commands are judged, applied and remembered; a refusal leaves everything as it was. */
export const playing = (
  start: State | PositionSketch,
  { game = temple, seed = 'test' }: { readonly game?: TempleGame; readonly seed?: string } = {},
) => {
  let state =
    'gongs' in start && 'rooms' in start && 'modules' in start
      ? (start as State)
      : position(start as PositionSketch, game);
  const chance = seededChance(seedOf(seed));
  const told: Event[] = [];
  const run = (command: Command | { readonly type: 'tick' }, at: Millis, now = at): string => {
    const before = JSON.stringify(state);
    const result = game.decide(state, command, { at, now, chance });
    if (!result.ok) {
      if (JSON.stringify(state) !== before) throw new Error('a refusal changed the state');
      return result.error.code;
    }
    told.push(...result.value);
    state = result.value.reduce(game.evolve, state);
    return 'done';
  };
  const legal = (seat: number, at: Millis = 1000): readonly Command[] => game.legal(game.view(state), seat as Seat, at);
  return {
    state: (): State => state,
    events: (): readonly Event[] => told,
    player: (seat: number): Player => must(state.players[seat], `seat ${seat}`),
    /** What the dice show, settled or not, `.` for blank. */
    dice: (seat: number): string =>
      must(state.players[seat], `seat ${seat}`)
        .dice.map(die => die.face ?? '.')
        .join(''),
    room: (cell: string): Room => must(state.rooms[cell], `a room at ${cell}`),
    /** `done`, or the code of the refusal. */
    does: (
      seat: number,
      command: { readonly type: string; readonly [field: string]: unknown },
      at: Millis = 1000,
      now = at,
    ): string => run({ ...command, seat: seat as Seat } as Command, at, now),
    /** Settles every deadline up to a moment. */
    until: (moment: Millis): void => {
      for (;;) {
        const due = game.due(state);
        if (!due || due.settles > moment) return;
        run({ type: 'tick' }, due.settles);
      }
    },
    legal,
    /** What is offered to a player of one kind of command. */
    offered: (type: string, seat = 0): readonly Command[] => legal(seat).filter(command => command.type === type),
  };
};
