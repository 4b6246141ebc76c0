import type { TempleCoachWords } from '@templefall/texts';

const QUESTS = ['sacrifice', 'passTrial', 'pushGhost', 'healTree'];

/** What the expert would do, and why, by the type of the command it is heading for. */
export const expertText = ({ say, find }: TempleCoachWords, expert: string): string => {
  if (QUESTS.includes(expert)) return say('expert.quest');
  return find(`expert.${expert}`) ?? say('expert.other');
};
