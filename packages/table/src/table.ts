import type { Refusal } from '@templefall/kernel';
import { sha256 } from '@templefall/kit';
import {
  type ClientMessage,
  decodeBody,
  encode,
  type Joining,
  type Lobby,
  type PlaceId,
  PROTOCOL,
  parseClientMessage,
  type SeatSecret,
  type TableEvent,
  type TableRefusal,
  type TableView,
  type Trouble,
  type Welcome,
} from '@templefall/protocol';
import { seatAllowances } from './allowances.ts';
import { attendance } from './attendance.ts';
import { audience } from './audience.ts';
import { type CommandHandler, commandHandler } from './commandHandler.ts';
import { freshViews } from './freshViews.ts';
import type { GameRunner } from './gameRunner.ts';
import { Fenced } from './journal/storage.ts';
import { type LedgerOptions, ledger } from './ledger.ts';
import { type Connection, type Member, MOST_MEMBERS, newMember } from './member.ts';
import type { TableMetrics } from './metrics.ts';
import { requestHandler } from './requestHandler.ts';
import { seating } from './seating.ts';
import type { Secrets } from './secrets.ts';
import { talk } from './talk.ts';
import { TIMES, type Times } from './times.ts';

export interface TableOptions
  extends Omit<LedgerOptions, 'audience' | 'gameTime' | 'state' | 'moment' | 'happened' | 'failed' | 'untold'> {
  readonly secrets: Secrets;
  readonly metrics: TableMetrics;
  readonly times?: Partial<Times>;
  readonly waitsForWord?: true;
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
  /** Whose seat a secret opens. */
  readonly placeWith: (secret: SeatSecret) => PlaceId | undefined;
  /** Whether somebody's line to this place is open. */
  readonly isHere: (place: PlaceId) => boolean;
  readonly members: () => number;
}

/**
 * One table, live. It knows neither sockets nor disks: connections are handed in, and what must be durable goes to the
 * storage before anybody hears of it. Where the journal fails it gives up and is opened anew from what was written.
 */
