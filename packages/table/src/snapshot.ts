import type { Millis } from '@templefall/kit';
import type { CommandMemory } from './commandDedup.ts';
import type { HostedGames } from './hostedGame.ts';
import type { Claim } from './journal/storage.ts';
import { FORMAT } from './migrations.ts';
import { isPlayable, type Record } from './record.ts';

/**
 * The table as it was after one event. The journal stays the truth: a snapshot only lets a reader begin later, so waking a table
 * costs the same however long it has been played. One that does not fit is left out, and the journal is read from its base.
 */
export interface TableSnapshot {
  readonly record: Record;
  /** The state of the running or last game. */
  readonly state?: unknown;
  /** Game time of the last thing that happened in it. */
  readonly at: Millis;
  readonly commands: CommandMemory;
}

/** A reader reads at most so many events after a snapshot, and what was written while the last one was on its way. */
export const SNAPSHOT_EVERY = 500;
/** Longer ones would hold up the commits of other tables. */
const LONGEST = 256 * 1024;

export const printSnapshot = (snapshot: TableSnapshot): string | undefined => {
  const body = JSON.stringify({ format: FORMAT, ...snapshot });
  return body.length > LONGEST ? undefined : body;
};

/** Undefined where it is from before the running game, cannot be read, or was written by other rules than these. */
export const parseSnapshot = ({ snapshot, base }: Claim, games: HostedGames): TableSnapshot | undefined => {
  if (!snapshot || snapshot.seq < base) return undefined;
  try {
    // Our own writing, as a line of the journal is; its format says whether we still write so.
    const { format, ...parsed } = JSON.parse(snapshot.body) as TableSnapshot & { readonly format: number };
    if (format !== FORMAT) return undefined;
    return parsed.record.game === undefined || isPlayable(parsed.record.game, games) ? parsed : undefined;
  } catch {
    return undefined;
  }
};
