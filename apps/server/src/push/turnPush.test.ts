import { placeId, type TableCode, type TableId } from '@templefall/protocol';
import { memoryStorage } from '@templefall/table/journal';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/process.ts';
import { isPublicAddress, isPushEndpoint } from './endpoint.ts';
import type { Sent } from './send.ts';
import { subscriptionStore } from './store.ts';
import { turnPush } from './turnPush.ts';

const TABLE = 'a'.repeat(20) as TableId;
const BO = [{ place: placeId(1), name: 'Bo' }];
const HOUR = 3_600_000;

const withBo = async (outcome: Sent = 'sent') => {
  const folder = temporaryFolder();
  const open = () =>
    subscriptionStore(folder.path, problem => {
      throw problem;
    });
  const store = open();
  const storage = memoryStorage();
  const listing = { game: 'rollwrite', phase: 'playing', isPublic: false, names: ['Ada', 'Bo'], most: 4, awaited: BO };
  await storage.create({ id: TABLE, code: 'ABCD' as TableCode, listing, at: 0 });
  const keys = { p256dh: '', auth: '' };
  store.put({ table: TABLE, place: placeId(1), language: 'en', endpoint: 'https://push.example.com/1', keys });
  let [now, sent, isHere] = [0, 0, false];
  const send = async (): Promise<Sent> => {
    sent++;
    return outcome;
  };
  const push = turnPush({ store, storage, send, isHere: () => isHere, now: () => now });
  return {
    ...{ push, store, open },
    remove: async () => {
      await store.written();
      folder.remove();
    },
    sent: () => sent,
    later: (hours: number) => {
      now += hours * HOUR;
      return push.remind();
    },
    comes: (comes: boolean) => {
      isHere = comes;
    },
  };
};

it('a turn is told at once, after a day and after three, and then no more', async () => {
  const { push, sent, later, remove } = await withBo();
  await push.awaits(TABLE, BO);
  expect(sent()).toBe(1);
  const counts: number[] = [];
  for (const hours of [23, 1, 24, 24, 1000]) {
    await later(hours);
    counts.push(sent());
  }
  expect(counts).toEqual([1, 2, 2, 3, 3]);
  await remove();
});

it('nothing is sent while the person is connected, and nothing after they have played', async () => {
  const { push, sent, later, comes, remove } = await withBo();
  comes(true);
  await push.awaits(TABLE, BO);
  await later(30);
  expect(sent()).toBe(0);
  comes(false);
  await later(0);
  expect(sent()).toBe(1);
  await push.awaits(TABLE, []);
  await later(1000);
  expect(sent()).toBe(1);
  await remove();
});

it('a subscription outlives the server, and goes when the browser has forgotten it', async () => {
  const { push, store, open, remove } = await withBo('gone');
  await store.written();
  expect(open().all()).toEqual(store.all());
  await push.awaits(TABLE, BO);
  expect(store.all()).toEqual([]);
  await store.written();
  expect(open().all()).toEqual([]);
  await remove();
});

it('messages are left with services of the world alone, over https', () => {
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://web.push.apple.com/Q',
    'https://a.notify.windows.com/?t=1',
  ])
    expect(isPushEndpoint(good), good).toBe(true);
  for (const bad of [
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://printer.local/x',
    'https://metadata.internal/x',
    'https://192.168.0.1/x',
    'https://0x7f000001/x',
    'https://[::1]/x',
    'https://push.example.com:8443/x',
    'https://me:you@push.example.com/x',
    'ftp://push.example.com',
    'nonsense',
  ])
    expect(isPushEndpoint(bad), bad).toBe(false);
  for (const bad of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '172.31.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '2002:a00:1::',
    'x',
  ])
    expect(isPublicAddress(bad), bad).toBe(false);
  for (const good of ['8.8.8.8', '172.32.0.1', '2607:f8b0::1']) expect(isPublicAddress(good), good).toBe(true);
});
