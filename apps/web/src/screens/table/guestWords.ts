import type { Guest } from '../../play/gathering.ts';
import { words } from '../../words/words.ts';

/** Bots have no name of their own: they are called after their pawn, in the reader's language. */
export const guestName = ({ name, pawn }: Guest): string => name || words.value.say(`name.${pawn}`);

/** What stands below a name: how a bot plays, or `here` of a friend whose line stands. */
export const guestNote = ({ bot, isHere }: Guest, here: string): string => {
  const { say } = words.value;
  if (bot) return `${say('table.bot')}, ${say(`bot.${bot}`)}`;
  return isHere ? here : say('where.away');
};
