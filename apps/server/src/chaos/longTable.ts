import type { TableId } from '@templefall/protocol';
import { createTable, printSnapshot, restored } from '@templefall/table';
import { linked, type Row } from '@templefall/table/journal';
import { toy } from '@templefall/table/testing';
import { systemClock } from '../clock.ts';
import { sqliteStorage } from '../journal/sqlite.ts';
import { trueSecrets } from '../secrets.ts';

/** Of one addition. */
const AT_ONCE = 5000;

/** A table at which somebody has toggled "ready" so many times: as the table itself would have left it, with a snapshot. */
export const longTable = async (file: string, events: number): Promise<TableId> => {
  const storage = sqliteStorage(file);
  const services = { storage, games: { toy }, clock: systemClock, secrets: trueSecrets };
  const made = await createTable({ game: 'toy', options: {}, isPublic: false }, services);
  if (!made.ok) throw new Error(made.error);
  const { table } = made.value;
  const claim = await storage.claim(table, systemClock.now());
  const first = await storage.read(table, 1);
  const key = trueSecrets.hash(trueSecrets.seat());
  const sat = { event: { type: 'placeTaken', place: 0, name: 'Ada', colour: 0 }, key };
  const bodies = [sat, { event: { type: 'hostChanged', place: 0 } }].map(entry => JSON.stringify(entry));
  for (let turn = bodies.length; turn < events; turn++)
    bodies.push(JSON.stringify({ event: { type: 'readinessChanged', place: 0, isReady: turn % 2 === 0 } }));
  const rows: readonly Row[] = linked(first.at(-1) ?? { seq: 0, sum: 0 }, bodies);
  const { record, at, dedup, end } = restored([...first, ...rows], { toy });
  const body = printSnapshot({ record, at, commands: dedup.memory() });
  if (!claim || body === undefined) throw new Error('the long table cannot be written');
  const rest = { table, epoch: claim.epoch, clock: 0, at: systemClock.now() };
  for (let next = 0; next < rows.length; next += AT_ONCE)
    await storage.append({ ...rest, rows: rows.slice(next, next + AT_ONCE) });
  await storage.append({ ...rest, rows: [], snapshot: { seq: end.seq, sum: end.sum, body } });
  await storage.close();
  return table;
};
