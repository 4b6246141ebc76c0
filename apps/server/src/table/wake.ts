import { type Clock, err, ok, type Result } from '@templefall/kit';
import type { DoorRefusal, TableId, Trouble } from '@templefall/protocol';
import type { Offers } from '../games.ts';
import { firstDamage } from '../journal/chain.ts';
import type { Row, Storage } from '../journal/storage.ts';
import { OtherRules, restored } from './record.ts';
import type { Secrets } from './secrets.ts';
import { openTable, type Table } from './table.ts';
import type { Times } from './times.ts';
import type { Watch } from './watch.ts';

/** What a table needs of the world. */
export interface House {
  readonly storage: Storage;
  readonly offers: Offers;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly watch: Watch;
  readonly times?: Partial<Times>;
  /** Keeps what is left of a damaged table where a person can look at it, and says where in the log. */
  readonly setAside: (table: TableId, rows: () => Promise<readonly Row[]>, problem: unknown) => Promise<void>;
}

/**
 * Takes a table over and brings it back from its journal, exactly as it was. Whoever served it before can write no more.
 * A journal that is damaged is set aside; the others do not notice.
 */
export const wakeTable = async (
  id: TableId,
  house: House,
  closed: (trouble: Trouble | undefined) => void,
): Promise<Result<Table, DoorRefusal>> => {
  const { storage, offers, clock } = house;
  const claim = await storage.claim(id, clock.now());
  if (!claim) return err('noSuchTable');
  if (claim.isDamaged) return err('tableDamaged');
  // The row before the first that matters proves that one's sum.
  const read = () => storage.read(id, Math.max(1, claim.base - 1));
  const rows = await read();
  // Read again: much may have been written since, and nobody should keep all this as long as the table is awake.
  const putAside = async (problem: unknown): Promise<void> => {
    house.watch.setAside();
    await house.setAside(id, read, problem);
    await storage.setAside(id);
  };
  try {
    const damage = firstDamage(rows, claim.head);
    if (damage !== undefined) throw new Error(`the journal is damaged at row ${damage}`);
    const options = { id, claim, storage, offers, clock, secrets: house.secrets, watch: house.watch, closed };
    return ok(
      openTable({
        ...options,
        ...(house.times && { times: house.times }),
        restored: restored(
          rows.filter(({ seq }) => seq >= claim.base),
          offers,
        ),
        broken: (problem, written) =>
          void written.then(() => putAside(problem)).catch(worse => house.watch.failed(id, worse)),
      }),
    );
  } catch (problem) {
    // Not damaged: whoever takes back the update finds the table as it was.
    if (problem instanceof OtherRules) house.watch.failed(id, problem);
    else await putAside(problem);
    return err('tableDamaged');
  }
};
