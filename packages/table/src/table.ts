import type { Refusal } from '@templefall/kernel';
import {
  type ClientMessage,
  decodeBody,
  encode,
  type Joining,
  type Lobby,
  type PlaceId,
  PROTOCOL,
  parseClientMessage,
  type Request,
  type SeatSecret,
  seatIndex,
  type TableEvent,
  type TableRefusal,
  type Trouble,
  type Welcome,
} from '@templefall/protocol';
import { attendance } from './attendance.ts';
import { audience } from './audience.ts';
import { bucket } from './bucket.ts';
import { type CommandHandler, commandHandler } from './commandHandler.ts';
import type { Entry } from './entry.ts';
import type { GameRunner } from './gameRunner.ts';
import { Fenced } from './journal/storage.ts';
import { type LedgerOptions, ledger } from './ledger.ts';
import { lobbyRules } from './lobbyRules.ts';
import { type Connection, FLOOD, type Member, MOST_MEMBERS, newMember } from './member.ts';
import type { TableMetrics } from './metrics.ts';
import { placeOf, type Secrets } from './secrets.ts';
import { talk } from './talk.ts';
import { TIMES, type Times } from './times.ts';

export interface TableOptions extends Omit<LedgerOptions, 'audience' | 'gameTime' | 'moment' | 'failed' | 'untold'> {
  readonly secrets: Secrets;
  readonly metrics: TableMetrics;
  readonly times?: Partial<Times>;
  /** The table is no longer served here: asleep (no trouble), or for this reason. Called once. */
  readonly closed: (trouble: Trouble | undefined) => void;
  /** The game itself cannot go on; `written` when what came before is in the journal. */
  readonly broken: (problem: unknown, written: Promise<void>) => void;
}

/** One person's line to the table. */
export interface Session {
  /** A message that begins at this byte: cutting it out would be a good part of the work of reading it. */
  readonly receive: (bytes: Uint8Array, start?: number) => void;
  readonly leave: () => void;
}

export interface Table {
  readonly join: (connection: Connection, joining: Joining) => Session;
  /** Writes the clock down, tells everybody why and closes every line. */
  readonly close: (trouble: Trouble) => Promise<void>;
  readonly lobby: () => Lobby;
  readonly members: () => number;
}

/** Everything people change before a game, by all of them together: it is written down for ever, however often it is taken back. */
const LOBBY_CHANGES = { burst: 120, rate: 4 };

/**
 * One table, live. It knows neither sockets nor disks: connections are handed in, and what must be durable goes to the
 * storage before anybody hears of it. Where the journal fails it gives up and is opened anew from what was written.
 */
