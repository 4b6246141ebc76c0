import type { BotInput, BotMove, BotTalk, Heard } from '@templefall/bots';
import type { SeatCommand } from '@templefall/kernel';

/**
 * A player that is a function. It sees what a player in its seat sees and what was said, and answers with a command to be
 * sent now, something to say, and when it wants to be asked again. What it wants to remember comes back to it the next
 * time; it begins with nothing, also in the middle of a game.
 */
export type BotPlayer = (input: BotInput<unknown, unknown>) => Move | Promise<Move>;
export type Move = BotMove<SeatCommand, unknown>;

export type { BotTalk, Heard };
