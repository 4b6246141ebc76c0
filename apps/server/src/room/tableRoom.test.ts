import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@templefall/protocol';
import { PROTOCOL } from '@templefall/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type ServerProcess, serverProcess, temporaryFolder } from '../testing/process.ts';
import { party, until, visitor } from '../testing/visitor.ts';

/** How long a place is kept for somebody who was let in and does not come. */
const KEPT_SECONDS = 5;

const folder = temporaryFolder();
let server: ServerProcess;

beforeAll(async () => {
  const env = { COLYSEUS_SEAT_RESERVATION_TIME: String(KEPT_SECONDS) };
  server = await serverProcess({ port: await freePort(), data: folder.path, env });
});
afterAll(async () => {
  await server.kill('SIGKILL');
  folder.remove();
});

it('a room that lost its table while a place was kept in it for somebody goes without its successor', async () => {
  const { table, clients } = await party(server.url, 1);
  await keptPlace(table);
  loseTable(table);
  await until('it is told so', () => clients[0]?.state().trouble === 'movedOn');
  const lines: string[] = [];
  const watcher = visitor(server.url, table, { changed: ({ line }) => lines.push(line) });
  await until('all are in the new room', () => [...clients, watcher].every(({ state }) => state().line === 'open'));
  // As long as a place is kept, the old room stays.
  await new Promise(done => setTimeout(done, (KEPT_SECONDS + 1) * 1000));
  const late = visitor(server.url, table);
  await until('the new room is found', () => late.state().presence?.watching === 2);
  expect(await clients[0]?.send({ type: 'add', amount: 1 })).toMatchObject({ ok: true });
  expect(new Set(lines)).toEqual(new Set(['open']));
  for (const client of [...clients, watcher, late]) client.close();
});

/** A place that nobody comes for. */
const keptPlace = async (table: TableId): Promise<void> => {
  const answer = await fetch(`${server.url}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, table }),
  });
  expect(answer.status).toBe(200);
};

/** As if another process had claimed it. */
const loseTable = (table: TableId): void => {
  const journal = new DatabaseSync(join(folder.path, 'journal.db'));
  journal.prepare('UPDATE tables SET epoch = epoch + 1 WHERE id = ?').run(table);
  journal.close();
};
