import { err, ok, type Result } from '@templefall/kit';
import type { DoorRefusal, TableId, Trouble } from '@templefall/protocol';
import { firstDamage } from './journal/chain.ts';
import { OtherRules, restored } from './record.ts';
import type { TableServices } from './services.ts';
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
  const rows = await read();
  // Read again: much may have been written since, and nobody should keep all this as long as the table is awake.
  const putAside = async (problem: unknown): Promise<void> => {
    services.metrics.quarantine();
    await services.quarantine(id, read, problem);
    await storage.quarantine(id);
  };
  try {
    const damage = firstDamage(rows, claim.head);
    if (damage !== undefined) throw new Error(`the journal is damaged at row ${damage}`);
    const options = { id, claim, storage, games, clock, secrets: services.secrets, metrics: services.metrics, closed };
    return ok(
      openTable({
        ...options,
        ...(services.times && { times: services.times }),
        restored: restored(
          rows.filter(({ seq }) => seq >= claim.base),
          games,
        ),
        broken: (problem, written) =>
          void written.then(() => putAside(problem)).catch(worse => services.metrics.failed(id, worse)),
      }),
    );
  } catch (problem) {
    // Not damaged: whoever takes back the update finds the table as it was.
    if (problem instanceof OtherRules) services.metrics.failed(id, problem);
    else await putAside(problem);
    return err('tableDamaged');
  }
};
