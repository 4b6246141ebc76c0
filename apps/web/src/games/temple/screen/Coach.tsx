import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { storyWords } from '../../../words/storyWords.ts';
import { type Hint, hintFor } from '../model/coaching.ts';
import { givenHints, noteHint, stopHints } from './givenHints.ts';
import type { Play } from './usePlay.ts';
import './coach.css';

const SHOWN_MS = 6000;

/** The first game: a line of at most eight words when something happens for the first time. One tap ends them all. */
export const Coach = ({ play }: { play: Play }) => {
  const { session, hand, run, at } = play;
  const shown = useSignal<Hint | undefined>(undefined);
  const due = useShared(() => {
    if (!hand || !session.hasBegun.value || shown.value) return undefined;
    const now = {
      view: session.view.value,
      me: hand.seat,
      at: at.value,
      goals: hand.goals.value,
      held: hand.held.value.size,
      isRunHome: run.value === 'start',
    };
    return hintFor(now, givenHints.value);
  });
  const next = useComputed(() => due.value);
  useEffect(
    () =>
      next.subscribe(hint => {
        if (!hint) return;
        queueMicrotask(() => {
          noteHint(hint);
          shown.value = hint;
        });
      }),
    [next, shown],
  );
  const hint = shown.value;
  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(() => {
      shown.value = undefined;
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hint, shown]);
  if (!hint) return null;
  const { say } = storyWords.value;
  return (
    <section class="coach cut">
      <p role="status">{say(`coach.${hint}`)}</p>
      <button
        type="button"
        class="press"
        aria-label={say('coach.off')}
        title={say('coach.off')}
        onClick={() => {
          stopHints();
          shown.value = undefined;
        }}
      >
        <Icon id="ui-cross" size={16} />
      </button>
    </section>
  );
};
