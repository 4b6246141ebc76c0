import { type Refusal, type Seat, seat } from '@templefall/kernel';
import { type Clock, err, type Millis, ok, own, type Result, type Rng, seededChance } from '@templefall/kit';
import {
  type ClientMessage,
  type Lobby,
  type PlaceId,
  parseCommand,
  seatIndex,
  type TableEvent,
  type TableRefusal,
} from '@templefall/protocol';
import type { Audience } from './audience.ts';
import type { BotTalk } from './botPlayer.ts';
import type { Entry, Header } from './entry.ts';
import { type GameRunner, type GameStep, gameRunner, type Sender } from './gameRunner.ts';
import type { HostedGames } from './hostedGame.ts';
import type { Ledger } from './ledger.ts';
import { type Member, placeMeant } from './member.ts';
import type { TableMetrics } from './metrics.ts';
import { FORMAT } from './migrations.ts';
import type { Restored } from './record.ts';
import type { Secrets } from './secrets.ts';

export interface CommandHandlerOptions {
  readonly restored: Restored;
  /** Game time as it was last marked. */
  readonly markedClock: Millis;
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly games: HostedGames;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly metrics: TableMetrics;
  readonly table: string;
  readonly leadIn: Millis;
  readonly waitsForWord: boolean;
  readonly spoke: (seat: Seat, talk: BotTalk) => void;
  readonly broken: (problem: unknown) => void;
}

type Do = Extract<ClientMessage, { readonly t: 'do' }>;

