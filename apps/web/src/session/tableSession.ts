import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type AnyGame, type GameEvent, type Refusal, seat } from '@templefall/kernel';
import {
  type ClientState,
  gameIdOf,
  isTableId,
  type OpenLine,
  type Request,
  type SeatSecret,
  tableClient,
} from '@templefall/protocol';
import type { Chat } from '../chat/chat.ts';
import type { AnyGameClient, AnyGameSession, AnyLobby, AppliedEvent, Call, LoadGame } from '../games/gameClient.ts';
import { seatLink } from '../shell/tableLink.ts';
import type { PawnArt } from '../ui/Icon.tsx';
import { listeners } from '../ui/signals/listeners.ts';
import { absences } from './absence.ts';
import { activeTable, clearActiveTable } from './activeTable.ts';
import { unmarkCreated } from './createdTables.ts';
import { gameSession, refusalOf } from './gameSession.ts';
import { pageClock } from './gameTime.ts';
import { freePawn } from './lobby.ts';
import { lobbyView, type Opening, openingView } from './lobbyView.ts';
import { appliedInGame, type ReadRecorded, readFromServer } from './recordedGame.ts';
import { rulesGate } from './rulesGate.ts';
import { followPlaces } from './seatedTables.ts';
import { followSecret, savedFurtherSecrets, savedSecret } from './seatSecretStore.ts';
import { tableChat } from './tableChat.ts';

/** One table over one line that reconnects by itself: the lobby, then the game. */
export interface TableSession {
  /** The game the table plays or will play, once its client is loaded. */
  readonly client: ReadonlySignal<AnyGameClient | undefined>;
  readonly lobby: AnyLobby;
  readonly chat: Chat;
  /** There once a game runs or has run. */
  readonly game: ReadonlySignal<AnyGameSession | undefined>;
  readonly state: { readonly value: ClientState };
  readonly sit: (name: string, pawn?: PawnArt) => Promise<Refusal | undefined>;
  /** Gives the seat back and goes on watching. */
  readonly stand: () => Promise<Refusal | undefined>;
  /** Says that this is a big screen, or no longer: phones that come hold the dice first. */
  readonly show: (isScreen: boolean) => Promise<Refusal | undefined>;
  /** Does not wait for the next try. */
  readonly hurry: () => void;
  readonly close: () => void;
}

export interface SessionOptions {
  readonly id: string;
  readonly line: OpenLine;
  readonly loadGame: LoadGame;
  /** What is known of a table just opened here, until its opener has a seat. */
  readonly opening?: Opening | undefined;
  /** The secret in the link of a seat: it counts before the one this browser saved. */
  readonly linked?: SeatSecret | undefined;
  /** The table stands in this browser: nobody else comes to it, and a game against the clock waits for a word to begin. */
  readonly isHere?: boolean;
  /** Where its finished games are read, if not on the server. */
  readonly readRecorded?: ReadRecorded;
  /** The game was left for good. */
  readonly onLeave?: () => void;
}

