import type { Seat } from '@templefall/kernel';
import type { Words } from '@templefall/texts';
import type { Applied } from '../session.ts';
import type { Announcement, Hearer } from './announcement.ts';
import { questName } from './quests.ts';
import { sliceOf } from './slices.ts';

/** What modules did, in words: curses, treasures, abilities, quests. */
export const moduleAnnouncement = (
  { event, before }: Applied,
  { me, names }: Hearer,
  words: Words,
): Announcement | undefined => {
  const { say, find } = words;
  const facts = event as { readonly [name: string]: unknown };
  const seat = facts.seat as Seat;
  const isMe = seat === me;
  const name = names[seat] ?? '';
  const weight = isMe ? 'plain' : 'small';
  const card = (kind: 'curse' | 'treasure') => ({
    name,
    card: find(`${kind}.${facts[kind]}`) ?? '',
    rule: find(`${kind}.${facts[kind]}.rule`) ?? '',
  });
  switch (event.type) {
    case 'curseDrawn':
      return { text: say(isMe ? 'log.youCursed' : 'log.cursed', card('curse')), weight };
    case 'curseLifted':
      return { text: say(isMe ? 'log.youLifted' : 'log.lifted', card('curse')), weight };
    case 'treasureTaken':
      return { text: say(isMe ? 'log.youTook' : 'log.took', card('treasure')), weight };
    // Used up, or given up to a curse: the event is the same.
    case 'treasureGone':
      return { text: say(isMe ? 'log.youDiscarded' : 'log.discarded', card('treasure')), weight };
    case 'soulsSwapped':
      return { text: say('log.swapped', { name, other: names[facts.other as Seat] ?? '' }), weight: 'plain' };
    case 'abilityUsed': {
      const character = sliceOf(before, 'characters')?.cards[seat]?.character;
      return { text: say('log.ability', { name, card: find(`character.${character}`) ?? '' }), weight };
    }
    case 'questDone':
      return { text: say('log.quest', { room: questName(String(facts.tile), words) }), weight: 'plain' };
    // [TB6] It changes what the team runs for: nobody may miss it.
    case 'questsForfeited':
      return { text: say('log.waived', { n: Number(facts.count) }), weight: 'urgent' };
    default:
      return undefined;
  }
};
