import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { settings } from '../../../settings/settings.ts';
import { stillness } from '../../../ui/motion/stillness.ts';
import { finaleOf } from '../end/finale.ts';
import { markWon } from '../lobby/wonChallenges.ts';
import { sliceOf } from '../model/slices.ts';
import type { TempleSession } from '../session.ts';

export interface Milestones {
  readonly isShaken: ReadonlySignal<boolean>;
  /** How many gongs were struck while we looked. */
  readonly gongs: ReadonlySignal<number>;
  /** The last moment of the game is shown: the door of light, or the fall. */
  readonly ending: ReadonlySignal<'won' | 'fell' | undefined>;
  readonly isOver: ReadonlySignal<boolean>;
  /** Goes on from the last moment at once. */
  readonly skip: () => void;
}

const SLAM_MS = 420;

/** The great moments, told apart by what changed between two states: gong, slam, end. */
export const useMilestones = (session: TempleSession): Milestones => {
  const isShaken = useSignal(false);
  const gongs = useSignal(0);
  const ending = useSignal<'won' | 'fell' | undefined>(undefined);
  const isOver = useSignal(session.view.peek().ended !== undefined);

  useEffect(() => {
    let before = session.view.peek();
    return session.view.subscribe(after => {
      const was = before;
      before = after;
      if (after.gongs > was.gongs) gongs.value++;
      if (after.slams > was.slams && !settings.peek().calm) {
        isShaken.value = true;
        setTimeout(() => {
          isShaken.value = false;
        }, SLAM_MS);
      }
      if (after.ended === 'escaped' && !was.ended) {
        const challenge = sliceOf(after, 'challenge')?.id;
        if (challenge) markWon(challenge);
      }
      if (after.ended && !was.ended) {
        ending.value = after.ended === 'escaped' ? 'won' : 'fell';
        setTimeout(() => {
          isOver.value = true;
        }, finaleOf(after, stillness()).ms);
      }
    });
  }, [session, isShaken, gongs, ending, isOver]);
  const skip = useCallback((): void => {
    if (ending.peek()) isOver.value = true;
  }, [ending, isOver]);
  return { isShaken, gongs, ending, isOver, skip };
};
