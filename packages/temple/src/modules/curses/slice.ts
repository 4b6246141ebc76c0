import type { Pile, Seat, Verdict } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { By, Paying } from '../../commands.ts';
import type { CoreEvent, Paid } from '../../events.ts';
import { refusing } from '../../refusals.ts';
import type { DieId } from '../../vocabulary.ts';
import type { Curse } from './content.ts';

/** A curse that lies before its owner. */
export interface Held {
  readonly seat: Seat;
  readonly curse: Curse;
  /** The broken die, which lies on the card (TM1.5). */
  readonly die?: DieId;
  /** Whose pawn the owner plays (TM5.2). */
  readonly other?: Seat;
  /** The owner must still name a player or a treasure; then the game does. */
  readonly until?: Millis;
  /** When the owner last stood up (TP5). */
  readonly stoodAt?: Millis;
}

/** Assists (TM1.9, TP5): slower rolls instead of a hand held down, or of standing up again and again. */
export interface Assists {
  readonly hand: boolean;
  readonly feet: boolean;
}

export interface Slice {
  readonly deck: Pile<Curse>;
  readonly held: readonly Held[];
  /** Seats whose hand is on their head. */
  readonly hands: readonly Seat[];
  /** Hasty rolls so far: the occasions of this module's luck. */
  readonly hasty: number;
  readonly assists: Assists;
}

export type LiftCurse = By<'liftCurse'> & Paying & { readonly curse: Curse };
export type SetHand = By<'setHand'> & { readonly down: boolean };
export type StandUp = By<'standUp'>;
export type SwapSouls = By<'swapSouls'> & { readonly other: Seat };
export type LoseTreasure = By<'loseTreasure'> & { readonly treasure: string };
export type CurseCommand = LiftCurse | SetHand | StandUp | SwapSouls | LoseTreasure;

export type CurseEvent =
  /** The top card was turned up; `kept` is what now lies before the player, if anything does. */
  | { readonly type: 'curseDrawn'; readonly seat: Seat; readonly curse: Curse; readonly kept?: Held }
  | { readonly type: 'curseLifted'; readonly seat: Seat; readonly curse: Curse; readonly paid?: Paid }
  | { readonly type: 'handSet'; readonly seat: Seat; readonly down: boolean }
  | { readonly type: 'stoodUp'; readonly seat: Seat; readonly at: Millis }
  | { readonly type: 'soulsSwapped'; readonly seat: Seat; readonly other: Seat }
  | { readonly type: 'rolledHastily'; readonly seat: Seat };

export type Judged = Verdict<CurseEvent | CoreEvent>;

export const CURSE_CODES = [
  'notCursed',
  'cannotBeLifted',
  'trapped',
  'handNotDown',
  'sunkDown',
  'doomed',
  'nothingToName',
  'nameAnother',
  'noSuchTreasure',
  'treasureAtStake',
] as const;
export const refuse = refusing(CURSE_CODES);

export const heldBy = ({ held }: Slice, seat: Seat, curse: Curse): Held | undefined => {
  for (const one of held) if (one.seat === seat && one.curse === curse) return one;
  return undefined;
};
export const countOf = ({ held }: Slice, seat: Seat, curse: Curse): number =>
  held.filter(one => one.seat === seat && one.curse === curse).length;
export const holds = (slice: Slice, seat: Seat, curse: Curse): boolean => heldBy(slice, seat, curse) !== undefined;
