import type { Millis } from '@templefall/kit';
import { isStart, type State } from '@templefall/temple';
import type { StoryKey } from '@templefall/texts';
import { isStuck } from '../model/dice.ts';
import { sliceOf } from '../model/slices.ts';
import { leftAt } from './left.ts';

type Tip = StoryKey & `tip.${string}`;

/** Nobody has more dice than these while friends are inside; alone there are seven. */
const HAND = { team: 5, alone: 7 } as const;

/** The one thing that would have helped most, by what was missing when the temple fell. */
export const tipOf = (state: State, at: Millis): Tip | undefined => {
  if (state.ended !== 'collapsed') return undefined;
  const inside = state.players.flatMap((player, seat) => (player.spot ? [{ player, left: leftAt(state, seat) }] : []));
  const isAlone = state.players.length === 1;
  if (inside.some(({ player }) => isStuck(player, at))) return isAlone ? 'tip.stuckAlone' : 'tip.stuck';
  if (inside.some(({ left }) => left.where === 'noExit')) return 'tip.noExit';
  const quests = sliceOf(state, 'quests');
  if (quests && quests.done.length < quests.count) return 'tip.quests';
  if (state.depot + 1 > (isAlone ? HAND.alone : HAND.team)) return 'tip.gems';
  if (inside.some(({ player, left }) => left.where === 'atExit' && player.spot && !isStart(state.rooms, player.spot)))
    return 'tip.keys';
  return 'tip.far';
};
