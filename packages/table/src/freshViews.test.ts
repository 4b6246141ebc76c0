import { decodeServer, encode, PROTOCOL, type ServerMessage } from '@templefall/protocol';
import { expect, it } from 'vitest';
import type { Parcel } from './member.ts';
import { doing, playing, secretOf } from './testing/scene.ts';

it('who wants views gets the newest one soon after something happened, and not for every event', async () => {
  const { at, table, ada, bo } = await playing();
  const live = await at.live(table);
  const heard: ServerMessage[] = [];
  const connection = {
    send: ({ message }: Parcel) => {
      const decoded = decodeServer(message);
      if (decoded) heard.push(decoded);
    },
    close: () => undefined,
  };
  const views = () => heard.flatMap(message => (message.t === 'view' ? [message.view] : []));
  const session = live.join(connection, { protocol: PROTOCOL, table, secret: secretOf(bo), since: 1, wants: 'views' });
  await at.pass(1000);
  const [welcome] = heard;
  expect(welcome).toMatchObject({ t: 'welcome', view: ada.state().table });
  expect(welcome).not.toHaveProperty('missed');

  session.receive(encode({ t: 'do', n: 1, at: 0, command: { type: 'add', amount: 2 } }).subarray(2));
  for (let turn = 0; turn < 20; turn++) await doing(at, ada, { type: 'add', amount: 1 });
  const whileItHappened = views().length;
  await at.pass(400);
  expect(whileItHappened).toBeGreaterThan(2);
  // 21 events in a second.
  expect(views().length).toBeLessThanOrEqual(6);
  expect(views().at(-1)).toEqual(ada.state().table);
  // The events come too: one of them answers the command.
  expect(heard.some(({ t }) => t === 'events')).toBe(true);

  const before = views().length;
  session.leave();
  await doing(at, ada, { type: 'add', amount: 1 });
  await at.pass(1000);
  expect(views().length).toBe(before);
});
