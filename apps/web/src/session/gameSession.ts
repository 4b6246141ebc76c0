import { computed, type ReadonlySignal } from '@preact/signals';
import { type Refusal, seat } from '@templefall/kernel';
import type { Millis, Result } from '@templefall/kit';
import {
  type ClientState,
  type CommandBody,
  gameIdOf,
  type Saying,
  type TableClient,
  type TableId,
} from '@templefall/protocol';
import type { AnyGameSession, Connection, GameId, Player } from '../games/gameClient.ts';
import { shared } from '../ui/signals/structuralSharing.ts';
import type { Absence } from './absence.ts';
import { nameOf, pawnOf } from './lobbyView.ts';
import { hostSeat, mySeat, mySeats, placeOf } from './seats.ts';

type Handed = Pick<AnyGameSession, 'hasBegun' | 'onApplied' | 'onCall' | 'leave'>;

/** What the session of a game is made of. */
export interface GameParts extends Handed {
  readonly id: TableId;
  readonly state: ReadonlySignal<ClientState>;
  readonly client: Pick<TableClient, 'ask' | 'send' | 'say' | 'gameTime' | 'isTimeSettled' | 'delay'>;
  readonly absenceOf: (seat: number) => Absence;
  /** What only a table of a server has. */
  readonly server?: {
    readonly chat: NonNullable<AnyGameSession['chat']>;
    readonly handOver: NonNullable<AnyGameSession['handOver']>;
  };
  readonly recorded: (game: string, startedAt: number) => ReturnType<NonNullable<AnyGameSession['recorded']>>;
  /** The word to begin, for games that wait for it at a table of this browser. */
  readonly beginOf?: (game: string) => (() => void) | undefined;
}

/**
 * The running or last game of a table. Another game is another session, and so is another seat in it: a place that was left
 * before the game began is no seat of it, and all behind it move up.
 */
export const gameSession = (parts: GameParts): ReadonlySignal<AnyGameSession | undefined> => {
  const seating = computed(() => seatingIn(parts.state.value));
  return computed(() => (seating.value === undefined ? undefined : sessionOf(parts)));
};

/** Which game, and which seat is mine. */
const seatingIn = (state: ClientState): string | undefined => {
  const { game, lobby } = state.table ?? {};
  if (!game || lobby?.phase === 'gathering') return undefined;
  return `${game.startedAt} ${mySeat(state) ?? 'watching'}`;
};

/** Follows one game and one seat at it only: later states belong to the next session. */
const statesOf = (state: ReadonlySignal<ClientState>): ReadonlySignal<ClientState> => {
  let last = state.peek();
  const seating = seatingIn(last);
  return computed(() => {
    if (seatingIn(state.value) === seating) last = state.value;
    return last;
  });
};

const sessionOf = ({
  id,
  state: all,
  client,
  absenceOf,
  server,
  recorded,
  beginOf,
  ...parts
}: GameParts): AnyGameSession => {
  const state = statesOf(all);
  const { table, presenceTimeout } = state.peek();
  const startedAt = table?.game?.startedAt ?? 0;
  const game = table?.game?.id ?? '';
  const me = mySeat(state.peek());
  const begin = beginOf?.(game);
  return {
    ...parts,
    game: game as GameId,
    me,
    seats: shared(() => mySeats(state.value)),
    ...(begin && { begin }),
    gameKey: () => `${id} ${startedAt}`,
    record: gameIdOf(id, startedAt),
    view: computed(() => state.value.table?.game?.view),
    hasEnded: computed(() => state.value.table?.lobby.phase === 'ended'),
    // The very same list until somebody comes or goes: much on the screen depends on it.
    players: shared(() => playersOf(state.value, absenceOf)),
    hasStandIn: computed(() => state.value.table?.lobby.standIn !== undefined),
    connection: computed(() => connectionOf(all.value)),
    now: client.gameTime,
    isTimeSettled: client.isTimeSettled,
    ...(server && {
      code: table?.lobby.code ?? '',
      chat: server.chat,
      ...(me !== undefined && { handOver: server.handOver }),
      ...(presenceTimeout !== undefined && { presenceTimeout }),
      lag: () => {
        const delay = client.delay();
        return delay === undefined ? undefined : 2 * delay;
      },
    }),
    recorded: () => recorded(game, startedAt),
    send: async (body, as) => refusalOf(await client.send(bodyOf(body as CommandBody), placeOf(state.peek(), as))),
    // The table refuses what its game does not know.
    call: (call, target, as) =>
      client.say({ type: 'call', call, ...(target && { target }) } as Saying, placeOf(state.peek(), as)),
    again: {
      by: computed(() => hostSeat(state.value)),
      ask: async () => refusalOf(await client.ask({ type: 'again', luck: 'new' })),
    },
  };
};

/** The table fills in the seat itself. */
const bodyOf = ({ seat: _, ...body }: CommandBody): CommandBody => body;

export const refusalOf = (answer: Result<unknown, Refusal>): Refusal | undefined =>
  answer.ok ? undefined : answer.error;

const connectionOf = ({ line, trouble }: ClientState): Connection => {
  if (line === 'open') return 'open';
  return trouble === 'restarting' ? 'restarting' : 'lost';
};

const playersOf = (
  { table, presence, presenceTimeout }: ClientState,
  absenceOf: (seat: number) => Absence,
): readonly Player[] =>
  (table?.lobby.places ?? []).map((place, index) => ({
    seat: seat(index),
    name: nameOf(place.name, place.bot),
    pawn: pawnOf(place.colour),
    kind: presence?.seats[index] === 'bot' ? 'bot' : 'human',
    ...(!place.bot && withBotAt(absenceOf(index), presenceTimeout)),
  }));

const withBotAt = (absence: Absence, timeout: Millis | undefined): Pick<Player, 'goneAt' | 'backAt' | 'botAt'> =>
  absence.goneAt === undefined || timeout === undefined ? absence : { ...absence, botAt: absence.goneAt + timeout };
