import { composed, type Game } from '@templefall/kernel';
import type { CoreCommand } from './commands.ts';
import { type Consequences, consequencesOf } from './consequences.ts';
import { LAWS } from './context.ts';
import { courseOf, noChance } from './course.ts';
import { rollWriteWith } from './engine.ts';
import type { CoreEvent } from './events.ts';
import type { Options } from './options.ts';
import { CORE_REFUSALS } from './refusals.ts';
import type { State } from './state.ts';
import { BARRED_WAYS_REFUSALS, type BarredWaysEvent, type CloseWay } from './variants/barredWays/index.ts';
import { DICE_ROOMS_REFUSALS, type DiceRoomsEvent, type VoteForPrize } from './variants/diceRooms/index.ts';
import { VARIANTS } from './variants/index.ts';

/** Everything a player can say, everything that can happen, and every reason to refuse, variants included. */
export type Command = CoreCommand | CloseWay | VoteForPrize;
export type Event = CoreEvent | BarredWaysEvent | DiceRoomsEvent;
export const REFUSAL_CODES = [...CORE_REFUSALS, ...BARRED_WAYS_REFUSALS, ...DICE_ROOMS_REFUSALS] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Roll & Write with its three variants. */
// The registry is put together from modules of different events and codes; those are exactly the unions above.
export const rollwrite = rollWriteWith(VARIANTS) as Game<Options, State, Command, Event, RefusalCode>;

const course = courseOf(composed(VARIANTS, LAWS));

/** What a command would bring, for whoever is about to give it; undefined if it is refused. Dice are not thrown for it. */
export const consequences = (view: State, command: Command): Consequences | undefined => {
  const ctx = course.contextOf(view, { at: 0, chance: noChance });
  const verdict = course.verdictOn(ctx, command);
  if (!verdict.ok) return undefined;
  if (command.type === 'roll' || command.type === 'reroll') return consequencesOf([], view);
  const led = course.react(ctx, verdict.value.happen());
  return consequencesOf(led.events, led.ctx.state);
};
