import type { TableClient } from '@templefall/protocol';
import { OFFERS } from '../../games.ts';
import { openLog } from '../../log.ts';
import { startServer } from '../../server.ts';
import { parseSettings } from '../../settings.ts';
import { toy } from '../../testing/toy.ts';
import { tableOn, until, visitor } from '../../testing/visitor.ts';
import type { Contestant, Roller } from '../contestant.ts';

/** This server, journal and all. */
export const ours: Contestant = {
  name: 'Templefall (durable)',
  serve: async folder => {
    const flags = [
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--data',
      folder,
      '--limit-factor',
      '10000',
      '--log-level',
      'error',
    ];
    const asked = parseSettings([...flags, '--max-connections', '20000', '--max-tables', '5000'], {}, '/nowhere');
    if (!asked.ok || asked.value.type !== 'run') throw new Error('bad settings');
    return (await startServer(asked.value.settings, { ...OFFERS, toy }, openLog('error'))).port;
  },
  table: async (url, players) => {
    const { table } = await tableOn(url);
    const clients: TableClient[] = [];
    for (let seat = 0; seat < players; seat++) {
      const client = visitor(url, table);
      await until('open', () => client.state().line === 'open', 30_000);
      await client.ask({ type: 'sit', name: `P${seat}` });
      if (seat > 0) await client.ask({ type: 'ready', isReady: true });
      clients.push(client);
    }
    const started = await clients[0]?.ask({ type: 'start' });
    if (!started?.ok) throw new Error(`no start: ${started?.error.code}`);
    await until('begun', () => clients.every(client => client.state().table?.lobby.phase === 'playing'), 30_000);
    return clients.map(
      (client): Roller => ({
        roll: async () => {
          const answer = await client.play({ type: 'roll' });
          if (!answer.ok) throw new Error(answer.error.code);
        },
        close: client.close,
      }),
    );
  },
};
