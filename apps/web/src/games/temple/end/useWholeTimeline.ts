import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Play } from '../screen/usePlay.ts';
import type { GameTimeline } from './timeline.ts';
import { timelineOf } from './timelineKeeper.ts';

/** How the game went: as this screen saw it, or, once that has come, as it was written down for whoever missed a part of it. */
export const useWholeTimeline = ({ timeline, session }: Play): GameTimeline => {
  const known = useSignal(timeline.read());
  useEffect(() => {
    if (timeline.isWhole()) return;
    void session.recorded?.().then(applied => {
      known.value = timelineOf(applied) ?? known.peek();
    });
  }, [timeline, session, known]);
  return known.value;
};
