import type { Refusal } from '@templefall/kernel';
import { type Clock, err, type Millis, ok, type Result } from '@templefall/kit';
import type { ClientState, Wish } from './clientState.ts';
import type { SeatSecret, TableId } from './ids.ts';
import type { Line, OpenLine } from './line.ts';
import type { DoorRefusal, ReplyValue, Request, ServerMessage, Welcome } from './messages.ts';
import { PROTOCOL } from './messages.ts';
import { isFinal, pauseBefore } from './retry.ts';
import { newSeatSecret } from './secret.ts';
import { delayOf, gameTimeAt, isSettled, mayBeSameClock, noSync, offsetAt, withSample } from './sync.ts';
import { evolveTable, type Games, type TableEvent } from './table.ts';
import type { Said, Saying } from './talk.ts';

export interface ClientOptions {
  readonly table: TableId;
  readonly secret?: SeatSecret;
  readonly isHandedOver?: boolean;
  readonly games: Games;
  readonly open: OpenLine;
  /** Any steady clock of this device; it need not know the time of day. */
  readonly clock: Clock;
  /** From 0 to 1, for spreading reconnections. */
  readonly random: () => number;
  readonly changed: (state: ClientState) => void;
  /** Somebody has just said something; what is only read up on at the welcome does not count. */
  readonly heard?: (said: Said) => void;
  /** An event is about to be folded, old ones after a lost line too. */
  readonly folding?: (event: TableEvent) => void;
}

export interface TableClient {
  readonly state: () => ClientState;
  /** Sends a command; the promise holds the number of its first event, or why it was refused. Survives lost lines. */
  readonly play: (wish: Wish) => Promise<Result<number, Refusal>>;
  /** Asks the table for something; only for a seat again if the line drops, all else fails with `lineLost`. */
  readonly ask: (request: Request) => Promise<Result<ReplyValue, Refusal>>;
  readonly say: (saying: Saying) => void;
  /** The server's clock, as well as it is known here. */
  readonly now: () => Millis;
  /** The game's own time. */
  readonly gameTime: () => Millis;
  /** Whether the server's clock is known as well as it will be: a second or so after the line opened. */
  readonly isTimeSettled: () => boolean;
  /** Half the quickest round trip: how far away the server is. */
  readonly delay: () => Millis | undefined;
  /** The device has just woken or found its network again: no need to wait for the next try. */
  readonly hurry: () => void;
  readonly close: () => void;
}

/**
 * Questions about the time: some at once, then one every two seconds, which is also the sign of life. Whoever plays
 * gives signs of life anyway and asks only every third time.
 */
const FIRST_QUESTIONS = 24;
const FIRST_PAUSE = 60;
const PAUSE = 2000;
const MOST_UNASKED = 2;
const SAID_KEPT = 100;
/** Nothing heard for so long: the line is dead, whatever the network thinks. */
const SILENCE = 6000;
/** A command made without a line is still meant this long; later it would only surprise. */
const MEANT = 3000;
interface Waiting {
  /** Game time, for the server. */
  readonly at: Millis;
  /** Our own clock. */
  readonly madeAt: Millis;
  /** It may have been done: only the server knows. */
  isSent: boolean;
  readonly settle: (result: Result<number, Refusal>) => void;
}

/** A question to the table that has no answer yet. */
interface Asking {
  readonly request: Request;
  readonly settle: (result: Result<ReplyValue, Refusal>) => void;
}

/**
 * One person at one table: connects, stays connected, folds what happens, numbers and repeats commands, keeps the time.
 * The browser, the tests and the load generator use this very code; only `open`, `clock` and `random` differ.
 */
