import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { type Contestant, pendingRolls, type Roller } from '../contestant.ts';

/** The parts of boardgame.io that are used here; it has no types for ES modules. */
interface Boardgame {
  readonly Server: (options: { readonly games: readonly unknown[]; readonly origins: readonly unknown[] }) => {
    readonly run: (options: {
      readonly port: { readonly port: number; readonly host: string };
    }) => Promise<{ readonly appServer: HttpServer }>;
  };
  readonly Origins: { readonly LOCALHOST: unknown };
}
interface State {
  readonly _stateID: number;
  readonly G: { readonly rolls: readonly number[] };
}

const dice = {
  name: 'dice',
  setup: () => ({ faces: [0, 0, 0, 0, 0, 0], rolls: [0, 0, 0, 0, 0, 0] }),
  // Everybody in no stage in particular: all may move at once.
  turn: { activePlayers: { all: null } },
  moves: {
    roll: ({
      G,
      playerID,
      random,
    }: {
      readonly G: { faces: number[]; rolls: number[] };
      readonly playerID: string;
      readonly random: { readonly D6: () => number };
    }) => {
      const seat = Number(playerID);
      G.faces[seat] = random.D6();
      G.rolls[seat] = (G.rolls[seat] ?? 0) + 1;
    },
  },
};

/** boardgame.io's own server and protocol; everybody may move at any time. */
export const boardgame: Contestant = {
  name: 'boardgame.io',
  serve: async () => {
    const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server') as Boardgame;
    const server = Server({ games: [dice], origins: [Origins.LOCALHOST] });
    const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
    return (appServer.address() as AddressInfo).port;
  },
  table: async (url, players) => {
    // A match nobody has made yet is made for the first who asks for it.
    const matchID = Math.random().toString(36).slice(2);
    const seats: Roller[] = [];
    for (let seat = 0; seat < players; seat++) {
      const playerID = String(seat);
      const socket = io(`${url}/dice`, { transports: ['websocket'], forceNew: true });
      await new Promise(done => socket.once('connect', () => done(undefined)));
      const rolls = pendingRolls();
      let state: State = await new Promise(done => {
        socket.once('sync', (_id: string, info: { readonly state: State }) => done(info.state));
        socket.emit('sync', matchID, playerID, undefined, 6);
      });
      socket.on('update', (_id: string, next: State) => {
        if (next.G.rolls[seat] !== state.G.rolls[seat]) rolls.seenAny();
        state = next;
      });
      const payload = { type: 'roll', args: [], playerID };
      seats.push({
        roll: () =>
          rolls.begin(() => socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID)),
        close: () => socket.disconnect(),
      });
    }
    return seats;
  },
};
