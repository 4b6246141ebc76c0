import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { GameId, TableId } from '@templefall/protocol';
import { beginning, linked } from '@templefall/table/journal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesOf, addressFor, printedAddresses } from './addresses.ts';
import { exported, imported } from './files.ts';
import { withoutBase } from './http/basePath.ts';
import { fileServer } from './http/files.ts';
import { openStorage } from './journal/open.ts';
import { temporaryFolder } from './testing/process.ts';

describe('one game as a file', () => {
  it('goes out and comes in elsewhere, once, and not if it was tampered with', async () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()];
    const at = (path: string) => ({ database: undefined, data: path });
    const storage = await openStorage(at(here.path));
    const table = 'a'.repeat(20) as TableId;
    const id = `${table}-1` as GameId;
    const listing = { game: 'toy', phase: 'ended', isPublic: false, names: ['Ada'], most: 6 };
    await storage.create({ id: table, code: 'ACDE' as never, listing, at: 1 });
    const claim = await storage.claim(table, 1);
    const rows = linked(beginning, ['{"event":1}', '{"event":2}']);
    const finished = { id, table, game: 'toy', first: 1, last: 2, endedAt: 5, won: true, names: ['Ada'] };
    await storage.append({ table, epoch: claim?.epoch ?? 0, rows, clock: 0, at: 5, finished: [finished] });
    await storage.close();

    const text = (await exported(at(here.path), id)) ?? '';
    expect(await exported(at(here.path), 'nothing')).toBeUndefined();
    expect(await imported(at(there.path), text.replace('event\\":2', 'event\\":3'))).toEqual({
      ok: false,
      error: 'The file is damaged at row 2.',
    });
    expect(await imported(at(there.path), '{}')).toEqual({ ok: false, error: 'That is no file of a recorded game.' });
    expect(await imported(at(there.path), text)).toEqual({ ok: true, value: id });
    expect(await imported(at(there.path), text)).toEqual({ ok: false, error: `The game ${id} is here already.` });
    expect(await exported(at(there.path), id)).toBe(text);
    const mixed = text.replaceAll(id, `${table}-2`);
    expect(await imported(at(there.path), mixed)).toEqual({
      ok: false,
      error: `The table of the game ${table}-2 is here with a journal of its own.`,
    });
    here.remove();
    there.remove();
  });
});

describe('the web client', () => {
  const folder = temporaryFolder();
  const answer = fileServer(folder.path);
  const http = createServer((request, response) => void answer(request, response));
  let url = '';
  beforeAll(async () => {
    mkdirSync(join(folder.path, 'assets'));
    writeFileSync(join(folder.path, 'index.html'), '<!doctype html>page');
    writeFileSync(join(folder.path, 'assets', 'app-Ab3_x9-Z.js'), 'code');
    writeFileSync(join(folder.path, 'assets', 'app-Ab3_x9-Z.js.gz'), 'packed');
    await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    http.closeAllConnections();
    http.close();
    folder.remove();
  });

  it('hashed files never change, pages are asked for again', async () => {
    const code = await fetch(`${url}/assets/app-Ab3_x9-Z.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await code.text()).toBe('code');
    expect(code.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(code.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const page = await fetch(url);
    expect(await page.text()).toBe('<!doctype html>page');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(url, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.headers.get('content-encoding'), head.status]).toEqual([null, 200]);
    const packed = await fetch(`${url}/assets/app-Ab3_x9-Z.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
  });

  it('a link as it is typed leads to its place in the page, relative to where the page is', async () => {
    const led = async (path: string) => {
      const answer = await fetch(url + path, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await led('/j/K7QF')).toEqual([302, '../#/j/K7QF']);
    expect(await led('/lessons')).toEqual([302, './#/lessons']);
    expect(await led('/t/a/b')).toEqual([302, '../../#/t/a/b']);
    // Never to another server, whatever is asked for.
    expect(await led('//evil.example/x')).toEqual([302, '../#/evil.example/x']);
    expect(await led('/%0d%0ax%20é')).toEqual([302, './#/%0D%0Ax%20%C3%A9']);
  });

  it('a proxy may leave its path on or take it off', () => {
    const asked = (address: string, base = '/games') => {
      const request = { url: address } as IncomingMessage;
      return [withoutBase(request, base), request.url];
    };
    expect(asked('/games/api/tables?x=1')).toEqual([true, '/api/tables?x=1']);
    expect(asked('/api/tables')).toEqual([true, '/api/tables']);
    expect(asked('/gamesome')).toEqual([true, '/gamesome']);
    expect(asked('/games/', '')).toEqual([true, '/games/']);
    expect(asked('/games')[0]).toBe(false);
    expect(asked('/games?x')[0]).toBe(false);
  });

  it('what is not there is not found', async () => {
    expect((await fetch(`${url}/nothing.png`)).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });
});

describe('the addresses in the terminal', () => {
  it('one for this machine, those of the network only where the server listens there, with a QR code', () => {
    expect(addressesOf({ host: '127.0.0.1', basePath: '' }, 80)).toEqual({ local: 'http://127.0.0.1:80', network: [] });
    const shown = printedAddresses(
      { local: 'http://localhost:80', network: ['http://192.0.2.7:80'] },
      { showCode: true },
    );
    expect(shown).toContain('on this machine  http://localhost:80');
    expect(shown).toContain('on your network  http://192.0.2.7:80');
    expect(shown).toMatch(/[▀▄█]{5}/);
    expect(printedAddresses({ local: 'x', network: ['y'] }, { showCode: false })).not.toMatch(/[▀▄█]/);
  });

  it('a network that devices share comes before those of containers and tunnels', () => {
    const at = (address: string) => [
      { address, family: 'IPv4' as const, internal: false, netmask: '', mac: '', cidr: null },
    ];
    const interfaces = { docker0: at('192.0.2.1'), utun3: at('192.0.2.2'), wlan0: at('192.0.2.3') };
    const hosts = (of: typeof interfaces | Pick<typeof interfaces, 'docker0'>) =>
      addressesOf({ host: '0.0.0.0', basePath: '' }, 80, of).network.map(address => new URL(address).hostname);
    expect(hosts(interfaces)).toEqual(['192.0.2.3', '192.0.2.1', '192.0.2.2']);
    expect(hosts({ docker0: interfaces.docker0 })).toEqual(['192.0.2.1']);
  });

  it('pages on the same machine are told the one for other devices; nobody else, and nobody behind a proxy', () => {
    const asked = (remoteAddress: string, headers: { readonly [name: string]: string } = {}) =>
      addressFor(
        { socket: { remoteAddress, localPort: 80 }, headers: { host: 'localhost:80', ...headers } },
        '0.0.0.0',
      );
    const [network] = addressesOf({ host: '0.0.0.0', basePath: '' }, 80).network;
    for (const here of ['127.0.0.1', '::ffff:127.0.0.1', '::1']) expect(asked(here)).toBe(network);
    expect(asked('192.0.2.8')).toBeUndefined();
    for (const host of ['127.0.0.1', '[::1]:80', 'LOCALHOST']) expect(asked('127.0.0.1', { host })).toBe(network);
    for (const host of ['', 'evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', '192.0.2.7:80'])
      expect(asked('127.0.0.1', { host }), host).toBeUndefined();
    expect(asked('127.0.0.1', { 'x-forwarded-for': '192.0.2.8' })).toBeUndefined();
  });
});
