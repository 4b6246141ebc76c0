import type { Millis } from '@templefall/kit';
import type { DoorRefusal, GameId, SeatSecret, TableId } from '@templefall/protocol';
import type { WantedGame } from '@templefall/table';

/** What the page asks of the worker besides playing; that goes over the ports it sends along with `connect`. */
export type ToWorker =
  | { readonly type: 'table'; readonly wanted: { readonly game: string; readonly options: unknown } }
  | { readonly type: 'game'; readonly wanted: WantedGame }
  | { readonly type: 'advance'; readonly table: TableId; readonly at: Millis }
  | { readonly type: 'connect' }
  /** What happened in a finished game; the answer, a `RecordedGame` or nothing, comes over the port sent along. */
  | { readonly type: 'recorded'; readonly game: GameId };

export type FromWorker =
  | { readonly type: 'made'; readonly table: TableId; readonly seats: readonly SeatSecret[] }
  | { readonly type: 'notMade'; readonly code: DoorRefusal }
  /** This browser refuses its database, or has no room left in it. */
  | { readonly type: 'unsaved' };

/** How long a table is kept that nobody comes back to. */
export const TABLES_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
