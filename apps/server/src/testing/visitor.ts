import { HOSTED_GAMES } from '@templefall/hosted';
import { type ClientOptions, colyseusLine, type TableClient, type TableId, tableClient } from '@templefall/protocol';
import { rulesOf } from '@templefall/table';
import { toy } from '@templefall/table/testing';
import { systemClock } from '../clock.ts';

const GAMES = rulesOf({ ...HOSTED_GAMES, toy });

/** A new table on a real server. */
export const tableOn = async (
  url: string,
  game = 'toy',
  options: unknown = {},
): Promise<{ readonly table: TableId; readonly code: string }> => {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, options, isPublic: true }),
  });
  if (!answer.ok) throw new Error(`no table: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { readonly table: TableId; readonly code: string };
};

/** A person with a browser, but for the browser. */
export const visitor = (url: string, table: TableId, more: Partial<ClientOptions> = {}): TableClient =>
  tableClient({
    table,
    games: GAMES,
    open: colyseusLine(url, { fetch, WebSocket }),
    clock: systemClock,
    random: Math.random,
    changed: () => undefined,
    ...more,
  });

/** Waits until something is so; fails with its name if it does not become so. */
export const until = async (what: string, isSo: () => boolean, within = 60_000): Promise<void> => {
  const end = performance.now() + within;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`in vain for ${within} ms: ${what}`);
    await new Promise(done => setTimeout(done, 5));
  }
};

/** Players at a new table whose game has begun. */
export const party = async (url: string, players: number, options: unknown = {}, game = 'toy') => {
  const { table, code } = await tableOn(url, game, options);
  const clients: TableClient[] = [];
  for (let index = 0; index < players; index++) {
    const client = visitor(url, table);
    await until('the line is open', () => client.state().line === 'open');
    const sat = await client.ask({ type: 'sit', name: `Player ${index + 1}` });
    if (!sat.ok) throw new Error(`could not sit: ${sat.error.code}`);
    if (index > 0) await client.ask({ type: 'ready', isReady: true });
    clients.push(client);
  }
  const started = await clients[0]?.ask({ type: 'start' });
  if (!started?.ok) throw new Error(`could not start: ${started?.error.code}`);
  await until('all have begun', () => clients.every(client => client.state().table?.lobby.phase === 'playing'));
  return { table, code, clients };
};
