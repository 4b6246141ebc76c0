import type { Refusal } from '@templefall/kernel';
import { type Clock, err, type Millis, ok, type Result } from '@templefall/kit';
import type { ClientState, Wish } from './clientState.ts';
import type { SeatSecret, TableId } from './ids.ts';
import type { Line, OpenLine } from './line.ts';
import type { DoorRefusal, ReplyValue, Request, ServerMessage, Welcome } from './messages.ts';
import { PROTOCOL } from './messages.ts';
import { isFinal, pauseBefore } from './retry.ts';
import { seatKey } from './seatKey.ts';
import { serverTime } from './serverTime.ts';
import { gameTimeAt } from './sync.ts';
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

const SAID_KEPT = 100;
/** Nothing heard for so long: the line is dead, whatever the network thinks. */
const SILENCE = 6000;
/** A command made without a line is still meant this long; later it would only surprise. */
const MEANT = 3000;
const LINE_LOST: Refusal = { code: 'lineLost' };

interface Waiting {
  /** Game time, for the server. */
  readonly at: Millis;
  /** Our own clock. */
  readonly madeAt: Millis;
  /** When the game it was made in began: it is meant for no other. */
  readonly game: number | undefined;
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
  const time = serverTime(clock);
  const key = seatKey(options.secret, options.isHandedOver ?? false);
  let line: Line | undefined;
  /** How many lines there have been: what an earlier one still tells is none of this one's. */
  let lines = 0;
  let nextN = 1;
  let nextAsk = 1;
  let tries = 0;
  let hasPlayed = false;
  /** The welcome has come, but is told later. */
  let isHeld = false;
  let heardAt = clock.now();
  let cancelTimer = (): void => undefined;
  const waiting = new Map<number, Waiting>();
  const asking = new Map<number, Asking>();

  const change = (part: Partial<ClientState>): void => {
    state = { ...state, ...part };
    options.changed(state);
  };
  const gameTime = (): Millis => (state.clock ? gameTimeAt(state.clock, time.now()) : 0);

  const connect = (): void => {
    const mine = ++lines;
    line?.close();
    heardAt = clock.now();
    time.askOften();
    isHeld = false;
    const since = state.table?.seq;
    line = options.open(
      {
        protocol: PROTOCOL,
        table: options.table,
        ...key.shown(),
        ...(since !== undefined && { since }),
      },
      {
        message: message => mine === lines && hear(message),
        held: () => mine === lines && hold(),
        closed: ({ refusal }) => mine === lines && lose(refusal),
      },
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
    if (trouble === 'wrongSecret' && key.fallBack()) {
      const { trouble: _, ...rest } = state;
      state = { ...rest, line: 'away' };
      timer(0, connect);
      return;
    }
    if (trouble !== undefined && isFinal(trouble)) {
      cancelTimer();
      giveUp();
      change({ line: 'shut', trouble, pending: [] });
      return;
    }
    // Asking for a seat is repeated: it may be ours already.
    for (const [id, { request }] of asking) if (request.type !== 'sit') replied({ t: 'reply', id, refusal: LINE_LOST });
    change({ line: 'away', ...(trouble && { trouble }) });
    const pause = pauseBefore(tries, refusal);
    tries += 1;
    // Spread by chance, so that not everybody comes at the same moment.
    timer(pause * (0.5 + options.random()), connect);
  };

  /** Nobody will answer any more. */
  const giveUp = (): void => {
    for (const id of [...asking.keys()]) replied({ t: 'reply', id, refusal: LINE_LOST });
    for (const n of [...waiting.keys()]) answer(n, err(LINE_LOST));
  };

  const beat = (): void => {
    if (clock.now() - heardAt > SILENCE) {
      line?.close();
      return;
    }
    if (time.isToAsk(hasPlayed)) line?.send({ t: 'time', sent: clock.now() });
    hasPlayed = false;
    timer(time.pause(), beat);
  };

  const askOften = (): void => {
    time.askOften();
    beat();
  };

  const welcome = (message: Welcome): void => {
    tries = 0;
    isHeld = false;
    key.letIn(message.me?.secret);
    const secret = key.secret();
    nextN = Math.max(nextN, (message.lastN ?? 0) + 1);
    const { trouble: _, clock: __, me: ___, ...rest } = state;
    state = { ...rest, line: 'open', presence: message.presence, said: message.said };
    if (message.me && secret) state = { ...state, me: { place: message.me.place, secret } };
    if (message.view) state = { ...state, table: message.view };
    if (message.missed) fold(message.missed.from, message.missed.events);
    if (message.clock) state = { ...state, clock: message.clock };
    time.welcomed(message.now);
    // Whatever was not answered is sent again; the server knows by the number what it has already done.
    for (const { n, wish } of state.pending) {
      if (isStillMeant(waiting.get(n))) send(n, wish);
      else answer(n, err(LINE_LOST));
    }
    for (const [id, { request }] of asking) line?.send({ t: 'ask', id, request });
    change({});
    beat();
  };

  /** Not if it has lain here for too long, nor if another game has begun. */
  const isStillMeant = (entry: Waiting | undefined): boolean =>
    entry !== undefined &&
    entry.game === state.table?.game?.startedAt &&
    (entry.isSent || clock.now() - entry.madeAt <= MEANT);

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
      if (event.type === 'placeHandedOver' && event.place === state.me?.place) key.handedOver();
      if (event.type === 'played' && event.by && event.by[0] === mySeat()) answer(event.by[1], ok(seq));
    }
  };

  /** The secret is void, and we go on watching. */
  const unseat = (): void => {
    const { me: _, ...rest } = state;
    state = rest;
    key.drop();
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
        // The first cue is everybody's at once, and what was asked while the page was loading was answered late.
        if (message.events.some(({ type }) => type === 'gameStarted')) askOften();
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
        time.answered({ sent: message.sent, server: message.now, received: clock.now() });
        break;
      case 'trouble':
        change({ trouble: message.trouble });
        break;
    }
  };

  const replied = ({ id, value, refusal }: Extract<ServerMessage, { readonly t: 'reply' }>): void => {
    if (value?.secret && value.place !== undefined) {
      key.seated(value.secret);
      nextN = Math.max(nextN, (value.lastN ?? 0) + 1);
      change({ me: { place: value.place, secret: value.secret } });
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
    if (state.line === 'shut') return Promise.resolve(err(LINE_LOST));
    const n = nextN++;
    const at = gameTime();
    return new Promise(settle => {
      waiting.set(n, { at, madeAt: clock.now(), game: state.table?.game?.startedAt, isSent: false, settle });
      if (state.line === 'open') send(n, wish);
      change({ pending: [...state.pending, { n, wish }] });
    });
  };

  const ask = (request: Request): Promise<Result<ReplyValue, Refusal>> => {
    if (state.line !== 'open' || !line) return Promise.resolve(err(LINE_LOST));
    const id = nextAsk++;
    const sent = request.type === 'sit' ? { ...request, secret: key.wish() } : request;
    line.send({ t: 'ask', id, request: sent });
    return new Promise(settle => asking.set(id, { request: sent, settle }));
  };

  connect();
  return {
    state: () => state,
    play,
    ask,
    say: saying => line?.send({ t: 'say', saying }),
    now: time.now,
    gameTime,
    isTimeSettled: time.isSettled,
    delay: time.delay,
    hurry: () => {
      if (state.line === 'open' || isHeld) {
        askOften();
      } else if (state.line === 'away') {
        tries = 0;
        timer(0, connect);
      }
    },
    close: () => {
      cancelTimer();
      state = { ...state, line: 'shut' };
      giveUp();
      line?.close();
    },
  };
};
