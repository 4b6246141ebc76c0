import { decodeServer, PROTOCOL, type ServerMessage } from '@templefall/protocol';
import { expect, it } from 'vitest';
import { memoryStorage } from './journal/memoryStorage.ts';
import type { Storage } from './journal/storage.ts';
import type { Parcel } from './member.ts';
import { doing, playing } from './testing/scene.ts';
import { stage } from './testing/stage.ts';
import { wakeTable } from './wake.ts';

it('a journal that has lost its end is noticed by what people saw: they are told, and the operator once', async () => {
  let lost = 0;
  const memory = memoryStorage();
  const storage: Storage = {
    ...memory,
    claim: async (id, at) => {
      const claim = await memory.claim(id, at);
      return claim && { ...claim, head: claim.head - lost };
    },
    read: async (id, from) => {
      const rows = await memory.read(id, from);
      return rows.slice(0, rows.length - lost);
    },
  };
  const { at, table, ada } = await playing({}, stage({ storage }));
  for (let turn = 0; turn < 5; turn++) await doing(at, ada, { type: 'add', amount: 1 });
  const seen = ada.state().table?.seq ?? 0;
  at.crash({ down: 1_000_000 });
  lost = 2;

  const told: unknown[] = [];
  const beyond = (id: string, what: object): void => void told.push({ id, ...what });
  const metrics = { ...at.services.metrics, beyond };
  const woken = await wakeTable(table, { ...at.services, metrics }, () => undefined);
  if (!woken.ok) throw new Error(woken.error);
  const welcomes: ServerMessage[] = [];
  const connection = {
    send: ({ message }: Parcel) => {
      const decoded = decodeServer(message);
      if (decoded?.t === 'welcome') welcomes.push(decoded);
    },
    close: () => undefined,
  };
  for (const since of [seen, seen - 1, seen - 2]) woken.value.join(connection, { protocol: PROTOCOL, table, since });
  await at.pass(100);
  expect(welcomes).toMatchObject([
    { isRolledBack: true, view: { seq: seen - 2 } },
    { isRolledBack: true, view: { seq: seen - 2 } },
    { missed: { events: [] } },
  ]);
  expect(welcomes[2]).not.toHaveProperty('isRolledBack');
  expect(told).toEqual([{ id: table, since: seen, head: seen - 2 }]);
});
