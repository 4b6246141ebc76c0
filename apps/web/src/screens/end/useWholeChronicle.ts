import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { chronicleOf } from '../../play/chronicle.ts';
import type { Chronicle } from '../../play/past.ts';
import type { Play } from '../../play/usePlay.ts';

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
