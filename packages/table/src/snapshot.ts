import type { HostedGames } from './hostedGame.ts';
import type { Claim } from './journal/storage.ts';
import { FORMAT } from './migrations.ts';
import { isPlayable, stateProblem, type TableSnapshot } from './record.ts';

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
    const { game } = parsed.record;
    if (game === undefined) return parsed;
    return isPlayable(game, games) && stateProblem(game, parsed.state, games) === undefined ? parsed : undefined;
  } catch {
    return undefined;
  }
};