export const tableClient = (options: ClientOptions): TableClient => {
  const { clock, games } = options;
  let state: ClientState = { line: 'connecting', said: [], pending: [] };
  /** What this line has told of the server's clock, and what to go by: the line before, until this one is as sure. */
  let sync = noSync;
  let known = noSync;
  let guess: Millis = 0;
  let line: Line | undefined;
  let secret = options.secret;
  let isHandedOver = options.isHandedOver ?? false;
  let nextN = 1;
  let nextAsk = 1;
  let tries = 0;
  let asked = 0;
  let unasked = 0;
  let hasPlayed = false;
  /** The welcome has come, but is told later. */
  let isHeld = false;
  let heardAt = clock.now();
  let cancelTimer = (): void => undefined;
  const waiting = new Map<number, Waiting>();
  const asking = new Map<number, Asking>();
  /** The secret of the seat we have asked for: whoever asks again with it gets the same one. */
  let wanted: SeatSecret | undefined;
  /** What was in the link of a seat handed over to us: good until the table has told that ours has taken its place. */
  let linked: SeatSecret | undefined;

  const change = (part: Partial<ClientState>): void => {
    state = { ...state, ...part };
    options.changed(state);
  };
  const now = (): Millis => clock.now() + (offsetAt(known, clock.now()) ?? guess);
  const gameTime = (): Millis => (state.clock ? gameTimeAt(state.clock, now()) : 0);

  const connect = (): void => {
    heardAt = clock.now();
    asked = 0;
    isHeld = false;
    const since = state.table?.seq;
    line = options.open(
      {
        protocol: PROTOCOL,
        table: options.table,
        ...(secret && { secret }),
        ...(secret && isHandedOver && { isHandedOver }),
        ...(since !== undefined && { since }),
      },
      { message: hear, held: hold, closed: ({ refusal }) => lose(refusal) },
    );
    timer(SILENCE, () => line?.close());
  };

  const timer = (span: Millis, callback: () => void): void => {
    cancelTimer();
    cancelTimer = clock.at(clock.now() + span, callback);
  };

  /** Until the welcome is told, answers about the time are the sign of life. */
  const hold = (): void => {
    heardAt = clock.now();
    if (state.line === 'open' || isHeld) return;
    isHeld = true;
    beat();
  };

  const lose = (refusal: DoorRefusal | undefined): void => {
    if (state.line === 'shut') return;
    line = undefined;
    isHeld = false;
    const trouble = refusal ?? state.trouble;
    if (trouble === 'wrongSecret' && linked) {
      // We had a new secret, but the server went before it was written down: the link still counts.
      secret = linked;
      linked = undefined;
      isHandedOver = true;
      const { trouble: _, ...rest } = state;
      state = { ...rest, line: 'away' };
      timer(0, connect);
      return;
    }
    const isOver = trouble !== undefined && isFinal(trouble);
    for (const [id, { request, settle }] of asking) {
      // Asking for a seat is repeated: it may be ours already.
      if (request.type === 'sit' && !isOver) continue;
      asking.delete(id);
      settle(err({ code: 'lineLost' }));
    }
    if (isOver) {
      cancelTimer();
      for (const { settle } of waiting.values()) settle(err({ code: 'lineLost' }));
      waiting.clear();
      change({ line: 'shut', trouble, pending: [] });
      return;
    }
    change({ line: 'away', ...(trouble && { trouble }) });
    const pause = pauseBefore(tries, refusal);
    tries += 1;
    // Spread by chance, so that not everybody comes at the same moment.
    timer(pause * (0.5 + options.random()), connect);
  };

  const beat = (): void => {
    if (clock.now() - heardAt > SILENCE) {
      line?.close();
      return;
    }
    if (hasPlayed && asked >= FIRST_QUESTIONS && unasked < MOST_UNASKED) {
      unasked += 1;
    } else {
      line?.send({ t: 'time', sent: clock.now() });
      asked += 1;
      unasked = 0;
    }
    hasPlayed = false;
    timer(asked < FIRST_QUESTIONS ? FIRST_PAUSE : PAUSE, beat);
  };

  const welcome = (message: Welcome): void => {
    tries = 0;
    isHeld = false;
    if (message.me?.secret) linked = secret;
    secret = message.me?.secret ?? secret;
    isHandedOver = false;
    nextN = Math.max(nextN, (message.lastN ?? 0) + 1);
    const { trouble: _, clock: __, me: ___, ...rest } = state;
    state = { ...rest, line: 'open', presence: message.presence, said: message.said };
    if (message.me && secret) state = { ...state, me: { place: message.me.place, secret } };
    if (message.view) state = { ...state, table: message.view };
    if (message.missed) fold(message.missed.from, message.missed.events);
    if (message.clock) state = { ...state, clock: message.clock };
    // It may be another machine with another clock; until the first answer comes, the welcome is the best guess.
    guess = message.now - clock.now();
    if (!mayBeSameClock(known, clock.now(), guess)) known = noSync;
    sync = noSync;
    // Whatever was not answered is sent again; the server knows by the number what it has already done.
    for (const { n, wish } of state.pending) {
      const entry = waiting.get(n);
      if (entry && !entry.isSent && clock.now() - entry.madeAt > MEANT) answer(n, err({ code: 'lineLost' }));
      else send(n, wish);
    }
    for (const [id, { request }] of asking) line?.send({ t: 'ask', id, request });
    change({});
    beat();
  };

  const fold = (from: number, events: Extract<ServerMessage, { readonly t: 'events' }>['events']): void => {
    let { table } = state;
    if (!table) return;
    for (const [index, event] of events.entries()) {
      const seq = from + index;
      if (seq <= table.seq) continue;
      // A gap cannot happen on one line; if it does, coming again brings what is missing.
      if (seq > table.seq + 1) {
        line?.close();
        return;
      }
      options.folding?.(event);
      table = evolveTable(table, event, games);
      state = { ...state, table };
      if (event.type === 'gameStarted') {
        // The last game's time is none of the next one's.
        const { clock: _, ...rest } = state;
        state = rest;
      }
      if (event.type === 'placeLeft' && event.place === state.me?.place) unseat();
      if (event.type === 'placeHandedOver' && event.place === state.me?.place) linked = undefined;
      if (event.type === 'played' && event.by && event.by[0] === mySeat()) answer(event.by[1], ok(seq));
    }
  };

  /** We stood up, or were sent away: the secret is void, and we go on watching. */
  const unseat = (): void => {
    const { me: _, ...rest } = state;
    state = rest;
    secret = undefined;
  };

  const mySeat = (): number => state.table?.lobby.places.findIndex(place => place.id === state.me?.place) ?? -1;

  const answer = (n: number, result: Result<number, Refusal>): void => {
    const entry = waiting.get(n);
    if (!entry) return;
    waiting.delete(n);
    state = { ...state, pending: state.pending.filter(one => one.n !== n) };
    entry.settle(result);
  };

  const hear = (message: ServerMessage): void => {
    heardAt = clock.now();
    switch (message.t) {
      case 'welcome':
        welcome(message);
        break;
      case 'events':
        fold(message.from, message.events);
        change({});
        break;
      case 'refused':
        answer(message.n, err(message.refusal));
        change({});
        break;
      case 'applied':
        answer(message.n, ok(message.seq));
        change({});
        break;
      case 'reply':
        replied(message);
        break;
      case 'said':
        change({ said: [...state.said, message.said].slice(-SAID_KEPT) });
        options.heard?.(message.said);
        break;
      case 'unsaid':
        change({ unsaid: message.refusal });
        break;
      case 'presence':
        change({ presence: message.presence });
        break;
      case 'clock':
        change({ clock: message.clock });
        break;
      case 'time':
        sync = withSample(sync, { sent: message.sent, server: message.now, received: clock.now() });
        if (isSettled(sync) || !isSettled(known)) known = sync;
        break;
      case 'trouble':
        change({ trouble: message.trouble });
        break;
    }
  };

  const replied = ({ id, value, refusal }: Extract<ServerMessage, { readonly t: 'reply' }>): void => {
    if (value?.secret && value.place !== undefined) {
      secret = value.secret;
      wanted = undefined;
      nextN = Math.max(nextN, (value.lastN ?? 0) + 1);
      change({ me: { place: value.place, secret } });
    }
    const asked = asking.get(id);
    asking.delete(id);
    asked?.settle(refusal ? err(refusal) : ok(value ?? {}));
  };

  const send = (n: number, command: Wish): void => {
    const entry = waiting.get(n);
    if (!entry || !line) return;
    entry.isSent = true;
    hasPlayed = true;
    line.send({ t: 'do', n, at: entry.at, command });
  };

  const play = (wish: Wish): Promise<Result<number, Refusal>> => {
    if (state.line === 'shut') return Promise.resolve(err({ code: 'lineLost' }));
    const n = nextN++;
    const at = gameTime();
    return new Promise(settle => {
      waiting.set(n, { at, madeAt: clock.now(), isSent: false, settle });
      if (state.line === 'open') send(n, wish);
      change({ pending: [...state.pending, { n, wish }] });
    });
  };

  const ask = (request: Request): Promise<Result<ReplyValue, Refusal>> => {
    if (state.line !== 'open' || !line) return Promise.resolve(err({ code: 'lineLost' }));
    const id = nextAsk++;
    if (request.type === 'sit') wanted ??= newSeatSecret();
    const sent = request.type === 'sit' && wanted ? { ...request, secret: wanted } : request;
    line.send({ t: 'ask', id, request: sent });
    return new Promise(settle => asking.set(id, { request: sent, settle }));
  };

  connect();
  return {
    state: () => state,
    play,
    ask,
    say: saying => line?.send({ t: 'say', saying }),
    now,
    gameTime,
    isTimeSettled: () => isSettled(known),
    delay: () => delayOf(sync),
    hurry: () => {
      if (state.line === 'open' || isHeld) {
        asked = 0;
        beat();
      } else if (state.line === 'away') {
        tries = 0;
        timer(0, connect);
      }
    },
    close: () => {
      cancelTimer();
      state = { ...state, line: 'shut' };
      line?.close();
    },
  };
};
