import type { Refusal } from '@templefall/kernel';
import { err, type Millis, ok, type Result } from '@templefall/kit';
import type { ClientOptions, TableClient } from './clientApi.ts';
import { type ClientState, type CommandBody, type HeldSeat, heldSeats } from './clientState.ts';
import type { SeatSecret } from './ids.ts';
import type { Line } from './line.ts';
import type { DoorRefusal, ReplyValue, Request, ServerMessage, Welcome } from './messages.ts';
import { isFinal, pauseBefore } from './retry.ts';
import { seatKey } from './seatKey.ts';
import { newSeatSecret } from './secret.ts';
import { serverTime } from './serverTime.ts';
import { gameTimeAt } from './sync.ts';
import { evolveTable, type TableView } from './table.ts';
import { PROTOCOL } from './version.ts';

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
  readonly as?: number;
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
  /** Secrets of the further seats, as they are shown at the door. */
  let also: readonly SeatSecret[] = options.also ?? [];
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
        ...(also.length > 0 && { also }),
        ...(since !== undefined && { since }),
      },
      {
        message: message => mine === lines && hear(message),
        held: () => mine === lines && holdWelcome(),
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
  const holdWelcome = (): void => {
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
    const { trouble: _, clock: __, me: ___, also: ____, ...rest } = state;
    const { presence, said, presenceTimeout } = message;
    state = { ...rest, line: 'open', presence, said, presenceTimeout };
    const first: readonly HeldSeat[] = message.me && secret ? [{ place: message.me.place, secret }] : [];
    hold([...first, ...furtherSeats(also, message.also ?? [])]);
    if (message.view) state = { ...state, table: message.view };
    if (message.missed) fold(message.missed.from, message.missed.events);
    if (message.clock) state = { ...state, clock: message.clock };
    time.welcomed(message.now);
    // Whatever was not answered is sent again; the server knows by the number what it has already done.
    for (const { n, command, as } of state.pending) {
      if (isStillMeant(waiting.get(n))) transmit(n, command, as);
      else answer(n, err(LINE_LOST));
    }
    for (const [id, { request, as }] of asking) line?.send({ t: 'ask', id, request, ...(as !== undefined && { as }) });
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
      const before: TableView = table;
      table = evolveTable(before, event, games);
      state = { ...state, table };
      if (event.type === 'gameStarted') {
        // The last game's time is none of the next one's.
        const { clock: _, ...rest } = state;
        state = rest;
      }
      if (event.type === 'placeLeft') unseat(event.place);
      if (event.type === 'placeHandedOver' && event.place === state.me?.place) key.handedOver();
      if (event.type !== 'played') continue;
      if (event.by && isMine(event.by[0])) answer(event.by[1], ok(seq));
      const { at, event: played } = event;
      options.applied?.({ seq, at, event: played, before: before.game?.view, after: table.game?.view });
    }
  };

  /** From now on these seats are ours, and no others. */
  const hold = ([me, ...others]: readonly HeldSeat[]): void => {
    const { me: _, also: __, ...rest } = state;
    also = others.map(({ secret }) => secret);
    if (me) key.holds(me.secret);
    else key.drop();
    state = { ...rest, ...(me && { me }), ...(others.length > 0 && { also: others }) };
  };

  /** Its secret is void. Without any seat we go on watching. */
  const unseat = (place: number): void => {
    const seats = heldSeats(state);
    if (seats.some(one => one.place === place)) hold(seats.filter(one => one.place !== place));
  };

  const isMine = (seat: number): boolean => {
    const place = state.table?.lobby.places[seat]?.id;
    return place === state.me?.place || (state.also?.some(one => one.place === place) ?? false);
  };

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
      case 'unseated':
        unseat(message.place);
        change({});
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
      const seat: HeldSeat = { place: value.place, secret: value.secret };
      if (!state.me) key.seated(value.secret);
      nextN = Math.max(nextN, (value.lastN ?? 0) + 1);
      hold([...heldSeats(state).filter(({ place }) => place !== seat.place), seat]);
      change({});
    }
    const asked = asking.get(id);
    asking.delete(id);
    asked?.settle(refusal ? err(refusal) : ok(value ?? {}));
  };

  const transmit = (n: number, command: CommandBody, as: number | undefined): void => {
    const entry = waiting.get(n);
    if (!entry || !line) return;
    entry.isSent = true;
    hasPlayed = true;
    const { at } = entry;
    line.send(as === undefined ? { t: 'do', n, at, command } : { t: 'do', n, at, command, as });
  };

  const send = (command: CommandBody, as?: number): Promise<Result<number, Refusal>> => {
    if (state.line === 'shut') return Promise.resolve(err(LINE_LOST));
    const n = nextN++;
    const at = gameTime();
    return new Promise(settle => {
      waiting.set(n, { at, madeAt: clock.now(), game: state.table?.game?.startedAt, isSent: false, settle });
      if (state.line === 'open') transmit(n, command, as);
      change({ pending: [...state.pending, { n, command, ...(as !== undefined && { as }) }] });
    });
  };

  const ask = (request: Request, as?: number): Promise<Result<ReplyValue, Refusal>> => {
    if (state.line !== 'open' || !line) return Promise.resolve(err(LINE_LOST));
    const id = nextAsk++;
    const meant = as === undefined ? {} : { as };
    const sent = request.type === 'sit' ? { ...request, secret: secretFor(request) } : request;
    line.send({ t: 'ask', id, request: sent, ...meant });
    return new Promise(settle => asking.set(id, { request: sent, ...meant, settle }));
  };

  /** Asking again for the same seat shows the same secret; each further seat has one of its own. */
  const secretFor = ({ isAnother }: Extract<Request, { readonly type: 'sit' }>): SeatSecret =>
    isAnother ? newSeatSecret() : key.wish();

  connect();
  return {
    state: () => state,
    send,
    ask,
    say: (saying, as) => line?.send({ t: 'say', saying, ...(as !== undefined && { as }) }),
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

/** Those of the further seats that the table still knows, with their secrets. */
const furtherSeats = (secrets: readonly SeatSecret[], places: readonly (number | null)[]): readonly HeldSeat[] =>
  secrets.flatMap((secret, index) => {
    const place = places[index];
    return typeof place === 'number' ? [{ place, secret }] : [];
  });
