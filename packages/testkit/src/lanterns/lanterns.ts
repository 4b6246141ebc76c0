import {
  type Game,
  hidden,
  known,
  type Pile,
  pileOf,
  type Refusal,
  type Seat,
  seat,
  without,
} from '@templefall/kernel';
import { assertNever, err, type Millis, must, ok, type Result, shuffled } from '@templefall/kit';

/**
 * Lanterns: the smallest game that has everything the machinery must cope with: dice, a hidden pile, deadlines,
 * refusals, a way to win and a way to lose. Each seat has two dice; two flames light a lantern; every ten seconds a
 * gust from the pile blows some out; at forty seconds it is dawn.
 */
export const FLAMES = ['flame', 'flame', 'dark'] as const;
type Face = (typeof FLAMES)[number];

export interface LanternOptions {
  readonly seats: number;
  readonly goal: number;
}
export interface LanternState {
  readonly options: LanternOptions;
  /** Two a seat; null is blank. */
  readonly dice: readonly (readonly (Face | null)[])[];
  readonly rolls: readonly number[];
  readonly lit: number;
  readonly gusts: Pile<number>;
  readonly outcome?: 'won' | 'lost';
}
export type LanternCommand =
  | { readonly type: 'roll'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'light'; readonly seat: Seat };
export type LanternEvent =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly faces: readonly Face[] }
  | { readonly type: 'lanternLit'; readonly seat: Seat }
  | { readonly type: 'gustBlew'; readonly gust: number }
  | { readonly type: 'ended'; readonly outcome: 'won' | 'lost' };

export const LANTERN_REFUSALS = ['gameOver', 'noSuchSeat', 'noSuchDie', 'noFlames', 'noDeadline'] as const;
type Code = (typeof LANTERN_REFUSALS)[number];

export const GUSTS = [0, 1, 1, 2] as const;
const GUST_MS = 10_000;
const SETTLES_MS = 250;

const refuse = (code: Code): Result<never, Refusal<Code>> => err({ code });

/** When the next gust is due: the pile tells how many have blown. */
const gustAt = ({ gusts }: LanternState): Millis => (GUSTS.length - gusts.size + 1) * GUST_MS;

const ended = (outcome: 'won' | 'lost'): LanternEvent => ({ type: 'ended', outcome });

export const lanterns: Game<LanternOptions, LanternState, LanternCommand, LanternEvent, Code> = {
  id: 'lanterns',
  version: 1,
  seats: { least: 1, most: 3 },
  commands: { roll: { dice: { kind: 'numbers' } }, light: {} },

  parseOptions: raw => {
    const { seats = 1, goal = 3 } = raw as { readonly seats?: number; readonly goal?: number };
    if (seats < 1 || seats > 3) return err([{ path: 'seats', code: 'outOfRange' }]);
    return ok({ seats, goal });
  },
  setup: (options, chance) => ({
    options,
    dice: Array.from({ length: options.seats }, () => [null, null]),
    rolls: Array.from({ length: options.seats }, () => 0),
    lit: 0,
    gusts: pileOf(shuffled(chance(9, 0), GUSTS)),
  }),
  decide: (state, command, { at, chance }) => {
    if (state.outcome) return refuse('gameOver');
    if (command.type === 'tick') {
      if (at < gustAt(state)) return refuse('noDeadline');
      const gust = must(known(state.gusts)[0], 'a gust');
      const blew: LanternEvent = { type: 'gustBlew', gust };
      return ok(state.gusts.size === 1 ? [blew, ended('lost')] : [blew]);
    }
    const mine = state.dice[command.seat];
    if (!mine) return refuse('noSuchSeat');
    switch (command.type) {
      case 'roll': {
        const { dice } = command;
        if (dice.length === 0 || dice.some((die, index) => !(die in mine) || dice.indexOf(die) !== index))
          return refuse('noSuchDie');
        const rng = chance(command.seat, must(state.rolls[command.seat], 'rolls'));
        const faces = dice.map(() => must(FLAMES[rng.below(FLAMES.length)], 'a face'));
        return ok([{ type: 'rolled', seat: command.seat, dice, faces }]);
      }
      case 'light': {
        if (mine.some(face => face !== 'flame')) return refuse('noFlames');
        const lit: LanternEvent = { type: 'lanternLit', seat: command.seat };
        return ok(state.lit + 1 === state.options.goal ? [lit, ended('won')] : [lit]);
      }
      default:
        return assertNever(command);
    }
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'rolled': {
        const face = (old: Face | null, die: number): Face | null => event.faces[event.dice.indexOf(die)] ?? old;
        return {
          ...state,
          dice: state.dice.map((hand, index) => (index === event.seat ? hand.map(face) : hand)),
          rolls: state.rolls.map((count, index) => (index === event.seat ? count + 1 : count)),
        };
      }
      case 'lanternLit':
        return {
          ...state,
          lit: state.lit + 1,
          dice: state.dice.map((hand, index) => (index === event.seat ? [null, null] : hand)),
        };
      case 'gustBlew':
        return { ...state, lit: Math.max(0, state.lit - event.gust), gusts: without(state.gusts, event.gust) };
      case 'ended':
        return { ...state, outcome: event.outcome };
      default:
        return assertNever(event);
    }
  },
  due: state =>
    state.outcome || state.gusts.size === 0 ? undefined : { at: gustAt(state), settles: gustAt(state) + SETTLES_MS },
  legal: (view, me) => {
    const mine = view.dice[me];
    if (!mine || view.outcome) return [];
    const light: readonly LanternCommand[] = mine.every(face => face === 'flame') ? [{ type: 'light', seat: me }] : [];
    return [...light, ...[[0, 1], [0], [1]].map(dice => ({ type: 'roll' as const, seat: seat(me), dice }))];
  },
  view: state => ({ ...state, gusts: hidden(state.gusts) }),
  redact: event => event,
  isPaused: () => false,
  outcome: state => (state.outcome ? { won: state.outcome === 'won' } : undefined),
};
