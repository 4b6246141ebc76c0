import { any, concat, every, type Laws, type Seat } from '@templefall/kernel';
import type { Chance, Millis } from '@templefall/kit';
import type { CoreCommand } from './commands.ts';
import type { State } from './state.ts';
import type { Gain, RoomId } from './vocabulary.ts';

/** What the core asks the variants: [argument, answer]. */
export type RollWriteQuestions = {
  /** Is the way between two neighbouring rooms closed on this player's sheet? */
  readonly isBarred: readonly [{ readonly seat: Seat; readonly from: RoomId; readonly to: RoomId }, boolean];
  /** What a joker room gives in place of the player's free choice; none, the choice is free. */
  readonly drawnGains: readonly [{ readonly seat: Seat }, readonly Gain[]];
  /** Do two secret rooms give their gems without further ado? */
  readonly isSecretPaidInGems: readonly [NoArgument, boolean];
  /** Is something open in a variant that must be settled before the turn goes on? */
  readonly mustWait: readonly [NoArgument, boolean];
};
export type NoArgument = Record<string, never>;

export const LAWS: Laws<RollWriteQuestions> = {
  isBarred: any,
  drawnGains: concat,
  isSecretPaidInGems: every,
  mustWait: any,
};

/** What every law looks at: the table, the moment, luck, and the variants' answers. */
export interface Context {
  readonly state: State;
  readonly at: Millis;
  readonly chance: Chance;
  readonly ask: <Q extends keyof RollWriteQuestions & string>(
    question: Q,
    argument: RollWriteQuestions[Q][0],
    base: RollWriteQuestions[Q][1],
  ) => RollWriteQuestions[Q][1];
  /** The table as it would be after a command; undefined if the command is refused. Only for what draws no luck. */
  readonly foresee: (command: CoreCommand) => Context | undefined;
}
