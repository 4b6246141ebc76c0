import type { Guest } from '../session/lobby.ts';
import { words } from '../words/words.ts';

/** Bots have no name of their own: they are called after their pawn, in the reader's language. */
export const guestName = ({ name, pawn }: Guest): string => name || words.value.say(`name.${pawn}`);

/** What stands below a name: how a bot plays, or `here` of a friend whose line stands. */
export const guestNote = ({ bot, isHere, role }: Guest, here: string): string => {
  const { say, find } = words.value;
  if (bot) return `${say('table.bot')}, ${say(`bot.${bot}`)}`;
  if (!isHere) return say('where.away');
  const [character] = role?.split(':') ?? [];
  return find(`character.${character}`) ?? here;
};
