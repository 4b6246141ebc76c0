import type { SeatSecret, TableClient, TableId } from '@templefall/protocol';
import { type Stage, stage } from './stage.ts';
import type { ToyState } from './toy.ts';

export const toyOf = (client: TableClient): ToyState => client.state().table?.game?.view as ToyState;
export const secretOf = (client: TableClient): SeatSecret => {
  const secret = client.state().me?.secret;
  if (!secret) throw new Error('not seated');
  return secret;
};

/** Two players at a table whose game has begun. */
export const playing = async (chosen: unknown = {}, at: Stage = stage()) => {
  const table: TableId = await at.table(chosen);
  const ada = at.client(table);
  await at.pass(50);
  await sitting(at, ada, 'Ada');
  const bo = at.client(table);
  await at.pass(50);
  await sitting(at, bo, 'Bo');
  await asking(at, bo, { type: 'ready', isReady: true });
  const started = await asking(at, ada, { type: 'start' });
  if (!started.ok) throw new Error(`no start: ${started.error.code}`);
  return { at, table, ada, bo };
};
export const asking = async (at: Stage, client: TableClient, request: Parameters<TableClient['ask']>[0]) => {
  const reply = client.ask(request);
  await at.pass(50);
  return reply;
};
export const sitting = (at: Stage, client: TableClient, name: string) => asking(at, client, { type: 'sit', name });
export const doing = async (at: Stage, client: TableClient, command: Parameters<TableClient['send']>[0]) => {
  const answer = client.send(command);
  await at.pass(50);
  return answer;
};
