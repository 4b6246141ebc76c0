import { err, ok, type Result } from '@templefall/kit';
import type { DoorRefusal, TableId, Trouble } from '@templefall/protocol';
import type { HostedGames } from './hostedGame.ts';
import { firstDamage } from './journal/chain.ts';
import type { Claim, Row } from './journal/storage.ts';
import { NewerJournal } from './migrations.ts';
import { OtherRules, type Restored, restored, restoredAfter } from './record.ts';
import type { TableServices } from './services.ts';
import { parseSnapshot } from './snapshot.ts';
import { openTable, type Table } from './table.ts';

/**
 * Takes a table over and brings it back from its journal, exactly as it was. Whoever served it before can write no more.
 * A journal that is damaged is set aside; the others do not notice.
 */
export const wakeTable = async (
  id: TableId,
  services: TableServices,
  closed: (trouble: Trouble | undefined) => void,
): Promise<Result<Table, DoorRefusal>> => {
  const { storage, games, clock } = services;
  const claim = await storage.claim(id, clock.now());
  if (!claim) return err('noSuchTable');
  if (claim.isDamaged) return err('tableDamaged');
  // The row before the first that matters proves that one's sum.
  const read = () => storage.read(id, Math.max(1, claim.base - 1));
  // Read again: much may have been written since, and nobody should keep all this as long as the table is awake.
  const putAside = async (problem: unknown): Promise<void> => {
    services.metrics.quarantine();
    await services.quarantine(id, read, problem);
    await storage.quarantine(id);
  };
  try {
    const brought = (await sinceSnapshot(id, claim, services)) ?? sinceBase(await read(), claim, games);
    const options = { id, claim, storage, games, clock, secrets: services.secrets, metrics: services.metrics, closed };
    return ok(
      openTable({
        ...options,
        ...(services.times && { times: services.times }),
        awaits: awaited => services.awaits?.(id, awaited),
        ...(services.waitsForWord && { waitsForWord: true }),
        restored: brought,
        broken: (problem, written) =>
          void written.then(() => putAside(problem)).catch(worse => services.metrics.failed(id, worse)),
      }),
    );
  } catch (problem) {
    // Not damaged: whoever takes back the update finds the table as it was.
    if (problem instanceof OtherRules || problem instanceof NewerJournal) services.metrics.failed(id, problem);
    else await putAside(problem);
    return err('tableDamaged');
  }
};

const sinceBase = (rows: readonly Row[], { base, head }: Claim, games: HostedGames): Restored => {
  const damage = firstDamage(rows, head);
  if (damage !== undefined) throw new Error(`the journal is damaged at row ${damage}`);
  return restored(
    rows.filter(({ seq }) => seq >= base),
    games,
  );
};

/** Undefined where there is no snapshot, or none that the journal bears out: then all of it is read. */
const sinceSnapshot = async (
  id: TableId,
  claim: Claim,
  { storage, games }: Pick<TableServices, 'storage' | 'games'>,
): Promise<Restored | undefined> => {
  const { snapshot, head } = claim;
  const parsed = parseSnapshot(claim, games);
  if (!snapshot || !parsed) return undefined;
  const rows = await storage.read(id, snapshot.seq);
  const [taken, ...later] = rows;
  if (taken?.seq !== snapshot.seq || taken.sum !== snapshot.sum || firstDamage(rows, head) !== undefined)
    return undefined;
  return restoredAfter(parsed, taken, later, games);
};
