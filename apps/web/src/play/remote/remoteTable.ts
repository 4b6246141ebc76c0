import { computed, signal } from '@preact/signals';
import { type GameEvent, type Refusal, seat } from '@templefall/kernel';
import type { Millis, Result } from '@templefall/kit';
import {
  type ClientState,
  colyseusLine,
  type Games,
  isSeatSecret,
  isTableId,
  type Request,
  tableClient,
} from '@templefall/protocol';
import type { Cell, Event, State } from '@templefall/temple';
import type { PawnArt } from '../../ui/Icon.tsx';
import type { Chat } from '../chat.ts';
import { pageClock } from '../gameTime.ts';
import { freePawn, type Gathering } from '../gathering.ts';
import { forgetSeat } from '../keptSeat.ts';
import { listeners } from '../listeners.ts';
import { steady } from '../steady.ts';
import type { Call, Connection, Happening, Shout, Sitter, Table } from '../table.ts';
import { type Absence, absences } from './absence.ts';
import { gatheringView, nameOf, type Opening, openingView } from './gatheringView.ts';
import { lawfulLine } from './lawfulLine.ts';
import { remoteChat } from './remoteChat.ts';
import { hostSeat, mySeat } from './seats.ts';

/** A table of a server: the gathering before the game, then the game, over one line that mends itself. */
export interface RemoteTable {
  readonly gathering: Gathering;
  readonly chat: Chat;
  /** There once a game runs or has run. */
  readonly table: () => Table | undefined;
  readonly state: { readonly value: ClientState };
  readonly sit: (name: string, pawn?: PawnArt) => Promise<Refusal | undefined>;
  /** Gives the seat back; one goes on watching. */
  readonly stand: () => Promise<Refusal | undefined>;
  readonly close: () => void;
}

const SECRETS = 'templefall.seat.';

/**
 * `comes` is told when a game is about to be shown, so that its screen is fetched beside its law and not after it. `opening` is
 * what is known of a table that was just opened here, until its opener has been given a seat.
 */
export const remoteTable = (id: string, comes: () => void, opening?: Opening): RemoteTable | undefined => {
  if (!isTableId(id)) return undefined;
  const happenings = listeners<Happening>();
  const shouts = listeners<Shout>();
  const away = absences();
  const kept = localStorage.getItem(SECRETS + id);

  /** The moment of what is folded: whoever was away for a while is told of earlier ones. */
  let foldedAt: Millis = 0;
  let games: Games = {};
  /** The game as ever, but whoever listens is told what is folded. */
  const fetchLaw = async (): Promise<void> => {
    comes();
    const { temple } = await import('../templeLaw.ts');
    if (games.temple) return;
    const told = {
      ...temple,
      evolve: (before: State, event: GameEvent): State => {
        const after = temple.evolve(before, event as Event);
        happenings.tell({ at: foldedAt, event: event as Event, before, after });
        return after;
      },
    };
    games = { temple: told };
  };

  // Who has a seat comes back into a game, most often. If the law does not come, the line asks again.
  if (kept) fetchLaw().catch(() => undefined);

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
    ...(kept && isSeatSecret(kept) && { secret: kept }),
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
      if (next.me) localStorage.setItem(SECRETS + id, next.me.secret);
      else if (state.peek().me && next.line === 'open') localStorage.removeItem(SECRETS + id);
      if (next.table?.game?.startedAt !== state.peek().table?.game?.startedAt) away.forget();
      away.note(next.presence, () => client.gameTime());
      const isNewClock = next.clock !== state.peek().clock;
      state.value = next;
      if (isNewClock) lookAtClock();
    },
    folding: event => {
      if (event.type === 'played') foldedAt = event.at;
    },
    heard: ({ from, saying }) => {
      if (saying.type !== 'call' || from === undefined) return;
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
      ask({ type: 'dress', ...(name && { name }), ...(pawn && { colour: pawn - 1 }), ...(role && { role }) }),
    ready: isReady => ask({ type: 'ready', isReady }),
    wish: wishes => ask({ type: 'choose', game: 'temple', options: { ...wishes } }),
    addBot: level =>
      ask({ type: 'addBot', level, name: `${freePawn(view.value.guests)}`, colour: freePawn(view.value.guests) - 1 }),
    changeBot: (place, level) => ask({ type: 'dressBot', place, level }),
    sendAway: place => ask({ type: 'sendAway', place }),
    setStandIn: on => ask({ type: 'change', standIn: on ? 'steady' : 'nobody' }),
    start: () => ask({ type: 'start' }),
  };

  const chat = remoteChat(state, client.say, () => mySeat(state.peek()));
  const playing = (): Table | undefined => {
    if (!state.peek().table?.game) return undefined;
    const me = mySeat(state.peek());
    return {
      me,
      code: state.peek().table?.lobby.code ?? '',
      game: () => `${id} ${state.peek().table?.game?.startedAt ?? 0}`,
      view: computed(() => state.value.table?.game?.view as State),
      // The very same list until somebody comes or goes: much on the screen rests on it.
      sitters: steady(() => sittersOf(state.value, away.of)),
      hasStandIn: computed(() => state.value.table?.lobby.standIn !== undefined),
      connection: computed(() => connectionOf(state.value)),
      now: client.gameTime,
      isTimeSettled: client.isTimeSettled,
      lag: () => {
        const delay = client.delay();
        return delay === undefined ? undefined : 2 * delay;
      },
      hasBegun,
      send: async ({ seat: _, ...wish }) => refusalOf(await client.play(wish)),
      shout: (call: Call, cell) => client.say({ type: 'call', call, ...(cell && { target: cell }) }),
      onHappening: happenings.add,
      onShout: shouts.add,
      chat,
      leave: () => {
        forgetSeat(id);
        close();
      },
      again: { by: computed(() => hostSeat(state.value)), ask: () => ask({ type: 'again', luck: 'new' }) },
    };
  };

  return {
    gathering,
    chat,
    table: playing,
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
    close,
  };
};

const refusalOf = (answer: Result<unknown, Refusal>): Refusal | undefined => (answer.ok ? undefined : answer.error);

const connectionOf = ({ line, trouble }: ClientState): Connection =>
  line === 'open' ? 'open' : trouble === 'restarting' ? 'restarting' : 'lost';

const sittersOf = ({ table, presence }: ClientState, away: (seat: number) => Absence): readonly Sitter[] =>
  (table?.lobby.places ?? []).map((place, index) => ({
    seat: seat(index),
    name: nameOf(place.name, place.bot),
    pawn: (place.colour + 1) as PawnArt,
    kind: presence?.seats[index] === 'bot' ? 'bot' : 'human',
    ...(!place.bot && away(index)),
  }));
