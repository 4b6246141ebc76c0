import type { Pile, Seat, Verdict } from '@templefall/kernel';
import type { By, Paying } from '../../commands.ts';
import type { Context } from '../../context.ts';
import type { CoreEvent, Paid } from '../../events.ts';
import { refusing } from '../../refusals.ts';
import type { Cell, Side, Spot } from '../../vocabulary.ts';
import type { Treasure } from './content.ts';

export interface HeldTreasure {
  readonly seat: Seat;
  readonly treasure: Treasure;
}
/** A wall that has been broken through, seen from one of its two cells. */
export interface Hole {
  readonly cell: Cell;
  readonly side: Side;
}

export interface Slice {
  /** Face down, not laid yet. */
  readonly pile: Pile<Treasure>;
  /** Face down on rooms, by cell: piles of one. */
  readonly laid: { readonly [cell: string]: Pile<Treasure> };
  readonly held: readonly HeldTreasure[];
  /** Players with a gem on their extra gem tile, once for each tile (TM2.7). */
  readonly gems: readonly Seat[];
  readonly holes: readonly Hole[];
  /** Where great torches burn until the next slam (TM5.3). */
  readonly torches: readonly Spot[];
}

export type TakeTreasure = By<'takeTreasure'> & Paying;
/** `to`, `cell` and `side`, or `curse` say where or at what a treasure is used that needs to be told. */
export interface UseTreasure extends By<'useTreasure'> {
  readonly treasure: Treasure;
  readonly to?: Spot;
  readonly cell?: Cell;
  readonly side?: Side;
  readonly curse?: string;
}
export type TreasureCommand = TakeTreasure | UseTreasure;

export type TreasureEvent =
  | { readonly type: 'treasureLaid'; readonly cell: Cell }
  | {
      readonly type: 'treasureTaken';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly treasure: Treasure;
      readonly paid: Paid;
    }
  /** Used or discarded: it no longer lies before the player. */
  | { readonly type: 'treasureGone'; readonly seat: Seat; readonly treasure: Treasure }
  | { readonly type: 'gemKept'; readonly seat: Seat }
  | { readonly type: 'passageBroken'; readonly hole: Hole }
  | { readonly type: 'greatTorchLit'; readonly spot: Spot }
  | { readonly type: 'greatTorchesOut' };

export const TREASURE_CODES = ['noTreasure', 'wrongTarget', 'passageThere', 'noRoomThere', 'noSuchCurse'] as const;
export const refuse = refusing(TREASURE_CODES);

export const TARGETS = ['to', 'cell', 'side', 'curse'] as const;

/** One kind of treasure: where it could be used now, and what its use does besides being gone. */
export interface TreasureUse {
  /** The fields that say where or at what, if that must be told. */
  readonly where?: readonly (typeof TARGETS)[number][];
  readonly offers: (ctx: Context, seat: Seat, spot: Spot) => readonly Pick<UseTreasure, (typeof TARGETS)[number]>[];
  readonly law: (ctx: Context, command: UseTreasure, spot: Spot) => Verdict<CoreEvent | TreasureEvent>;
}

export const holdsTreasure = ({ held }: Slice, seat: Seat, treasure: Treasure): boolean =>
  held.some(one => one.seat === seat && one.treasure === treasure);
