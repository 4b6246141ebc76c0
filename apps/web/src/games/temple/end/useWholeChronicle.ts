import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Play } from '../screen/usePlay.ts';
import type { Chronicle } from './timeline.ts';
import { chronicleOf } from './timelineKeeper.ts';

/** How the game went: as this screen saw it, or, once that has come, as it was written down for whoever missed a part of it. */
export const useWholeChronicle = ({ chronicle, table }: Play): Chronicle => {
  const known = useSignal(chronicle.read());
  useEffect(() => {
    if (chronicle.isWhole()) return;
    void table.written?.().then(happenings => {
      known.value = chronicleOf(happenings) ?? known.peek();
    });
  }, [chronicle, table, known]);
  return known.value;
};
