import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { Cell } from '@templefall/temple';

export type MarkKind = 'gem' | 'loss' | 'curse' | 'treasure';

/** How a game went, in a few numbers: who was how far from the start when, what was done, and the gems over time. */
export interface GameTimeline {
  readonly paths: readonly (readonly (readonly [at: Millis, rooms: number])[])[];
  /** Which rooms everybody went through. */
  readonly walks: readonly (readonly (readonly [at: Millis, cell: Cell])[])[];
  /** When each room was laid; those of the beginning are not among them. */
  readonly found: readonly (readonly [at: Millis, cell: Cell])[];
  readonly marks: readonly { readonly at: Millis; readonly seat: Seat; readonly kind: MarkKind }[];
  readonly gems: readonly (readonly [at: Millis, depot: number])[];
  readonly fates: readonly Millis[];
  /** How many dice each player's gold masks freed; absent in what was saved before it was counted. */
  readonly freed?: readonly number[];
}
