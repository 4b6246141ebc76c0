import type { Seat } from '@templefall/kernel';
import type { Cell, Command, Face, Spot } from '@templefall/temple';

/** Something worth doing somewhere for some symbols. Plain JSON: it is kept in memory while it is being done. */
export interface Job {
  readonly id: string;
  /** Where it is done; empty: anywhere. Two spots (twin rooms) both need somebody. */
  readonly spots: readonly Spot[];
  /** What it asks for; nothing for what is merely done there. */
  readonly cost: readonly Face[];
  /** Everybody there pays together. */
  readonly pooled: boolean;
  /** What it saves the team, in rolls of one player. */
  readonly worth: number;
  /** The command without its seat. */
  readonly command: CommandDraft;
  /** Only these may do it. */
  readonly only?: readonly Seat[];
  /** It is over once a room lies here … */
  readonly untilLaid?: Cell;
  /** … or once gems lie in this room. */
  readonly untilGems?: Cell;
  /** The module whose part says whether it is still open. */
  readonly part?: string;
  /** Nobody does it alone. */
  readonly least?: number;
  /** From there, something is carried on to here (`enter` with this load). */
  readonly carriesTo?: Spot;
  readonly load?: string;
}

export type CommandDraft = { readonly type: string; readonly [field: string]: unknown };

/** A seat's command from a draft. Every draft is written by the laws' own vocabulary, which `Command` leaves open. */
export const commandOf = (draft: CommandDraft, seat: Seat): Command => ({ ...draft, seat });

export const symbols = <F extends Face>(symbol: F, count: number): readonly F[] => new Array<F>(count).fill(symbol);
