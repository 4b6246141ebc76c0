import type { Seat } from '@templefall/kernel';
import { type Millis, must } from '@templefall/kit';
import {
  type Asked,
  askedOf,
  awaited,
  boxesLeft,
  type Command,
  cashable,
  paymentFor,
  ROOMS,
  rollwrite,
  roundsOf,
  type State,
} from '@templefall/rollwrite';
import type { BotInput, BotMove } from '../contract.ts';
import { gainCommand, sideCommand } from './choosing.ts';
import { cashing, routeFor, stepCommand } from './exploring.ts';
import { createSurveyor } from './land.ts';
import type { Memory } from './memory.ts';
import { type Mind, mindOf } from './mind.ts';
import { at, listAt } from './reading.ts';
import { rollingCommand } from './rolling.ts';
import type { Step } from './routes.ts';
import { crossCommand, lateCashing, takeCommand } from './sharing.ts';
import { turnsLeft } from './sketch.ts';
import { backCommand, followCommand, isAsked, mayBack, suggestCommand } from './suggesting.ts';
import { TEMPERS } from './temper.ts';
import { closingCommand, voteCommand } from './variants.ts';

export type RollWriteBotInput = BotInput<State, Memory | undefined>;
export type RollWriteBotMove = BotMove<Command, Memory>;

/** A player of Roll & Write. It keeps the lands it has drawn, and nothing that changes an answer. */
export interface RollWriteBot {
  readonly startMemory: () => Memory;
  readonly move: (input: RollWriteBotInput) => RollWriteBotMove;
}

export const createRollWriteBot = (tempers: typeof TEMPERS = TEMPERS): RollWriteBot => {
  const landOf = createSurveyor();

  const move = ({ view, seat: me, at: now, memory = {}, rng, level }: RollWriteBotInput): RollWriteBotMove => {
    const temper = tempers[level];
    const idle: RollWriteBotMove = { memory, wakeAt: now + GLANCE };
    if (view.ending) return { memory, wakeAt: now + LONG_WAIT };
    const task = taskFor(view, me);
    if (!task) return idle;
    const wakeAt = now + temper.think[0] + rng.below(temper.think[1] - temper.think[0] + 1);
    if (temper.slipOneIn > 0 && rng.below(temper.slipOneIn) === 0) {
      const command = anything(view, me, rng);
      return command ? { memory, command, wakeAt } : idle;
    }
    if (task === 'cash' && hasTurnsLeft(view, me)) return idle;
    const mind = mindOf({ view, me, rng, temper, landOf });
    const done = TASKS[task](mind, memory);
    return done.command ? { memory: done.memory ?? memory, command: done.command, wakeAt } : idle;
  };

  return { startMemory: () => ({}), move };
};

const LONG_WAIT: Millis = 5000;
/** How often somebody who waits looks up. */
const GLANCE: Millis = 700;

type Task = Asked | 'cash' | 'suggest' | 'back';
interface Done {
  readonly command: Command | undefined;
  readonly memory?: Memory;
}

/** What the table waits for from this seat, or a map it could cash in meanwhile; undefined if it is for others to act. */
const taskFor = (view: State, me: Seat): Task | undefined => {
  const asked = askedOf(view, me);
  if (asked !== undefined) return asked;
  if (isAsked(view, me)) return 'suggest';
  if (mayBack(view, me)) return 'back';
  const isOwed = awaited(view).some(({ asked: owed }) => !TURN.includes(owed));
  return !isOwed && view.active !== me && view.rolled.length === 0 && hasMap(view, me) ? 'cash' : undefined;
};

/** What the player in turn does when nobody owes anything. */
const TURN: readonly Asked[] = ['roll', 'pair', 'explore'];

const hasMap = ({ players }: State, me: Seat): boolean => {
  const player = players[me];
  return player !== undefined && cashable(player).length > 0;
};

/** Whoever has a turn to come saves maps up for it. */
const hasTurnsLeft = ({ players, options, round, active, start }: State, me: Seat): boolean =>
  turnsLeft({ players: players.length, lastRound: roundsOf(options), round: Math.max(round, 1), active, start }, me) >
  0;

const TASKS: { readonly [T in Task]: (mind: Mind, memory: Memory) => Done } = {
  side: mind => ({ command: sideCommand(mind) }),
  gain: mind => {
    const choice = must(
      mind.view.choices.find(one => one.seat === mind.me),
      'a choice',
    );
    return { command: gainCommand(mind, choice.gains) };
  },
  way: mind => ({ command: closingCommand(mind) }),
  prize: mind => ({ command: voteCommand(mind) }),
  roll: mind => ({ command: rollingCommand(mind) }),
  pair: mind => ({ command: rollingCommand(mind) }),
  explore: (mind, memory) => explored(mind, memory),
  take: mind => ({ command: takeCommand(mind) }),
  cross: mind => ({ command: crossCommand(mind) }),
  cash: mind => ({ command: lateCashing(mind) }),
  suggest: mind => ({ command: suggestCommand(mind) }),
  back: mind => ({ command: backCommand(mind) }),
};

/** A way is chosen once in a turn; whatever changes it, such as a map cashed in, lets the bot think again. */
const explored = (mind: Mind, { turn, steps }: Memory): Done => {
  const { view } = mind;
  const followed = view.proposals.length > 0 ? followCommand(mind) : undefined;
  if (followed) return { command: followed, memory: {} };
  const now = `${view.round}/${view.active}`;
  const [next, ...rest] = steps ?? [];
  if (turn === now && steps && (next === undefined || isOpen(mind, next)))
    return { command: stepCommand(mind, next), memory: { turn: now, steps: rest } };
  const cash = cashing(mind);
  if (cash) return { command: cash, memory: {} };
  const route = routeFor(mind);
  const [first, ...others] = route.steps;
  return { command: stepCommand(mind, first), memory: first ? { turn: now, steps: others } : {} };
};

const isOpen = ({ view, me, sketch }: Mind, { room, isRush }: Step): boolean => {
  const name = ROOMS[room];
  if (name === undefined || !listAt(listAt(sketch.lands, me).ways, at(sketch.places, me)).includes(room)) return false;
  return isRush ? boxesLeft(view, 'rush') > 0 : paymentFor(view, name).missing.length === 0;
};

/** Something that is allowed, whatever it is; nobody takes back what they have just done. */
const anything = (view: State, me: Seat, rng: RollWriteBotInput['rng']): Command | undefined => {
  const offers = rollwrite.legal(view, me, 0).filter(({ type }) => type !== 'undo' && type !== 'followProposal');
  return offers.length === 0 ? undefined : offers[rng.below(offers.length)];
};
