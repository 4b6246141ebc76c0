import type { AnyGameClient, LobbySeat } from '../games/gameClient.ts';
import { words } from '../words/words.ts';

/** Bots have no name of their own: they are called after their pawn, in the reader's language. */
export const seatName = ({ name, pawn }: LobbySeat): string => name || words.value.say(`name.${pawn}`);

/** What stands below a name: how a bot plays, or `here` of a friend whose line stands. */
export const seatNote = (
  { roleText }: Pick<AnyGameClient, 'roleText'>,
  { bot, isHere, role }: LobbySeat,
  here: string,
): string => {
  const { say } = words.value;
  if (bot) return `${say('table.bot')}, ${say(`bot.${bot}`)}`;
  if (!isHere) return say('where.away');
  return (role && roleText?.(role)) || here;
};