/** The game at a table, if there is one: takes commands, writes down what they bring, answers every one of them. */
export const commandHandler = ({ restored, ...options }: CommandHandlerOptions) => {
  const { ledger, audience, games, clock, secrets, metrics } = options;
  const rng: Rng = seededChance(secrets.seed())(0, 0);
  const inFlight = new Set<number>();
  const { dedup } = restored;
  let runner: GameRunner | undefined;
  let isToldRunning = false;

  const hosted = () => own(games, ledger.record().game?.id ?? '');
  const isPlaying = (): boolean => ledger.lobby().phase === 'playing';
  const isOnWord = (): boolean => options.waitsForWord && hosted()?.beginsWithCry === true;

  const takeUp = (state: unknown, at: Millis): void => {
    const { game } = ledger.record();
    const offer = hosted();
    if (!game || !offer) return;
    runner = gameRunner({
      hosted: offer,
      game,
      state,
      at,
      clock,
      rng,
      happened: publish,
      spoke: options.spoke,
      broken: options.broken,
      faulted: problem => metrics.faulted(options.table, problem),
    });
    for (const [index, place] of ledger.lobby().places.entries()) runner.setBot(index, place.bot);
  };

  const tellClock = (): void => {
    if (runner) audience.tellAll({ t: 'clock', clock: runner.clock() });
  };

  const publish = ({ events, answers }: GameStep): void => {
    const from = ledger.seq() + 1;
    const outcome = runner && isPlaying() ? runner.rules.outcome(runner.state()) : undefined;
    const lines: Entry[] = events.map(event => ({ event }));
    if (outcome) lines.push({ event: { type: 'gameEnded', outcome } });
    for (const { sender, first } of answers) {
      const place = ledger.lobby().places[sender.seat];
      if (place && sender.n !== undefined && first !== undefined) dedup.note(place.id, sender.n, from + first);
    }
    const isChanged = runner?.isRunning() !== isToldRunning;
    isToldRunning = runner?.isRunning() ?? false;
    const deliver = (): void => {
      for (const { sender, refusal, first } of answers)
        answer(sender, refusal, first === undefined ? undefined : from + first);
      if (isChanged) tellClock();
    };
    if (lines.length > 0) ledger.write(lines, deliver);
    else ledger.inTurn(deliver);
  };

  /** Its events themselves answer a command that had some; all others are answered here. */
  const answer = (sender: Sender, refusal: Refusal | undefined, seq: number | undefined): void => {
    const { n } = sender;
    if (n === undefined) return;
    inFlight.delete(keyOf(sender.seat, n));
    metrics.answered(refusal ? 'refused' : 'applied', clock.now() - sender.receivedAt);
    const member = audience.at(ledger.lobby().places[sender.seat]?.id);
    if (!member) return;
    if (refusal) audience.tell(member, { t: 'refused', n, refusal });
    else if (seq !== undefined) audience.hurryTo(member);
    else audience.tell(member, { t: 'applied', n, seq: ledger.seq() });
  };

  const command = (member: Member, message: Do): void => {
    const { n, at, command: raw, as } = message;
    const place = placeMeant(member, as);
    const index = place === undefined ? -1 : seatIndex(ledger.lobby(), place);
    const known = place === undefined ? undefined : dedup.seqOf(place, n);
    if (known !== undefined) {
      metrics.answered('repeated', 0);
      ledger.inTurn(() => audience.tell(member, { t: 'applied', n, seq: known }));
      return;
    }
    // It came again before its answer was ready: the answer to the first one is the answer to both.
    if (index >= 0 && inFlight.has(keyOf(index, n))) return;
    const admitted = admit(place, index, n);
    const parsed = admitted.ok ? parseCommand(admitted.value.rules.commands, raw, seat(index)) : undefined;
    if (!admitted.ok || !parsed) {
      const refusal: Refusal<TableRefusal> = admitted.ok ? { code: 'badCommand' } : admitted.error;
      metrics.answered('refused', 0);
      ledger.inTurn(() => audience.tell(member, { t: 'refused', n, refusal }));
      return;
    }
    if (admitted.value.isHeld()) release();
    inFlight.add(keyOf(index, n));
    publish(admitted.value.submit({ seat: seat(index), n, receivedAt: clock.now() }, parsed, at));
  };

  const admit = (place: PlaceId | undefined, index: number, n: number): Result<GameRunner, Refusal<TableRefusal>> => {
    if (place === undefined || index < 0) return err({ code: 'notSeated' });
    if (dedup.isForgotten(place, n)) return err({ code: 'staleCommand' });
    if (!runner || !isPlaying() || runner.time() < 0) return err({ code: 'notPlaying' });
    return ok(runner);
  };

  const start = (luck: 'same' | 'new', deliver: () => void): void => {
    const { game, lobby: before, keys } = ledger.record();
    const lobby: Lobby = { ...before, places: before.places.filter(place => !place.isVacant) };
    const offer = own(games, lobby.game);
    const parsed = offer?.game.parseOptions(offer.optionsAt(lobby.options, lobby.places));
    if (!offer || !parsed?.ok) throw new Error(`the law let an impossible game start: ${lobby.game}`);
    const isSameLuck = luck === 'same' && game !== undefined;
    const seed = isSameLuck ? game.seed : secrets.seed();
    const opening: unknown = offer.game.setup(parsed.value, seededChance(seed));
    const { version } = offer.game;
    runner?.stop();
    runner = undefined;
    inFlight.clear();
    const counts = Object.fromEntries(lobby.places.map(({ id }) => [id, dedup.last(id)]));
    const header: Header = { content: offer.content, seed, lobby, keys, counts };
    dedup.begin(header);
    const event: TableEvent = {
      ...{ type: 'gameStarted', game: lobby.game, version, options: parsed.value, opening },
      ...(isSameLuck && { isSameLuck }),
    };
    // Whoever reads the journal begins here, so how it is written stands here too.
    ledger.write([{ event, header, format: FORMAT }], deliver);
    takeUp(opening, offer.beginsWithCry && !isOnWord() ? -options.leadIn : 0);
    if (isOnWord()) ledger.inTurn(tellClock);
    else release();
  };

  /** Time goes on. */
  const release = (): void => {
    runner?.release();
    isToldRunning = runner?.isRunning() ?? false;
    ledger.inTurn(tellClock);
  };

  if (ledger.record().game) takeUp(restored.state, Math.max(restored.at, options.markedClock));
  return {
    command,
    start,
    release,
    /** Time goes on when a player says so, not because everybody is back. */
    isOnWord,
    /** The host's word to the game that a player's line went or came back (TA21). */
    setAway: (place: PlaceId, isAway: boolean): void => {
      const index: Seat = seat(seatIndex(ledger.lobby(), place));
      const say = hosted()?.setAway;
      if (!runner || !say || index < 0 || !isPlaying()) return;
      try {
        publish(runner.submit({ seat: index, receivedAt: clock.now() }, say(index, isAway), runner.time()));
      } catch (problem) {
        options.broken(problem);
      }
    },
    maySpeak: (place: PlaceId): boolean => {
      const ask = hosted()?.maySpeak;
      return !runner || !ask || !isPlaying() || ask(runner.state(), seat(seatIndex(ledger.lobby(), place)));
    },
    runner: (): GameRunner | undefined => runner,
    isPlaying,
    lastN: dedup.last,
    /** Somebody else sits at this place now, who counts their own commands. */
    newOccupant: dedup.forget,
    /** What a snapshot needs besides the record. */
    moment: () => ({ state: runner?.state(), commands: dedup.memory() }),
  };
};

export type CommandHandler = ReturnType<typeof commandHandler>;

/**
 * A seat and the number of a command as one, small as long as the number is: small whole numbers are found quickest. A number
 * is at most 2^31 and no game has so many seats, so it is exact and no two are alike.
 */
const keyOf = (index: number, n: number): number => n * MOST_SEATS + index;
const MOST_SEATS = 64;
