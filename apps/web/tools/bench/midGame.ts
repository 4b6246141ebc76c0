import { type Millis, seedOf } from '@templefall/kit';
import { DEFAULT_OPTIONS, temple } from '@templefall/temple';
import { botGame } from './botGame.ts';

const SEATS = [1, 2, 3, 4, 5, 6] as const;
const SWING_MS: Millis = 170_000;

/**
 * A game of six in full swing, as versions before the journal saved it in the browser: novices have played it so far (better
 * ones would be out by now), and the first seat is now mine. The first gong is ten seconds ahead, the slam forty.
 */
export const gameInFullSwing = (): string => {
  const options = { ...DEFAULT_OPTIONS, players: SEATS.length };
  const seed = seedOf('bench');
  const opening = botGame({ options, seed, until: SWING_MS });
  const players = SEATS.map((pawn, seat) => ({ seat, name: '', pawn, ...(seat > 0 && { bot: 'novice' }) }));
  return JSON.stringify({ game: 'temple', version: temple.version, opening, seed, players, me: 0, at: SWING_MS });
};