export const openTable = ({ restored, ...options }: TableOptions): Table => {
  const { id, games, clock, storage, secrets, metrics, claim } = options;
  const times: Times = { ...TIMES, ...options.times };
  const people = audience();
  const lobbyChanges = bucket(LOBBY_CHANGES, clock.now());
  let current: CommandHandler | undefined;
  let isClosed = false;
  let cancelBeat = (): void => undefined;
  let cancelSleep = (): void => undefined;
  let whenShut = (): void => undefined;
  let closing: Promise<void> | undefined;

  const book = ledger({
    id,
    restored,
    claim,
    storage,
    games,
    clock,
    audience: people,
    gameTime: () => current?.runner()?.time() ?? 0,
    moment: () => current?.moment() ?? { commands: [] },
    failed: problem => {
      if (!(problem instanceof Fenced)) metrics.unwritten();
      giveUp(problem, problem instanceof Fenced ? 'movedOn' : 'storage');
    },
    untold: problem => giveUp(problem, 'internal'),
  });
  const handler = commandHandler({
    restored,
    markedClock: claim.clock,
    ledger: book,
    audience: people,
    games,
    clock,
    secrets,
    metrics,
    table: id,
    leadIn: times.leadIn,
    spoke: (index, what) => talking.spoke(index, what),
    broken: problem => broken(problem),
  });
  current = handler;
  const talking = talk({ kept: claim.talk, ledger: book, audience: people, handler, clock });
  const players = attendance({ ledger: book, audience: people, handler, clock, times });

  const join = (connection: Connection, joining: Joining): Session => {
    const place = joining.secret === undefined ? undefined : placeOf(book.record().keys, secrets.hash(joining.secret));
    const member = newMember(connection, place, clock.now());
    const session: Session = { receive: (bytes, start) => receive(member, bytes, start), leave: () => leave(member) };
    const objection = objectionTo(joining, place);
    if (objection) {
      people.dismiss(member, objection);
      return session;
    }
    const former = people.at(place);
    if (former) people.dismiss(former, joining.isHandedOver ? 'handedOver' : 'replaced');
    people.add(member);
    cancelSleep();
    metrics.joined(place === undefined ? 'watching' : joining.since === undefined ? 'new' : 'returned');
    if (place !== undefined) players.back(place);
    const fresh = place !== undefined && joining.isHandedOver ? secrets.seat() : undefined;
    if (place !== undefined && fresh) {
      // Only who has got the new secret speaks; until then the one in the link counts, or a lost welcome would lock them out.
      const event: TableEvent = { type: 'placeHandedOver', place };
      member.takeOver = () => book.write([{ event, key: secrets.hash(fresh) }], () => undefined);
    }
    // The welcome shows the state of this moment, so it leaves when all of that is on the disk.
    const frame = encode(welcome(place, fresh, joining.since));
    book.inTurn(() => {
      if (member.isGone) return;
      people.welcome(member, frame);
      players.tell();
    });
    players.maybeRelease();
    return session;
  };

  const objectionTo = ({ secret }: Joining, place: PlaceId | undefined): Trouble | undefined => {
    if (isClosed) return 'movedOn';
    if (secret !== undefined && place === undefined) return 'wrongSecret';
    return place === undefined && people.size() >= MOST_MEMBERS ? 'tooMany' : undefined;
  };

  const welcome = (place: PlaceId | undefined, secret: SeatSecret | undefined, since: number | undefined): Welcome => {
    const { lobby, outcome } = book.record();
    const run = handler.runner();
    const missed = since === undefined ? undefined : book.missedSince(since);
    const shown = run && shownGame(run);
    return {
      t: 'welcome',
      protocol: PROTOCOL,
      table: id,
      code: lobby.code,
      now: clock.now(),
      presence: players.presence(),
      said: talking.said(),
      ...(place !== undefined && { me: { place, ...(secret && { secret }) }, lastN: handler.lastN(place) }),
      ...(run && { clock: run.clock() }),
      ...(missed && since !== undefined
        ? { missed: { from: since + 1, events: missed } }
        : { view: { seq: book.seq(), lobby, ...(shown && { game: shown }), ...(outcome && { outcome }) } }),
    };
  };

  const leave = (member: Member): void => {
    const wasHere = people.everybody().includes(member);
    people.remove(member);
    if (isClosed) return;
    if (wasHere && member.place !== undefined && !people.isHere(member.place)) players.missed(member.place);
    players.tell();
    if (people.size() === 0) goToSleepLater();
  };

  /** The line is closed from our side; what follows is the same as if the person had gone. */
  const showOut = (member: Member, trouble: Trouble): void => {
    people.dismiss(member, trouble);
    if (member.place !== undefined && !people.isHere(member.place)) players.missed(member.place);
    players.tell();
    if (people.size() === 0) goToSleepLater();
  };

  /** Who sits shows the board to nobody else. */
  const seatAt = (member: Member, place: PlaceId): void => {
    member.place = place;
    member.isScreen = false;
  };

  /** The reply to an earlier request for the same seat was lost: here it is again. */
  const maybeSeatedAlready = (member: Member, ask: number, request: Request): boolean => {
    if (request.type !== 'sit' || request.secret === undefined) return false;
    const { secret } = request;
    const place = placeOf(book.record().keys, secrets.hash(secret));
    if (place === undefined) return false;
    const former = people.at(place);
    if (former && former !== member) people.dismiss(former, 'replaced');
    seatAt(member, place);
    players.back(place);
    book.inTurn(() => {
      people.tell(member, { t: 'reply', id: ask, value: { place, secret, lastN: handler.lastN(place) } });
      players.tell();
    });
    return true;
  };

  /** A big screen says what it is. */
  const shows = (member: Member, ask: number, isScreen: boolean): void => {
    if (isScreen && member.place !== undefined) {
      book.inTurn(() => people.tell(member, { t: 'reply', id: ask, refusal: { code: 'alreadySeated' } }));
      return;
    }
    member.isScreen = isScreen;
    book.inTurn(() => {
      people.tell(member, { t: 'reply', id: ask, value: {} });
      players.tell();
    });
  };

  const asked = (member: Member, ask: number, request: Request): void => {
    if (request.type === 'show') {
      shows(member, ask, request.isScreen);
      return;
    }
    if (maybeSeatedAlready(member, ask, request)) return;
    if (!lobbyChanges.take(clock.now())) {
      book.inTurn(() => people.tell(member, { t: 'reply', id: ask, refusal: { code: 'tooFast' } }));
      return;
    }
    const verdict = lobbyRules.decide(book.lobby(), request, { place: member.place, isHere: people.isHere }, games);
    if (!verdict.ok) {
      book.inTurn(() => people.tell(member, { t: 'reply', id: ask, refusal: verdict.error }));
      return;
    }
    const { events, keyed, starts } = verdict.value;
    const chosen = request.type === 'sit' ? request.secret : undefined;
    const reply = (secret?: SeatSecret): void => {
      const seated = keyed !== undefined && secret ? { place: keyed, secret, lastN: handler.lastN(keyed) } : {};
      people.tell(member, { t: 'reply', id: ask, value: seated });
      players.tell();
    };
    if (starts) {
      players.restart();
      handler.start(starts, reply);
      players.missAbsent();
      return;
    }
    const secret = keyed === undefined ? undefined : (chosen ?? secrets.seat());
    // Who goes is known now; when it is written down somebody else may sit there.
    const leaving = events.flatMap(event => {
      if (event.type !== 'placeLeft') return [];
      const { place } = event;
      return [{ place, who: place === member.place ? member : people.at(place) }];
    });
    if (keyed !== undefined) seatAt(member, keyed);
    const lines = events.map(
      (event): Entry => (event.type === 'placeTaken' && secret ? { event, key: secrets.hash(secret) } : { event }),
    );
    book.write(lines, () => {
      for (const { place, who } of leaving) if (who?.place === place) sendOff(who, { isOwnWish: who === member });
      reply(secret);
    });
    for (const event of events) {
      if (event.type === 'placeLeft') {
        handler.runner()?.setBot(seatIndex(book.lobby(), event.place), undefined);
        players.missed(event.place);
      }
      if (event.type !== 'placeTaken') continue;
      handler.newOccupant(event.place);
      players.back(event.place);
      handler.runner()?.setBot(seatIndex(book.lobby(), event.place), event.bot);
    }
  };

  /** Whoever stood up goes on watching; whoever was sent away is shown the door. */
  const sendOff = (member: Member, { isOwnWish }: { readonly isOwnWish: boolean }): void => {
    if (isOwnWish) member.place = undefined;
    else if (!member.isGone) people.dismiss(member, 'sentAway');
  };

  const receive = (member: Member, bytes: Uint8Array, start = 0): void => {
    if (member.isGone || isClosed) return;
    const message = parseClientMessage(decodeBody(bytes, start));
    try {
      heed(member, message);
    } catch (problem) {
      // What is in memory may be ahead of what is written down.
      if (message?.t === 'do') broken(problem);
      else giveUp(problem, 'internal');
    }
  };

  const heed = (member: Member, message: ClientMessage | undefined): void => {
    if (message && member.takeOver) {
      member.takeOver();
      delete member.takeOver;
    }
    if (!message) showOut(member, 'malformed');
    else if (!member.messages.take(clock.now())) tooMany(member, message);
    else if (message.t === 'do') handler.command(member, message);
    else if (message.t === 'ask') asked(member, message.id, message.request);
    else if (message.t === 'say') talking.says(member, message.saying);
    else people.tell(member, { t: 'time', sent: message.sent, now: clock.now() });
  };

  /** What is too much is refused by name, all but questions about the time, and who does not stop is shown the door. */
  const tooMany = (member: Member, message: ClientMessage): void => {
    const refusal: Refusal<TableRefusal> = { code: 'tooFast' };
    if (member.messages.denied() > FLOOD) {
      metrics.flooded();
      showOut(member, 'flooding');
    } else if (message.t === 'do') people.tell(member, { t: 'refused', n: message.n, refusal });
    else if (message.t === 'ask') people.tell(member, { t: 'reply', id: message.id, refusal });
    else if (message.t === 'say') people.tell(member, { t: 'unsaid', refusal });
  };

  const beat = (): void => {
    cancelBeat = clock.at(clock.now() + times.beat, beat);
    if (handler.runner()?.isRunning()) book.mark(times.beat);
  };

  const quiet = (): void => {
    isClosed = true;
    handler.runner()?.stop();
    players.stop();
    book.shut();
    cancelBeat();
    cancelSleep();
    whenShut();
  };

  /** It is opened anew from what was written down. */
  const giveUp = (problem: unknown, trouble: Trouble): void => {
    metrics.failed(id, problem);
    shut(trouble);
  };

  /** The game itself fails: opened anew, it would fail again. */
  const broken = (problem: unknown): void => {
    if (isClosed) return;
    options.broken(problem, book.written());
    shut('internal');
  };

  const shut = (trouble: Trouble): void => {
    if (isClosed) return;
    quiet();
    for (const member of people.everybody()) people.dismiss(member, trouble);
    options.closed(trouble);
  };

  /** Nobody is here: the clock is written down and the table leaves memory until somebody comes. */
  const goToSleepLater = (): void => {
    cancelSleep();
    cancelSleep = clock.at(clock.now() + times.sleep, () => {
      handler.runner()?.stop();
      book.write([], () => {
        if (people.size() > 0 || isClosed) return;
        quiet();
        options.closed(undefined);
      });
    });
  };

  beat();
  players.missAbsent();
  goToSleepLater();
  return {
    join,
    close: async trouble => {
      if (isClosed) return;
      // What is on its way to the disk is told first; then the clock is marked, and everybody is told to come back.
      closing ??= new Promise<void>(done => {
        whenShut = done;
        book.write([], done);
      });
      await closing;
      shut(trouble);
    },
    lobby: book.lobby,
    members: people.size,
  };
};

const shownGame = ({ game: { id, version, options, startedAt }, view }: GameRunner) => ({
  id,
  version,
  options,
  view: view(),
  startedAt,
});
