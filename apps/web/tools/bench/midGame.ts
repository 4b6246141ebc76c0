import { type Seat, seat } from '@templefall/kernel';
import { type Millis, seedOf, simulatedClock } from '@templefall/kit';
import { DEFAULT_OPTIONS } from '@templefall/temple';
import type { Player } from '../../src/games/gameClient.ts';
import { seatBots } from '../../src/games/temple/local/bots.ts';
import { setUp } from '../../src/games/temple/local/game.ts';
import { hostOf } from '../../src/games/temple/local/host.ts';

const SEATS = [1, 2, 3, 4, 5, 6] as const;

/**
 * A game of six in full swing, as this browser keeps it: novices have played it so far (better ones would be out by now),
 * and the first seat is now mine. The
 * first gong is ten seconds ahead, the slam forty.
 */
export const gameInFullSwing = (): string => {
  const clock = simulatedClock();
  const players = SEATS.map(
    (pawn, i): Player => ({
      seat: seat(i),
      name: '',
      pawn,
      ...(i === 0 ? { kind: 'human' } : { kind: 'bot', bot: 'novice' }),
    }),
  );
  const options = { ...DEFAULT_OPTIONS, players: SEATS.length };
  let kept = '';
  const host = hostOf(setUp({ options, players, me: seat(0), seed: seedOf('bench') }), clock, news => {
    if (news.type !== 'called') kept = news.kept ?? kept;
  });
  const everybody = players.map(one => ({ seat: one.seat as Seat, level: 'novice' as const }));
  seatBots(host, everybody, { clock, seed: seedOf('bots') });
  host.order({ type: 'begin' });
  clock.advanceTo(SWING_MS);
  return JSON.stringify({ ...JSON.parse(kept), at: SWING_MS });
};

const SWING_MS: Millis = 170_000;
