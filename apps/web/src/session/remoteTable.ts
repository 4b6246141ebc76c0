import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Refusal, seat } from '@templefall/kernel';
import {
  type ClientState,
  colyseusLine,
  type Games,
  isTableId,
  type Request,
  type SeatSecret,
  tableClient,
} from '@templefall/protocol';
import type { Cell, Event, State } from '@templefall/temple';
import type { Chat } from '../chat/chat.ts';
import { seatLink } from '../shell/tableLink.ts';
import type { PawnArt } from '../ui/Icon.tsx';
import { listeners } from '../ui/signals/listeners.ts';
import { absences } from './absence.ts';
import { forgetSeat } from './activeTable.ts';
import { forgetOpened } from './createdTables.ts';
import { pageClock } from './gameTime.ts';
import { freePawn, type Gathering } from './lobby.ts';
import { gatheringView, type Opening, openingView } from './lobbyView.ts';
import { remoteChat } from './remoteChat.ts';
import { refusalOf, remoteGame } from './remoteGame.ts';
import { lawfulLine } from './rulesGate.ts';
import { followSecret, keptSecret } from './seatSecretStore.ts';
import type { Happening, Shout, Table } from './table.ts';

/** A table of a server: the gathering before the game, then the game, over one line that mends itself. */
export interface RemoteTable {
  readonly gathering: Gathering;
  readonly chat: Chat;
  /** There once a game runs or has run. */
  readonly table: ReadonlySignal<Table | undefined>;
  readonly state: { readonly value: ClientState };
  readonly sit: (name: string, pawn?: PawnArt) => Promise<Refusal | undefined>;
  /** Gives the seat back; one goes on watching. */
  readonly stand: () => Promise<Refusal | undefined>;
  /** Says that this is a big screen, or no more: phones that come are the dice first. */
  readonly show: (isScreen: boolean) => Promise<Refusal | undefined>;
  /** Does not wait for the next try. */
  readonly hurry: () => void;
  readonly close: () => void;
}

/**
 * `comes` is told when a game is about to be shown, so that its screen is fetched beside its law and not after it. `opening` is
 * what is known of a table that was just opened here, until its opener has been given a seat; `linked` was in the link of a seat,
 * which counts before one that this browser has.
 */
