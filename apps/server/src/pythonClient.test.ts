import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type ServerProcess, serverProcess, temporaryFolder } from './testing/process.ts';
import { tableOn, until, visitor } from './testing/visitor.ts';

const CLIENT = fileURLToPath(new URL('../../../examples/python/templefall.py', import.meta.url));
const folder = temporaryFolder();
let server: ServerProcess;

beforeAll(async () => {
  server = await serverProcess({ port: await freePort(), data: folder.path });
});
afterAll(async () => {
  await server.kill('SIGKILL');
  folder.remove();
});

/** What it says at its end. It fails by itself if the lobby it folds is not the one it is shown. */
const played = async (...args: readonly string[]) => {
  const python = process.env.PYTHON ?? 'python3';
  const { stdout } = await promisify(execFile)(python, [CLIENT, '--url', server.url, '--commands', '8', ...args]);
  return JSON.parse(stdout) as {
    readonly [count in 'applied' | 'refused' | 'seq' | 'views']: number;
  } & { readonly phase: string };
};

it('the client of examples/python opens a table, calls bots and plays with them', async () => {
  const { applied, refused, views, phase } = await played('--bots', '2');
  expect(applied + refused).toBeGreaterThanOrEqual(8);
  expect(applied).toBeGreaterThan(0);
  expect(views).toBeGreaterThan(0);
  expect(phase).toBe('playing');
});

it('it finds a table of friends by its code, and its commands are seen by them', async () => {
  const { table, code } = await tableOn(server.url, 'temple');
  const host = visitor(server.url, table);
  await until('in', () => host.state().line === 'open');
  expect(await host.ask({ type: 'sit', name: 'Ada' })).toMatchObject({ ok: true });
  const ending = played('--code', code.toLowerCase());
  const lobby = () => host.state().table?.lobby;
  await until('it is ready', () => lobby()?.places[1]?.isReady === true);
  expect(lobby()?.places[1]?.name).toBe('Python');
  expect(await host.ask({ type: 'start' })).toMatchObject({ ok: true });
  const { applied, seq } = await ending;
  await until('its last event has come', () => (host.state().table?.seq ?? 0) >= seq);
  expect(applied).toBeGreaterThan(0);
  host.close();
});
