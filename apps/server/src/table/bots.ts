import type { Seat, SeatCommand } from '@templefall/kernel';
import type { Millis, Rng } from '@templefall/kit';

/**
 * A player that is a function. It sees what a player in its seat sees, and answers with a command to be sent now, or
 * with when it wants to be asked again; with neither, it is asked when something has happened. What it wants to
 * remember comes back to it the next time.
 */
export type BotPlayer = (view: unknown, seat: Seat, at: Millis, memory: unknown, rng: Rng) => BotMove;

export interface BotMove {
  readonly command?: SeatCommand;
  readonly wakeAt?: Millis;
  readonly memory: unknown;
}