export const openTable = ({ restored, ...options }: TableOptions): Table => {
  const { id, games, clock, storage, secrets, metrics, claim, awaits } = options;
  const times: Times = { ...TIMES, ...options.times };
  const people = audience();
  let current: CommandHandler | undefined;
  let isClosed = false;
  let isBeyondTold = false;
  let cancelBeat = (): void => undefined;
  let cancelSleep = (): void => undefined;
  let whenShut = (): void => undefined;
  let closing: Promise<void> | undefined;

  const views = freshViews({ audience: people, clock, ledger: () => book, view: () => shownTable() });
  const book = ledger({
    id,
    restored,
    claim,
    storage,
    games,
    clock,
    audience: people,
    ...(awaits && { awaits }),
    gameTime: () => current?.runner()?.time() ?? 0,
    state: () => current?.runner()?.state(),
    moment: () => current?.moment() ?? { commands: [] },
    happened: views.happened,
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
    waitsForWord: options.waitsForWord ?? false,
    spoke: (index, what) => talking.spoke(index, what),
    broken: problem => broken(problem),
  });
  current = handler;
  const talking = talk({ kept: claim.talk, ledger: book, audience: people, handler, clock });
  const players = attendance({ ledger: book, audience: people, handler, clock, times });
  const allowances = seatAllowances(clock.now);
  const seats = seating({ ledger: book, audience: people, secrets, allowances });
  const requests = requestHandler({
    ledger: book,
    audience: people,
    handler,
    players,
    seating: seats,
    secrets,
    games,
    clock,
  });

  const join = (connection: Connection, joining: Joining): Session => {
    const first = joining.secret === undefined ? undefined : seats.placeWith(joining.secret);
    const further = (joining.also ?? []).map(seats.placeWith);
    const places = [...new Set([first, ...further])].filter(place => place !== undefined);
    const member = newMember(connection, {
      places,
      allowances: allowances.of(places),
      wantsViews: joining.wants === 'views',
    });
    const session: Session = { receive: (bytes, start) => receive(member, bytes, start), leave: () => leave(member) };
    const objection = objectionTo(joining, places);
    if (objection) {
      people.dismiss(member, objection);
      return session;
    }
    for (const place of places) {
      seats.takeFrom(people.at(place), place, joining.isHandedOver ? 'handedOver' : 'replaced');
      allowances.keep(place, member.allowances);
    }
    people.add(member);
    cancelSleep();
    metrics.joined(places.length === 0 ? 'watching' : joining.since === undefined ? 'new' : 'returned');
    for (const place of places) players.back(place);
    const fresh = first !== undefined && joining.isHandedOver ? secrets.seat() : undefined;
    if (first !== undefined && fresh) {
      // The first message proves that the client has the new secret. Until then the link's secret stays valid, so a lost
      // welcome cannot lock the player out.
      const event: TableEvent = { type: 'placeHandedOver', place: first };
      member.takeOver = () => book.write([{ event, key: secrets.hash(fresh) }], () => undefined);
    }
    // The welcome shows the state of this moment, so it leaves when all of that is on the disk.
    const frame = encode(welcome(joining, { first, further, fresh }));
    book.inTurn(() => {
      if (member.isGone) return;
      people.welcome(member, frame);
      players.tell();
    });
    players.maybeRelease();
    return session;
  };

  const objectionTo = ({ secret, also = [] }: Joining, places: readonly PlaceId[]): Trouble | undefined => {
    if (isClosed) return 'movedOn';
    const isAsking = secret !== undefined || also.length > 0;
    if (isAsking && places.length === 0) return 'wrongSecret';
    return places.length === 0 && people.size() >= MOST_MEMBERS ? 'tooMany' : undefined;
  };

  const shownTable = (): TableView => {
    const { lobby, outcome } = book.record();
    const run = handler.runner();
    return { seq: book.seq(), lobby, ...(run && { game: shownGame(run) }), ...(outcome && { outcome }) };
  };

  const welcome = ({ since, wants }: Joining, { first, further, fresh }: SeatsShown): Welcome => {
    const { lobby } = book.record();
    const run = handler.runner();
    const isRolledBack = since !== undefined && since > book.seq();
    if (isRolledBack) toldBeyond(since);
    const missed = since === undefined || wants === 'views' ? undefined : book.missedSince(since);
    return {
      t: 'welcome',
      protocol: PROTOCOL,
      table: id,
      code: lobby.code,
      now: clock.now(),
      presence: players.presence(),
      said: talking.said(),
      presenceTimeout: times.away,
      ...(first !== undefined && { me: { place: first, ...(fresh && { secret: fresh }) } }),
      ...(further.length > 0 && { also: further.map(place => place ?? null) }),
      ...lastNumber([first, ...further]),
      ...(run && { clock: run.clock() }),
      ...(isRolledBack && { isRolledBack }),
      ...(missed && since !== undefined ? { missed: { from: since + 1, events: missed } } : { view: shownTable() }),
    };
  };

  /** Nothing leaves before it is on the disk, so a journal that ends sooner has lost its end. */
  const toldBeyond = (since: number): void => {
    if (!isBeyondTold) metrics.beyond(id, { since, head: book.seq() });
    isBeyondTold = true;
  };

  /** Of all commands that these places ever had applied: a session counts on from there. */
  const lastNumber = (places: readonly (PlaceId | undefined)[]): Pick<Welcome, 'lastN'> => {
    const counts = places.flatMap(place => (place === undefined ? [] : [handler.lastN(place)]));
    return counts.length === 0 ? {} : { lastN: Math.max(...counts) };
  };

  const leave = (member: Member): void => {
    const wasHere = people.everybody().includes(member);
    people.remove(member);
    if (isClosed) return;
    if (wasHere) missAll(member);
    players.tell();
    if (people.size() === 0) goToSleepLater();
  };

  const missAll = ({ places }: Member): void => {
    for (const place of places) if (!people.isHere(place)) players.missed(place);
  };

  /** The line is closed from our side; what follows is the same as if the person had gone. */
  const showOut = (member: Member, trouble: Trouble): void => {
    people.dismiss(member, trouble);
    missAll(member);
    players.tell();
    if (people.size() === 0) goToSleepLater();
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
    else if (!mayBeHeard(member)) tooMany(member, message);
    else if (message.t === 'do') handler.command(member, message);
    else if (message.t === 'ask') requests.asked(member, message);
    else if (message.t === 'say') talking.says(member, message.saying, message.as);
    else people.tell(member, { t: 'time', sent: message.sent, now: clock.now() });
  };

  const mayBeHeard = ({ allowances: { messages }, connection }: Member): boolean =>
    (connection.mayHear?.() ?? true) && messages.take(clock.now());

  /** What is too much is refused by name, all but questions about the time, and who does not stop is shown the door. */
  const tooMany = (member: Member, message: ClientMessage): void => {
    const refusal: Refusal<TableRefusal> = { code: 'tooFast' };
    if (!member.allowances.patience.take(clock.now())) {
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
    views.stop();
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
    placeWith: seats.placeWith,
    isHere: people.isHere,
    members: people.size,
  };
};

/** Whose seats a line has: the first, the further ones as they were asked for, and a new secret for the first. */
interface SeatsShown {
  readonly first: PlaceId | undefined;
  readonly further: readonly (PlaceId | undefined)[];
  readonly fresh: SeatSecret | undefined;
}

const shownGame = ({ game: { id, version, options, startedAt, isSameLuck, seed }, view }: GameRunner) => ({
  id,
  version,
  options,
  view: view(),
  startedAt,
  ...(isSameLuck && { isSameLuck }),
  luck: sha256(seed),
});