export const tableSession = ({
  id,
  line,
  loadGame,
  opening,
  linked,
  isHere = false,
  readRecorded = readFromServer,
  onLeave,
}: SessionOptions): TableSession | undefined => {
  if (!isTableId(id)) return undefined;
  const applied = listeners<AppliedEvent<unknown, GameEvent>>();
  const calls = listeners<Call>();
  const away = absences();
  const secret = linked ?? savedSecret(id);
  const also = savedFurtherSecrets(id);

  const state = signal<ClientState>({ line: 'connecting', said: [], pending: [] });
  const chosen = computed(() => state.value.table?.lobby.game ?? opening?.game);
  const client = signal<AnyGameClient | undefined>(undefined);
  /** Follows the game that the table has chosen. */
  const stopFollowing = chosen.subscribe(game => {
    if (game === undefined || client.peek()?.id === game) return;
    // If it cannot be had, the line says so when a game begins.
    const load = async (): Promise<void> => {
      const loaded = await loadGame(game);
      // A lobby is shown with all its parts; a running game needs none of them.
      if (state.peek().table?.lobby.phase !== 'playing') await loaded.preloadLobby?.();
      if (chosen.peek() === game) client.value = loaded;
    };
    load().catch(() => undefined);
  });

  /** Games whose time waits for the player's word at this table. */
  const onWord = new Set<string>();
  const games: { [game: string]: AnyGame | undefined } = {};
  const loadRules = async (game: string): Promise<void> => {
    const loaded = await loadGame(game);
    loaded.preloadScreen();
    if (isHere && loaded.beginsOnWord) onWord.add(game);
    games[game] ??= await loaded.rules();
  };

  // A saved seat mostly leads back into a running game. If its rules do not load, the line asks again.
  const active = activeTable();
  if (secret && active?.table === id) loadRules(active.game).catch(() => undefined);

  const hasBegun = signal(false);
  /** The game that this page gave the word to begin. */
  let begun: number | undefined;
  let cancelLook = (): void => {};
  /** A game begins when its time is 0, which the table announces beforehand. */
  const lookAtClock = (): void => {
    cancelLook();
    const { clock, table: at } = state.peek();
    const left = -table.gameTime();
    const isWaiting = onWord.has(at?.game?.id ?? '') && at?.game?.startedAt !== begun && at?.lobby.phase !== 'ended';
    hasBegun.value = clock !== undefined && left <= 0 && !isWaiting;
    if (clock?.isRunning && left > 0) cancelLook = pageClock.at(pageClock.now() + left, lookAtClock);
  };
  const table = tableClient({
    table: id,
    ...(secret && { secret }),
    ...(also.length > 0 && { also }),
    ...(linked && { isHandedOver: true }),
    games,
    open: rulesGate(
      line,
      {
        isHere: game => games[game] !== undefined,
        fetch: loadRules,
        current: () => state.peek().table?.game?.id,
      },
      pageClock,
    ),
    clock: pageClock,
    random: Math.random,
    changed: next => {
      // A link that opens nothing must not cost the seat that this browser has.
      const isVoidLink = linked !== undefined && !next.table && next.trouble === 'wrongSecret';
      if (!isVoidLink) followSecret(id, state.peek(), next);
      followPlaces(id, state.peek(), next);
      // Presence known from the last game names the seats of that game.
      if (next.table?.game?.startedAt !== state.peek().table?.game?.startedAt) away.forget(next.presence);
      away.note(next.presence, () => table.gameTime());
      const isNewClock = next.clock !== state.peek().clock;
      const isBack = next.line === 'open' && state.peek().line !== 'open';
      state.value = next;
      if (isNewClock) lookAtClock();
      // A table that had to be opened again waits for the word again.
      if (isBack && begun !== undefined && begun === next.table?.game?.startedAt) void ask({ type: 'begin' });
    },
    applied: applied.tell,
    heard: ({ from, saying }) => {
      if (saying.type !== 'call') return;
      const { call, target } = saying;
      calls.tell({ seat: seat(from), call, ...(target !== undefined && { target }) });
    },
  });

  /** A device that wakes, or finds its network again, does not wait for the next try. */
  const hurry = (): void => {
    if (!document.hidden) table.hurry();
  };
  document.addEventListener('visibilitychange', hurry);
  window.addEventListener('online', hurry);
  const close = (): void => {
    document.removeEventListener('visibilitychange', hurry);
    window.removeEventListener('online', hurry);
    stopFollowing();
    cancelLook();
    table.close();
  };

  const ask = async (request: Request, as?: number): Promise<Refusal | undefined> =>
    refusalOf(await table.ask(request, as));
  const begin = (): void => {
    begun = state.peek().table?.game?.startedAt;
    void ask({ type: 'begin' });
    lookAtClock();
  };
  const awaited = signal(opening);
  const defaults = computed((): object => client.value?.defaults ?? {});
  const view = computed(() => {
    if (awaited.value && !state.value.me) return openingView(awaited.value, state.value, defaults.value);
    const { code, ...shown } = lobbyView(state.value, defaults.value);
    return isHere || code === undefined ? shown : { ...shown, code };
  });
  const lobby: AnyLobby = {
    view,
    editSeat: ({ name, pawn, role }, place) =>
      ask(
        {
          type: 'editSeat',
          ...(name && { name }),
          ...(pawn && { colour: pawn - 1 }),
          ...(role !== undefined && { role }),
        },
        place,
      ),
    ready: isReady => ask({ type: 'ready', isReady }),
    choose: options => ask({ type: 'choose', game: chosen.peek() ?? '', options: { ...options } }),
    addBot: level => {
      const pawn = freePawn(view.value.seats);
      return ask({ type: 'addBot', level, name: `${pawn}`, colour: pawn - 1 });
    },
    changeBot: (place, level) => ask({ type: 'editBot', place, level }),
    kick: place => ask({ type: 'kick', place }),
    setStandIn: on => ask({ type: 'change', standIn: on ? 'steady' : 'nobody' }),
    start: () => ask({ type: 'start' }),
    ...(isHere && {
      addPlayer: async name => {
        const seated = await table.ask({ type: 'sit', name, isAnother: true });
        return seated.ok ? ask({ type: 'ready', isReady: true }, seated.value.place) : seated.error;
      },
    }),
  };

  const handOver = (): string | undefined => {
    const { me } = state.peek();
    return me && seatLink(id, me.secret);
  };

  const chat = tableChat(state, table.say);
  const game = gameSession({
    id,
    state,
    client: table,
    hasBegun,
    absenceOf: away.of,
    onApplied: applied.add,
    onCall: calls.add,
    ...(isHere
      ? { beginOf: played => (onWord.has(played) ? begin : undefined) }
      : {
          server: { chat, handOver },
        }),
    recorded: (played, startedAt) =>
      appliedInGame(gameIdOf(id, startedAt), readRecorded, async () => (await loadGame(played)).rules()),
    leave: () => {
      // It is sent before the line closes. The secret stays: if the message is lost, the seat is still mine. Without a line
      // the table does not hear of it at all, and the main menu goes on offering the way back.
      if (state.peek().line === 'open') {
        clearActiveTable(id);
        unmarkCreated(id);
        if (state.peek().me) void ask({ type: 'stand' });
      }
      close();
      onLeave?.();
    },
  });

  return {
    client,
    lobby,
    chat,
    game,
    state,
    sit: async (name, pawn) => {
      const { table: before } = state.peek();
      if (awaited.value && before) awaited.value = { ...awaited.value, askedAt: before };
      const refusal = await ask({ type: 'sit', name, ...(pawn && { colour: pawn - 1 }) });
      // Without a line it is asked for again.
      if (refusal?.code !== 'lineLost') awaited.value = undefined;
      return refusal;
    },
    stand: () => ask({ type: 'stand' }),
    show: isScreen => ask({ type: 'show', isScreen }),
    hurry: table.hurry,
    close,
  };
};
