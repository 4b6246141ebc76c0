import { createRollWriteBot, type RollWriteBotInput } from '@templefall/bots/rollwrite';
import { contentHash } from '@templefall/kit';
import { rollwrite } from '@templefall/rollwrite';
import { ROLLWRITE_CONTENT } from '@templefall/rollwrite/content';
import type { HostedGame } from '@templefall/table';
import { withPlayers } from './options.ts';

const bot = createRollWriteBot();

export const hostedRollWrite: HostedGame = {
  game: rollwrite,
  optionsAt: withPlayers,
  bot: input => bot.move(input as RollWriteBotInput),
  content: contentHash(ROLLWRITE_CONTENT),
};
