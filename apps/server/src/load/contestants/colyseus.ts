import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalDriver, LocalPresence, type Client as Peer, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { Client } from '@colyseus/sdk';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { type Contestant, pendingRolls, type Roller } from '../contestant.ts';

const Player = schema({ face: t.number(), rolls: t.number() }, 'Player');
// The types of its builders are deeper than the compiler goes.
// @ts-expect-error
const Dice = schema({ players: t.map(Player) }, 'Dice');

/** Rooms as the manual shows them: a schema for a state, a handler that changes it, patches at the default rate. */
class DiceRoom extends Room {
  override state = new Dice();
  override onCreate(): void {
    this.onMessage('roll', (client: Peer) => {
      const player = this.state.players.get(client.sessionId);
      if (!player) return;
      player.face = Math.floor(Math.random() * 6);
      player.rolls += 1;
    });
  }
  override onJoin(client: Peer): void {
    const player = new Player();
    player.face = 0;
    player.rolls = 0;
    this.state.players.set(client.sessionId, player);
  }
}

export const idiomaticColyseus: Contestant = {
  name: 'Colyseus, state patches',
  serve: async () => {
    const http = createServer();
    const server = new Server({
      transport: new WebSocketTransport({ server: http }),
      presence: new LocalPresence(),
      driver: new LocalDriver(),
      greet: false,
      gracefullyShutdown: false,
    });
    server.define('dice', DiceRoom).filterBy(['table']);
    await server.listen(0, '127.0.0.1');
    return (http.address() as AddressInfo).port;
  },
  table: async (url, players) => {
    const table = Math.random().toString(36).slice(2);
    const seats: Roller[] = [];
    for (let seat = 0; seat < players; seat++) {
      const room = await new Client(url).joinOrCreate('dice', { table });
      const rolls = pendingRolls();
      room.onStateChange(state => {
        const mine = (state as InstanceType<typeof Dice>).players.get(room.sessionId);
        if (mine) rolls.seenUpTo(mine.rolls);
      });
      // Its own reconnecting would go on after the server is gone.
      room.reconnection.enabled = false;
      seats.push({ roll: () => rolls.begin(() => room.send('roll')), close: () => void room.leave() });
    }
    return seats;
  },
};
