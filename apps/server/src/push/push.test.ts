import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { seat } from '@templefall/kernel';
import type { TableClient } from '@templefall/protocol';
import { toy } from '@templefall/table/testing';
import { loadTexts, wordsOf } from '@templefall/texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { type RunningServer, startServer } from '../server.ts';
import { parseSettings } from '../settings.ts';
import { temporaryFolder } from '../testing/process.ts';
import { party, until } from '../testing/visitor.ts';

/** A browser's side of a subscription, and what its push service was given. */
const browser = createECDH('prime256v1');
const p256dh = browser.generateKeys('base64url');
const auth = randomBytes(16);
const left: Buffer[] = [];

/** RFC 8291: opened with the browser's own keys. */
const opened = (body: Buffer, own: ECDH): unknown => {
  const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
};

const folder = temporaryFolder();
let service: Server;
let server: RunningServer;
let url: string;
let endpoint: string;

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    left.push(Buffer.concat(parts));
    response.writeHead(201).end();
  });
  await new Promise<void>(done => service.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/device`;
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data', folder.path, '--push-local', 'yes'];
  const asked = parseSettings([...flags, '--lead-in-ms', '0'], {}, '/nowhere');
  if (!asked.ok || asked.value.type !== 'run') throw new Error('bad settings');
  // The seat whose number the total has is waited for.
  const awaited = (state: unknown) => [seat((state as { readonly total: number }).total % 2)];
  server = await startServer(asked.value.settings, { toy: { ...toy, awaited } }, openLog('silent'));
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  service.close();
  folder.remove();
});

const ask = async (method: string, body?: object) => {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${url}/api/push`, { method, ...content });
  return [answer.status, await answer.json()];
};
const secretOf = (client: TableClient | undefined) => client?.state().me?.secret ?? '';

it('who is away hears of their turn, encrypted and in their language; who is here does not, nor who has unsubscribed', async () => {
  expect(await ask('GET')).toEqual([200, { key: expect.stringMatching(/^[\w-]{87}$/) }]);
  expect(statSync(join(folder.path, 'push-keys.json')).mode & 0o777).toBe(0o600);
  const { table, clients } = await party(url, 2);
  const [ada, bo] = clients;
  const wish = {
    table,
    secret: secretOf(bo),
    language: 'de',
    endpoint,
    keys: { p256dh, auth: auth.toString('base64url') },
  };
  for (const [wrong, status] of [
    [{ secret: 'ab'.repeat(16) }, 404],
    [{ endpoint: 'https://192.168.0.1/x' }, 400],
    [{ endpoint: 'http://push.example.com/x' }, 400],
    [{ language: 'xx' }, 400],
    [{ keys: { p256dh: 'short', auth: 'short' } }, 400],
  ] as const)
    expect((await ask('POST', { ...wish, ...wrong }))[0]).toBe(status);
  expect(await ask('POST', wish)).toEqual([200, {}]);

  // Bo is here: his turn comes and goes in silence.
  await ada?.send({ type: 'add', amount: 1 });
  await bo?.send({ type: 'add', amount: 1 });
  bo?.close();
  await until('Bo is seen to be away', () => ada?.state().presence?.seats[1] !== 'here');
  expect(left).toHaveLength(0);

  await ada?.send({ type: 'add', amount: 1 });
  await until('a message is left', () => left.length === 1);
  const german = wordsOf('de', await loadTexts.de());
  expect(opened(left[0] ?? Buffer.alloc(0), browser)).toEqual({
    title: german.say('tables.yourTurn'),
    body: `${german.say('landing.rollwrite')} · Player 1 und Player 2`,
    table,
  });

  expect(await ask('DELETE', { endpoint })).toEqual([200, {}]);
  await ada?.send({ type: 'add', amount: 1 });
  await ada?.send({ type: 'add', amount: 1 });
  expect(left).toHaveLength(1);
  ada?.close();
});
