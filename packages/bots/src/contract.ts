import type { Seat } from '@templefall/kernel';
import type { Millis, Rng } from '@templefall/kit';

/** How good a bot is. */
export const BOT_LEVELS = ['novice', 'steady', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What bots say and understand: data only, each client puts it into words. */
export const BOT_CALLS = ['come', 'help', 'needMask', 'home', 'wait', 'wellDone'] as const;
export type BotCall = (typeof BOT_CALLS)[number];
/** `target` is a place of the game: in Temple, a spot. A bare ping means "I am on my way there". */
export type BotTalk =
  | { readonly type: 'ping'; readonly target: string }
  | { readonly type: 'call'; readonly call: BotCall; readonly target?: string };

/** What somebody at the table said, and when. */
export interface Heard {
  readonly from: Seat;
  readonly at: Millis;
  readonly talk: BotTalk;
}

/** All a bot is given: what its seat sees now, what it wanted to remember, and luck of its own. */
export interface BotInput<View, Memory> {
  readonly view: View;
  readonly seat: Seat;
  readonly at: Millis;
  readonly memory: Memory;
  readonly rng: Rng;
  readonly level: BotLevel;
  /** The seats that bots play, where people play the others; left out, bots are among themselves. */
  readonly bots?: readonly Seat[];
  /** What was said lately; older than half a minute need not be in it. */
  readonly heard?: readonly Heard[];
}

/** What a bot does now, and when it wants to be asked again. `memory` is plain JSON. */
export interface BotMove<Command, Memory> {
  readonly memory: Memory;
  readonly command?: Command;
  readonly talk?: BotTalk;
  readonly wakeAt: Millis;
}
