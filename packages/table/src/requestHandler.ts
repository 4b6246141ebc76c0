import type { Clock } from '@templefall/kit';
import { type ClientMessage, placeIn, type Request, type SeatSecret, seatIndex } from '@templefall/protocol';
import type { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import { bucket } from './bucket.ts';
import type { CommandHandler } from './commandHandler.ts';
import type { Entry } from './entry.ts';
import type { HostedGames } from './hostedGame.ts';
import type { Ledger } from './ledger.ts';
import { lobbyRules } from './lobbyRules.ts';
import { type Member, placeMeant } from './member.ts';
import type { Seating } from './seating.ts';
import type { Secrets } from './secrets.ts';

/** Everything people change before a game, all of them together: it is written down for ever, however often it is taken back. */
const CHANGES = { burst: 120, rate: 4 };

type Ask = Extract<ClientMessage, { readonly t: 'ask' }>;

/** What is asked of the table besides playing: decides it by the lobby's rules, writes it down, answers. */
export const requestHandler = (parts: {
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly handler: CommandHandler;
  readonly players: Attendance;
  readonly seating: Seating;
  readonly secrets: Secrets;
  readonly games: HostedGames;
  readonly clock: Clock;
}) => {
  const { ledger, audience, handler, players, seating, secrets, games, clock } = parts;
  const changes = bucket(CHANGES, clock.now());

  /** The reply to an earlier request for the same seat was lost: here it is again. */
  const maybeSeatedAlready = (member: Member, ask: number, request: Request): boolean => {
    if (request.type !== 'sit' || request.secret === undefined) return false;
    const { secret } = request;
    const place = seating.placeWith(secret);
    if (place === undefined) return false;
    const former = audience.at(place);
    if (former !== member) seating.takeFrom(former, place, 'replaced');
    seating.seatAt(member, place);
    players.back(place);
    ledger.inTurn(() => {
      audience.tell(member, { t: 'reply', id: ask, value: { place, secret, lastN: handler.lastN(place) } });
      players.tell();
    });
    return true;
  };

  /** A big screen says what it is. */
  const shows = (member: Member, ask: number, isScreen: boolean): void => {
    if (isScreen && member.places.length > 0) {
      ledger.inTurn(() => audience.tell(member, { t: 'reply', id: ask, refusal: { code: 'alreadySeated' } }));
      return;
    }
    member.isScreen = isScreen;
    ledger.inTurn(() => {
      audience.tell(member, { t: 'reply', id: ask, value: {} });
      players.tell();
    });
  };

  const begins = (member: Member, ask: number): void => {
    const isPlayer = member.places.length > 0;
    if (isPlayer && handler.isPlaying() && handler.runner()?.isHeld()) handler.release();
    ledger.inTurn(() =>
      audience.tell(member, {
        t: 'reply',
        id: ask,
        ...(isPlayer ? { value: {} } : { refusal: { code: 'notSeated' } }),
      }),
    );
  };

  const asked = (member: Member, { id: ask, request, as }: Ask): void => {
    if (request.type === 'show') {
      shows(member, ask, request.isScreen);
      return;
    }
    if (request.type === 'begin') {
      begins(member, ask);
      return;
    }
    if (maybeSeatedAlready(member, ask, request)) return;
    if (!changes.take(clock.now())) {
      ledger.inTurn(() => audience.tell(member, { t: 'reply', id: ask, refusal: { code: 'tooFast' } }));
      return;
    }
    const verdict = lobbyRules.decide(
      ledger.lobby(),
      request,
      { place: placeMeant(member, as), isHere: audience.isHere },
      games,
    );
    if (!verdict.ok) {
      ledger.inTurn(() => audience.tell(member, { t: 'reply', id: ask, refusal: verdict.error }));
      return;
    }
    const { events, keyed, starts } = verdict.value;
    const chosen = request.type === 'sit' ? request.secret : undefined;
    const reply = (secret?: SeatSecret): void => {
      const seated = keyed !== undefined && secret ? { place: keyed, secret, lastN: handler.lastN(keyed) } : {};
      audience.tell(member, { t: 'reply', id: ask, value: seated });
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
      return [{ place, who: audience.at(place), wasBot: placeIn(ledger.lobby(), place)?.bot !== undefined }];
    });
    if (keyed !== undefined) seating.seatAt(member, keyed);
    const lines = events.map(
      (event): Entry => (event.type === 'placeTaken' && secret ? { event, key: secrets.hash(secret) } : { event }),
    );
    ledger.write(lines, () => {
      for (const { place, who, wasBot } of leaving) {
        if (who?.places.includes(place)) seating.vacate(who, place, { isOwnWish: who === member });
        // A bot is sent away to make room for somebody: another in its place would be no help.
        if (!wasBot) players.left(place);
      }
      reply(secret);
    });
    for (const event of events) {
      if (event.type === 'placeLeft') {
        handler.runner()?.setBot(seatIndex(ledger.lobby(), event.place), undefined);
        players.missed(event.place);
      }
      if (event.type !== 'placeTaken') continue;
      handler.newOccupant(event.place);
      players.back(event.place);
      handler.runner()?.setBot(seatIndex(ledger.lobby(), event.place), event.bot);
    }
  };

  return { asked };
};