export const remoteTable = (
  id: string,
  comes: () => void,
  { opening, linked }: { readonly opening?: Opening | undefined; readonly linked?: SeatSecret | undefined },
): RemoteTable | undefined => {
  if (!isTableId(id)) return undefined;
  const happenings = listeners<Happening>();
  const shouts = listeners<Shout>();
  const away = absences();
  const secret = linked ?? keptSecret(id);

  let games: Games = {};
  const fetchLaw = async (): Promise<void> => {
    comes();
    const { temple } = await import('../games/temple/templeRules.ts');
    games = { temple };
  };

  // Who has a seat comes back into a game, most often. If the law does not come, the line asks again.
  if (secret) fetchLaw().catch(() => undefined);

  const state = signal<ClientState>({ line: 'connecting', said: [], pending: [] });
  const hasBegun = signal(false);
  let cancelLook = (): void => {};
  /** A game begins when its time is 0, which the table has told beforehand. */
  const lookAtClock = (): void => {
    cancelLook();
    const { clock } = state.peek();
    const left = -client.gameTime();
    hasBegun.value = clock !== undefined && left <= 0;
    if (clock?.isRunning && left > 0) cancelLook = pageClock.at(pageClock.now() + left, lookAtClock);
  };
  const client = tableClient({
    table: id,
    ...(secret && { secret }),
    ...(linked && { isHandedOver: true }),
    games: {
      get temple() {
        return games.temple;
      },
    },
    open: lawfulLine(
      colyseusLine(location.origin, { fetch: (url, init) => fetch(url, init), WebSocket }),
      { isHere: () => games.temple !== undefined, fetch: fetchLaw },
      pageClock,
    ),
    clock: pageClock,
    random: Math.random,
    changed: next => {
      // A link that opens nothing takes no seat from whoever has one here.
      const isVoidLink = linked !== undefined && !next.table && next.trouble === 'wrongSecret';
      if (!isVoidLink) followSecret(id, state.peek(), next);
      // Who is there is told anew for another game: what is known still names the seats of the last one.
      if (next.table?.game?.startedAt !== state.peek().table?.game?.startedAt) away.forget(next.presence);
      away.note(next.presence, () => client.gameTime());
      const isNewClock = next.clock !== state.peek().clock;
      state.value = next;
      if (isNewClock) lookAtClock();
    },
    applied: ({ at, event, before, after }) =>
      happenings.tell({ at, event: event as Event, before: before as State, after: after as State }),
    heard: ({ from, saying }) => {
      if (saying.type !== 'call') return;
      const { call, target } = saying;
      shouts.tell({ seat: seat(from), call, ...(target !== undefined && { cell: target as Cell }) });
    },
  });

  /** A device that wakes, or finds its network again, does not wait for the next try. */
  const hurry = (): void => {
    if (!document.hidden) client.hurry();
  };
  document.addEventListener('visibilitychange', hurry);
  window.addEventListener('online', hurry);
  const close = (): void => {
    document.removeEventListener('visibilitychange', hurry);
    window.removeEventListener('online', hurry);
    cancelLook();
    client.close();
  };

  const ask = async (request: Request): Promise<Refusal | undefined> => refusalOf(await client.ask(request));
  const awaited = signal(opening);
  const view = computed(() =>
    awaited.value && !state.value.me ? openingView(awaited.value, state.value) : gatheringView(state.value),
  );
  const gathering: Gathering = {
    view,
    dress: ({ name, pawn, role }) =>
      ask({ type: 'editSeat', ...(name && { name }), ...(pawn && { colour: pawn - 1 }), ...(role && { role }) }),
    ready: isReady => ask({ type: 'ready', isReady }),
    wish: wishes => ask({ type: 'choose', game: 'temple', options: { ...wishes } }),
    addBot: level =>
      ask({ type: 'addBot', level, name: `${freePawn(view.value.guests)}`, colour: freePawn(view.value.guests) - 1 }),
    changeBot: (place, level) => ask({ type: 'editBot', place, level }),
    sendAway: place => ask({ type: 'kick', place }),
    setStandIn: on => ask({ type: 'change', standIn: on ? 'steady' : 'nobody' }),
    start: () => ask({ type: 'start' }),
  };

  const handOver = (): string | undefined => {
    const { me } = state.peek();
    return me && seatLink(id, me.secret);
  };

  const chat = remoteChat(state, client.say);
  const table = remoteGame({
    id,
    state,
    client,
    hasBegun,
    chat,
    away: away.of,
    handOver,
    onHappening: happenings.add,
    onShout: shouts.add,
    leave: () => {
      // It goes out before the line ends. The secret stays: if the word is lost, the seat is still mine. Without a line the
      // table does not hear of it at all, and the gate goes on showing the way back.
      if (state.peek().line === 'open') {
        forgetSeat(id);
        forgetOpened(id);
        if (state.peek().me) void ask({ type: 'stand' });
      }
      close();
    },
  });

  return {
    gathering,
    chat,
    table,
    state,
    sit: async (name, pawn) => {
      const { table } = state.peek();
      if (awaited.value && table) awaited.value = { ...awaited.value, askedAt: table };
      const refusal = await ask({ type: 'sit', name, ...(pawn && { colour: pawn - 1 }) });
      // Without a line it is asked for again.
      if (refusal?.code !== 'lineLost') awaited.value = undefined;
      return refusal;
    },
    stand: () => ask({ type: 'stand' }),
    show: isScreen => ask({ type: 'show', isScreen }),
    hurry: client.hurry,
    close,
  };
};
