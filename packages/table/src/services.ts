import type { Clock } from '@templefall/kit';
import type { TableId } from '@templefall/protocol';
import type { HostedGames } from './hostedGame.ts';
import type { ListedPlace, Row, Storage } from './journal/storage.ts';
import type { TableMetrics } from './metrics.ts';
import type { Secrets } from './secrets.ts';
import type { Times } from './times.ts';

/** What a table needs of the world. */
export interface TableServices {
  readonly storage: Storage;
  readonly games: HostedGames;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly metrics: TableMetrics;
  readonly times?: Partial<Times>;
  /** A game waits for others than before; for those who are told elsewhere. */
  readonly awaits?: (table: TableId, awaited: readonly ListedPlace[]) => void;
  /** A game against the clock begins, and after a crash goes on, when its player says so: there is nobody else to wait for. */
  readonly waitsForWord?: true;
  /** Keeps what is left of a damaged table where a person can look at it, and says where in the log. */
  readonly quarantine: (table: TableId, rows: () => Promise<readonly Row[]>, problem: unknown) => Promise<void>;
}
