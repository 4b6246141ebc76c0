export {
  BOT_CALLS,
  BOT_LEVELS,
  type BotCall,
  type BotInput,
  type BotLevel,
  type BotMove,
  type BotTalk,
  type Heard,
} from './contract.ts';
export type { Memory as RollWriteBotMemory } from './rollwrite/memory.ts';
export {
  createRollWriteBot,
  type RollWriteBot,
  type RollWriteBotInput,
  type RollWriteBotMove,
} from './rollwrite/player.ts';
export type { TempleBotInput, TempleBotMove } from './temple/contract.ts';
export type { Memory as TempleBotMemory } from './temple/memory.ts';
export { createTempleBot, type TempleBot } from './temple/player.ts';
