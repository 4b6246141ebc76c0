import { type AnyGame, LAG_MS, type SeatCommand, seat } from '@templefall/kernel';
import type { Millis, Rng } from '@templefall/kit';
import { junkCommand, type Lore } from './junk.ts';
import type { AnyRandomPlay } from './spec.ts';

/** A command somebody gives: what the game offered them, a hunch, junk, or a word of the host. */
export interface Try {
  readonly command: SeatCommand;
  /** When it was made; it arrives `now`. */
  readonly at: Millis;
  readonly now: Millis;
  readonly origin: 'offered' | 'hunch' | 'junk' | 'host';
}

interface Table {
  readonly rng: Rng;
  readonly play: AnyRandomPlay;
  readonly game: AnyGame;
  readonly state: unknown;
  readonly now: Millis;
  /** The latest stamp of each seat: they never run backwards. */
  readonly stamps: readonly (Millis | undefined)[];
  readonly lore: Lore;
}

/**
 * When the next command arrives. While a deadline is being settled the table is hectic: that is where stamps, lag and
 * waiting meet. A pause stops the clock.
 */
export const nextMoment = ({
  rng,
  game,
  state,
  now,
  tempo,
}: Pick<Table, 'rng' | 'game' | 'state' | 'now'> & { readonly tempo: Millis }): Millis => {
  if (game.isPaused(state)) return now;
  const due = game.due(state);
  const next = now + rng.below(tempo * 2);
  if (!due || due.settles === due.at || next < due.at) return next;
  return now < due.at ? due.at + rng.below(due.settles - due.at) : now + rng.below(HECTIC_MS);
};

/** What happens at the table next; nothing, if a random player has nothing to do. */
export const nextTry = ({ rng, play, game, state, now, stamps, lore }: Table): Try | undefined => {
  const who = seat(rng.below(play.seats(state)));
  const late = rng.below(3) === 0 ? rng.below(LAG_MS + 1) : 0;
  const stampOf = (command: SeatCommand): Millis => Math.max(now - late, stamps[command.seat] ?? 0, 0);

  if (play.host && rng.below(HOST_ONE_IN) === 0) {
    const command = play.host(rng, state);
    return { command, at: stampOf(command), now, origin: 'host' };
  }
  const at = stampOf({ type: '', seat: who });
  const isJunk = rng.below(JUNK_ONE_IN) === 0;
  const guess = isJunk || rng.below(HUNCH_ONE_IN) > 0 ? undefined : play.hunch?.(state, who, at);
  if (guess) return { command: guess, at, now, origin: 'hunch' };

  const offered: readonly SeatCommand[] = game.legal(game.view(state), who, at);
  if (isJunk) {
    const command = junkCommand({ rng, game, who, offered, hasty: play.hasty?.(state, who) ?? [], lore });
    // What chance never chooses would end the game before it began.
    return play.weight?.(command, state) === 0 ? undefined : { command, at: stampOf(command), now, origin: 'junk' };
  }
  const command = chosen({ rng, play, state }, offered);
  return command && { command, at, now, origin: 'offered' };
};

const JUNK_ONE_IN = 10;
const HUNCH_ONE_IN = 2;
const HOST_ONE_IN = 300;
const IDLE = 1000;
const HECTIC_MS = 80;

/** One of what is offered, or nothing: whoever could only do something unlikely mostly waits. */
const chosen = (
  { rng, play, state }: Pick<Table, 'rng' | 'play' | 'state'>,
  offered: readonly SeatCommand[],
): SeatCommand | undefined => {
  const weights = offered.map(command => play.weight?.(command, state) ?? IDLE);
  let left = rng.below(weights.reduce((sum, one) => sum + one, IDLE));
  return offered.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
};
