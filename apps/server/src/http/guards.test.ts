import { EventEmitter } from 'node:events';
import { simulatedClock } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { briefly } from './briefly.ts';
import { isOwnHost } from './hosts.ts';
import { perAddress } from './perAddress.ts';

describe('names of this server', () => {
  const open = { named: [], proxies: 0 };

  it.each(['192.168.1.7:8080', 'localhost:8080', '[::1]:8080', '203.0.113.9', 'templefall.local', 'kitchen', 'pi.lan'])(
    '%s is one: an address, or a name of the local network',
    host => expect(isOwnHost(host, open)).toBe(true),
  );

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    'a b',
    '192.168.1.7.evil.example',
  ])('%s is none: a page that points its own name here reads nothing', host =>
    expect(isOwnHost(host, open)).toBe(false),
  );

  it('the operator names more; behind a proxy, which routes by name, any counts until some are named', () => {
    expect(isOwnHost('Play.example.org', { named: ['play.example.org'], proxies: 0 })).toBe(true);
    expect(isOwnHost('evil.example', { named: [], proxies: 1 })).toBe(true);
    expect(isOwnHost('evil.example', { named: ['play.example.org'], proxies: 1 })).toBe(false);
  });
});

describe('sockets of one address', () => {
  const socket = () => Object.assign(new EventEmitter(), { bytesRead: 0, isGone: false, destroy() {} });
  const held = () => {
    const one = socket();
    one.destroy = () => {
      one.isGone = true;
      one.emit('close');
    };
    return one as unknown as Parameters<ReturnType<typeof perAddress>['admit']>[1] & {
      bytesRead: number;
      isGone: boolean;
      emit: (event: string) => boolean;
    };
  };

  it('are as many as allowed; another address is not touched, and a place that is left is free again', () => {
    const clock = simulatedClock(0);
    const { admit } = perAddress(2, clock.now);
    const [first, second] = [held(), held()];
    expect([admit('a', first), admit('a', second), admit('a', held()), admit('b', held())]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    first.emit('close');
    expect(admit('a', held())).toBe(true);
  });

  it('who has been silent longest gives way; who plays does not', () => {
    const clock = simulatedClock(0);
    const { admit, lookAtAll } = perAddress(2, clock.now);
    const [silent, playing] = [held(), held()];
    admit('a', silent);
    admit('a', playing);
    clock.advanceTo(9000);
    playing.bytesRead = 100;
    lookAtAll();
    clock.advanceTo(9999);
    expect(admit('a', held())).toBe(false);
    clock.advanceTo(10_000);
    const third = held();
    expect(admit('a', third)).toBe(true);
    expect([silent.isGone, playing.isGone, third.isGone]).toEqual([true, false, false]);
  });
});

describe('what many ask for at once', () => {
  it('is asked for once a second, and all get the same answer', async () => {
    const clock = simulatedClock(0);
    let asked = 0;
    const ask = briefly(async () => ++asked, clock.now);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    clock.advanceTo(999);
    expect(await ask()).toBe(1);
    clock.advanceTo(1000);
    expect(await ask()).toBe(2);
  });

  it('a failure is not kept', async () => {
    const clock = simulatedClock(0);
    let asked = 0;
    const ask = briefly(async () => {
      if (++asked === 1) throw new Error('away');
      return asked;
    }, clock.now);
    await expect(ask()).rejects.toThrow('away');
    expect(await ask()).toBe(2);
  });
});
