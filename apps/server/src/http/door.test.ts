import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PROTOCOL } from '@templefall/protocol';
import { expect, it } from 'vitest';
import { freePort, serverProcess, temporaryFolder } from '../testing/process.ts';
import { party, until } from '../testing/visitor.ts';
import { reserve } from './door.ts';

const joining = async (url: string, table: string): Promise<unknown> => {
  const answer = await fetch(`${url}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, table }),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
};

it('whatever else goes wrong behind the door is told as busy, and nothing more is told', async () => {
  // Nobody has defined any rooms here: the library's own error must not come through.
  const http = createServer((request, response) => void reserve(request, response, asked => asked));
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  expect(await joining(url, 'a'.repeat(20))).toEqual({ status: 503, code: 'busy' });
  http.closeAllConnections();
  http.close();
});

it('while a server closes down the door says restarting, and the players at its tables are told', async () => {
  const folder = temporaryFolder();
  const server = await serverProcess({ port: await freePort(), data: folder.path });
  const { table, clients } = await party(server.url, 1);
  const [ada] = clients;
  // A journal that is busy holds up the end, so that there is time to knock.
  const other = new DatabaseSync(join(folder.path, 'journal.db'));
  other.exec('BEGIN IMMEDIATE');
  const ended = server.kill('SIGTERM');
  const knocking = expect.poll(() => joining(server.url, table), { timeout: 30_000 });
  await knocking.toEqual({ status: 503, code: 'restarting' });
  other.exec('COMMIT');
  other.close();
  await until('told', () => ada?.state().trouble === 'restarting');
  expect(await ended).toBe(0);
  ada?.close();
  folder.remove();
});
