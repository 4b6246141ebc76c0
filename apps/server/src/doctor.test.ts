import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { examine } from './doctor.ts';
import { lockFolder } from './folderLock.ts';
import { parseSettings, type Settings } from './settings.ts';
import { freePort, temporaryFolder } from './testing/process.ts';

const { path: data, remove } = temporaryFolder();
afterAll(remove);

const settings = async (...args: readonly string[]): Promise<Settings> => {
  const asked = parseSettings(
    ['--host', '127.0.0.1', '--port', `${await freePort()}`, '--data', data, ...args],
    {},
    '/web',
  );
  if (!asked.ok || asked.value.type !== 'run') throw new Error(JSON.stringify(asked));
  return asked.value.settings;
};

/** A disk that takes this long to sync, whatever the machine does. */
const disk = (millis: number): (() => number) => {
  let now = 0;
  return () => (now += millis);
};

const ills = async (of: Settings, site?: string, stopwatch = disk(1)): Promise<readonly string[]> =>
  (await examine(of, site, stopwatch)).filter(({ isWell }) => !isWell).map(({ says }) => says);

describe('the doctor', () => {
  const open: Server[] = [];
  afterEach(() => {
    for (const one of open.splice(0)) one.close();
  });

  /** A proxy as simple as they come; `upgrades` is what many forget to configure. */
  const proxyTo = async (port: number, { upgrades }: { readonly upgrades: boolean }): Promise<string> => {
    const proxy = createServer(async (request, response) => {
      const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
        headers: { 'x-forwarded-for': '192.0.2.7' },
      });
      response.writeHead(answer.status).end(await answer.text());
    });
    proxy.on('upgrade', (request, socket, head) => {
      if (!upgrades) {
        socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
        return;
      }
      const onward = connect(port, '127.0.0.1', () => {
        const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
        onward.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
        onward.write(head);
        socket.pipe(onward).pipe(socket);
      });
      onward.on('error', () => socket.destroy());
      socket.on('error', () => onward.destroy());
    });
    await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done));
    open.push(proxy);
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`;
  };

  it('finds nothing wrong where everything works', async () => {
    expect(await ills(await settings())).toEqual([]);
    expect(await ills(await settings(), undefined, disk(50))).toEqual([]);
  });

  it('says that a disk is too slow to play on', async () => {
    expect(await ills(await settings(), undefined, disk(51))).toEqual([
      `${data} takes 51.0 ms to sync a write: players will feel it. Use a local disk.`,
    ]);
  });

  it('says what cannot be written, opened or reached', async () => {
    const port = await freePort();
    expect(await ills(await settings('--data', '/nowhere/at/all'))).toEqual([
      expect.stringContaining('The data folder /nowhere/at/all cannot be written'),
      expect.stringContaining('The journal cannot be used'),
    ]);
    expect(
      await ills(
        await settings(
          '--database-url',
          `postgres://x@127.0.0.1:${port}/x`,
          '--redis-url',
          `redis://127.0.0.1:${port}`,
        ),
      ),
    ).toEqual([
      expect.stringContaining('The database cannot be used'),
      expect.stringContaining('Redis does not answer'),
    ]);
  });

  it('sees a server that runs already', async () => {
    const release = lockFolder(data);
    const taken = createServer();
    open.push(taken);
    await new Promise<void>(done => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as AddressInfo;
    expect(await ills({ ...(await settings()), port })).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
    release();
  });

  it('goes through the proxy: address, headers and WebSockets', async () => {
    const good = await settings('--proxies', '1');
    expect(await ills(good, await proxyTo(good.port, { upgrades: true }))).toEqual([]);
    const bad = await settings();
    expect(await ills(bad, await proxyTo(bad.port, { upgrades: false }))).toEqual([
      'x-forwarded-for names 1 addresses and --proxies is 0: set --proxies 1.',
      expect.stringContaining('WebSockets do not come through'),
    ]);
    const elsewhere = createServer((_, response) => response.end('another page'));
    open.push(elsewhere);
    await new Promise<void>(done => elsewhere.listen(0, '127.0.0.1', done));
    const { port } = elsewhere.address() as AddressInfo;
    expect(await ills(await settings(), `http://127.0.0.1:${port}`)).toEqual([
      expect.stringContaining('answered by something else'),
    ]);
  });
});
