import { createRollWriteBot, type RollWriteBotInput } from '@templefall/bots/rollwrite';
import { contentHash } from '@templefall/kit';
import { awaited, rollwrite, type State } from '@templefall/rollwrite';
import { ROLLWRITE_CONTENT } from '@templefall/rollwrite/content';
import type { HostedGame } from '@templefall/table';
import { withPlayers } from './options.ts';

const bot = createRollWriteBot();

export const hostedRollWrite: HostedGame = {
  game: rollwrite,
  optionsAt: withPlayers,
  awaited: state => awaited(state as State).map(({ seat }) => seat),
  bot: input => bot.move(input as RollWriteBotInput),
  content: contentHash(ROLLWRITE_CONTENT),
};
