import { HOSTED_GAMES } from '@templefall/hosted';
import { seat as seatOf } from '@templefall/kernel';
import type { CommandBody, TableClient } from '@templefall/protocol';
import { toy } from '@templefall/table/testing';
import { isBlack, type State } from '@templefall/temple';
import { openLog } from '../../log.ts';
import { startServer } from '../../server.ts';
import { parseSettings } from '../../settings.ts';
import { NODE_FLAGS } from '../../testing/process.ts';
import { tableOn, until, visitor } from '../../testing/visitor.ts';
import type { Contestant, Roller } from '../contestant.ts';

/** What the player in a seat does next. */
type Script = (client: TableClient, seat: number) => CommandBody;

/** This server, journal and all. */
const contestant = (name: string, game: string, script: Script): Contestant => ({
  name,
  nodeFlags: NODE_FLAGS,
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
      '--lead-in-ms',
      '0',
    ];
    // All players of a load test come from one address.
    const room = ['--max-connections', '20000', '--max-per-address', '20000', '--max-tables', '5000'];
    const asked = parseSettings([...flags, ...room], {}, '/nowhere');
    if (!asked.ok || asked.value.type !== 'run') throw new Error('bad settings');
    return (await startServer(asked.value.settings, { ...HOSTED_GAMES, toy }, openLog('error'))).port;
  },
  table: async (url, players) => {
    const { table } = await tableOn(url, game);
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
      (client, seat): Roller => ({
        roll: async () => {
          const answer = await client.send(script(client, seat));
          // The client's own word, and not the server's answer.
          if (!answer.ok && answer.error.code === 'lineLost') throw new Error('lineLost');
          return answer.ok ? 'applied' : 'refused';
        },
        close: client.close,
      }),
    );
  },
});

/** One die a command, as all the others play it. */
export const ours = contestant('Templefall (durable)', 'toy', () => ({ type: 'roll' }));

/**
 * The real game. Hands keep their pace there, and dice that show a curse are locked: whoever cannot roll just now, or
 * does not know yet what came of the last roll, marks a die. Nobody else here knows its rules, so it stands beside the comparison and not in it.
 */
export const templeItself = contestant('Templefall, the real game', 'temple', (client, seat) => {
  const view = client.state().table?.game?.view as State | undefined;
  const { dice = [], rollsAt = 0 } = view?.players[seatOf(seat)] ?? {};
  const now = client.gameTime();
  const free = dice.find(die => !isBlack(die, now + SOON));
  const isRolling = client.state().pending.some(({ command }) => command.type === 'roll');
  if (free && !isRolling && now > rollsAt + SOON) return { type: 'roll', dice: [free.id] };
  return { type: 'markDie', die: dice[Math.trunc(now) % dice.length]?.id };
});

/** Clocks differ by less. */
const SOON = 100;
