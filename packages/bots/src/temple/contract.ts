import type { Command, State } from '@templefall/temple';
import type { BotInput, BotMove } from '../contract.ts';
import type { Memory } from './memory.ts';

/** Without a memory a bot takes the seat over as it stands. */
export type TempleBotInput = BotInput<State, Memory | undefined>;
export type TempleBotMove = BotMove<Command, Memory>;
