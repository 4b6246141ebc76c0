import type { Clock } from '@templefall/kit';
import { type PlaceId, type Presence, placeIn, seatIndex } from '@templefall/protocol';
import type { Audience } from './audience.ts';
import type { CommandHandler } from './commandHandler.ts';
import type { Ledger } from './ledger.ts';
import { lobbyRules } from './lobbyRules.ts';
import type { Times } from './times.ts';

/** Who of the players is here, and what happens about those who are not. */
export const attendance = (parts: {
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly handler: CommandHandler;
  readonly clock: Clock;
  readonly times: Times;
}) => {
  const { ledger, audience, handler, clock, times } = parts;
  const absences = new Map<PlaceId, () => void>();
  const standIns = new Set<PlaceId>();
  /** Away for so long that their role as host may move on, as soon as somebody is here to take it. */
  const longGone = new Set<PlaceId>();
  let cancelHold = (): void => undefined;

  const presence = (): Presence => {
    const screens = audience.screens();
    return {
      seats: ledger.lobby().places.map(({ id, bot }) => {
        if (bot || standIns.has(id)) return 'bot';
        return audience.isHere(id) ? 'here' : 'gone';
      }),
      watching: audience.watching(),
      ...(screens > 0 && { screens }),
    };
  };
  const tell = (): void => audience.tellAll({ t: 'presence', presence: presence() });

  /** [TX3] Only where the table chose it, and only a place that a person holds. */
  const maybeStandIn = (place: PlaceId): void => {
    const { standIn } = ledger.lobby();
    const index = seatIndex(ledger.lobby(), place);
    if (!handler.isPlaying() || !standIn || index < 0 || audience.isHere(place)) return;
    standIns.add(place);
    handler.runner()?.setBot(index, standIn);
    tell();
  };

  /** The host's role goes to somebody who is here; if nobody is, it stays. */
  const maybeMoveHost = (place: PlaceId): void => {
    const heirs = lobbyRules
      .succession(ledger.lobby(), place, audience.isHere)
      .filter(event => event.type === 'hostChanged' && audience.isHere(event.place));
    if (heirs.length > 0)
      ledger.write(
        heirs.map(event => ({ event })),
        () => undefined,
      );
  };

  const forget = (place: PlaceId): void => {
    absences.get(place)?.();
    absences.delete(place);
    longGone.delete(place);
  };

  const forgetAll = (): void => {
    for (const place of [...absences.keys()]) forget(place);
  };

  /** Time goes on when everybody is back, or when we have waited long enough for the rest. */
  const maybeRelease = (): void => {
    if (!handler.runner()?.isHeld() || !handler.isPlaying() || handler.isOnWord()) return;
    cancelHold();
    const { places } = ledger.lobby();
    if (places.every(({ id, bot, isVacant }) => bot || isVacant || audience.isHere(id))) handler.release();
    else cancelHold = clock.at(clock.now() + times.hold, handler.release);
  };

  /** A player's line is gone: the game hears of it after a moment, a bot comes after a while, the host's role moves on. */
  const missed = (place: PlaceId): void => {
    forget(place);
    standIns.delete(place);
    const calls = [
      clock.at(clock.now() + times.grace, () => handler.setAway(place, true)),
      clock.at(clock.now() + times.away, () => {
        longGone.add(place);
        maybeStandIn(place);
        maybeMoveHost(place);
      }),
    ];
    absences.set(place, () => {
      for (const cancel of calls) cancel();
    });
  };

  /** [TX3] Somebody left on purpose: nobody waits for them. */
  const left = (place: PlaceId): void => {
    if (placeIn(ledger.lobby(), place)?.isVacant) maybeStandIn(place);
  };

  return {
    presence,
    tell,
    maybeRelease,
    missed,
    left,
    /** A game begins, or the table has just been opened: whoever should be here and is not is missed from now on. */
    missAbsent: (): void => {
      for (const { id, bot, isVacant } of ledger.lobby().places) {
        if (bot || audience.isHere(id)) continue;
        missed(id);
        if (isVacant) left(id);
      }
    },
    /** A player is here: whoever stood in hands the seat back. */
    back: (place: PlaceId): void => {
      forget(place);
      if (standIns.delete(place)) handler.runner()?.setBot(seatIndex(ledger.lobby(), place), undefined);
      handler.setAway(place, false);
      const { host } = ledger.lobby();
      if (host !== undefined && longGone.has(host)) maybeMoveHost(host);
    },
    /** A new game begins: nobody stands in for anybody yet, and who is missed is counted anew. */
    restart: (): void => {
      standIns.clear();
      forgetAll();
    },
    stop: (): void => {
      cancelHold();
      forgetAll();
    },
  };
};

export type Attendance = ReturnType<typeof attendance>;
