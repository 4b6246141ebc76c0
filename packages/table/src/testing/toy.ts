import {
  type Due,
  type Game,
  hidden,
  type Outcome,
  type Pile,
  pileOf,
  type Seat,
  top,
  without,
} from '@templefall/kernel';
import { err, ok, shuffled } from '@templefall/kit';
import type { HostedGame } from '../hostedGame.ts';

/**
 * The smallest game with everything a table must cope with: luck, a hidden pile, deadlines with their lag, a pause,
 * absence, silence, a win, and a command that makes the law itself fail.
 */
interface State {
  readonly players: number;
  readonly total: number;
  readonly faces: readonly number[];
  readonly pile: Pile<number>;
  readonly story: readonly string[];
  readonly rings: number;
  readonly isPaused: boolean;
  readonly away: readonly boolean[];
  readonly silent: readonly boolean[];
  readonly rolls: readonly number[];
  readonly outcome?: Outcome;
}
type Command = { readonly seat: Seat } & (
  | { readonly type: 'add'; readonly amount: number; readonly note?: string }
  | { readonly type: 'roll' | 'draw' | 'pause' | 'resume' | 'break' | 'win' | 'lose' | 'nothing' }
  | { readonly type: 'hush'; readonly whom: number }
  | { readonly type: 'setAway'; readonly away: boolean }
);
type Event =
  | { readonly type: 'added'; readonly by: number; readonly amount: number; readonly at: number }
  | { readonly type: 'rolled'; readonly by: number; readonly face: number }
  | { readonly type: 'drawn'; readonly card: number }
  | { readonly type: 'paused' | 'resumed' | 'rang' }
  | { readonly type: 'hushed'; readonly whom: number }
  | { readonly type: 'wentAway'; readonly by: number; readonly away: boolean }
  | { readonly type: 'ended'; readonly won: boolean };

interface Options {
  readonly players: number;
  /** Milliseconds between two rings of the bell; 0: none. */
  readonly bell: number;
}
const LAG = 250;

/** Dice are rolled by the thousand where servers are compared, so little is kept of them: counts, and the last faces for tests. */
const withRoll = <Toy extends State>(
  state: Toy,
  { by, face }: { readonly by: number; readonly face: number },
): Toy => ({
  ...state,
  faces: [...state.faces.slice(1 - FACES), face],
  rolls: state.rolls.map((count, index) => (index === by ? count + 1 : count)),
});
const FACES = 20;

const toyGame: Game<Options, State & { readonly bell: number }, Command, Event, string> = {
  id: 'toy',
  version: 1,
  seats: { least: 1, most: 6 },
  commands: {
    add: { amount: { kind: 'number' }, note: { kind: 'text', optional: true } },
    roll: {},
    draw: {},
    pause: {},
    resume: {},
    break: {},
    win: {},
    lose: {},
    nothing: {},
    hush: { whom: { kind: 'number' } },
  },
  parseOptions: raw => {
    const { players = 1, bell = 0, ...rest } = raw as { readonly players?: number; readonly bell?: number };
    if (Object.keys(rest).length > 0) return err([{ path: Object.keys(rest)[0] ?? '', code: 'unknownOption' }]);
    return ok({ players, bell });
  },
  setup: ({ players, bell }, chance) => ({
    players,
    bell,
    total: 0,
    faces: [],
    pile: pileOf(
      shuffled(
        chance(100, 0),
        Array.from({ length: 20 }, (_, index) => index),
      ),
    ),
    story: [],
    rings: 0,
    isPaused: false,
    away: Array.from({ length: players }, () => false),
    silent: Array.from({ length: players }, () => false),
    rolls: Array.from({ length: players }, () => 0),
  }),
  decide: (state, command, { at, chance }) => {
    if (command.type === 'tick') return ok([{ type: 'rang' }]);
    if (command.type === 'setAway') return ok([{ type: 'wentAway', by: command.seat, away: command.away }]);
    if (state.outcome) return err({ code: 'over' });
    if (state.isPaused && command.type !== 'resume') return err({ code: 'paused' });
    switch (command.type) {
      case 'add':
        if (command.amount === 13) return err({ code: 'unlucky', because: { amount: 13 } });
        return ok([{ type: 'added', by: command.seat, amount: command.amount, at }]);
      case 'roll':
        return ok([
          { type: 'rolled', by: command.seat, face: chance(command.seat, state.rolls[command.seat] ?? 0).below(6) },
        ]);
      case 'draw':
        return ok([{ type: 'drawn', card: top(state.pile) ?? -1 }]);
      case 'pause':
        return ok([{ type: 'paused' }]);
      case 'resume':
        return ok([{ type: 'resumed' }]);
      case 'hush':
        return ok([{ type: 'hushed', whom: command.whom }]);
      case 'nothing':
        return ok([]);
      case 'break':
        throw new Error('the law failed');
      case 'win':
      case 'lose':
        return ok([{ type: 'ended', won: command.type === 'win' }]);
    }
  },
  evolve: (state, event) => {
    if (event.type === 'rolled') return withRoll(state, event);
    const story = [...state.story, event.type].slice(-20);
    switch (event.type) {
      case 'added':
        return { ...state, story, total: state.total + event.amount };
      case 'drawn':
        return { ...state, story, pile: without(state.pile, event.card) };
      case 'paused':
      case 'resumed':
        return { ...state, story, isPaused: event.type === 'paused' };
      case 'rang':
        return { ...state, story, rings: state.rings + 1 };
      case 'hushed':
        return { ...state, story, silent: state.silent.map((was, index) => was || index === event.whom) };
      case 'wentAway':
        return { ...state, story, away: state.away.map((was, index) => (index === event.by ? event.away : was)) };
      case 'ended':
        return { ...state, story, outcome: { won: event.won } };
    }
  },
  due: ({ bell, rings, isPaused, outcome }): Due | undefined =>
    bell === 0 || isPaused || outcome ? undefined : { at: (rings + 1) * bell, settles: (rings + 1) * bell + LAG },
  legal: () => [],
  view: state => ({ ...state, pile: hidden(state.pile) }),
  redact: event => event,
  isPaused: ({ isPaused }) => isPaused,
  outcome: ({ outcome }) => outcome,
};

export type ToyState = State;

/** The toy as a server games it; its bot adds 100 every second. */
export const toy: HostedGame = {
  game: toyGame,
  content: 'toy',
  optionsAt: (chosen, places) => ({ ...(chosen as object), players: places.length }),
  setAway: (seat, away) => ({ type: 'setAway', seat, away }) as Command,
  maySpeak: (view, seat) => !(view as State).silent[seat],
  bot: ({ seat, at, memory, heard = [] }) => {
    const next = typeof memory === 'number' ? memory : at + 1000;
    if (at < next) return { wakeAt: next, memory: next };
    const command = { type: 'add', seat, amount: 100 } as Command;
    const isAsked = heard.some(one => one.at > at - 1000 && one.talk.type === 'call');
    return {
      command,
      wakeAt: at + 1000,
      memory: at + 1000,
      ...(isAsked && { talk: { type: 'call', call: 'wait' } as const }),
    };
  },
};
