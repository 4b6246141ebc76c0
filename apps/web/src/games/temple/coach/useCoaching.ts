import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Coaching } from '@templefall/bots/coach';
import { useEffect } from 'preact/hooks';
import type { Hand } from '../hand/hand.ts';
import type { TempleSession } from '../session.ts';
import type { CoachAnswer, CoachQuestion } from './coachWorker.ts';
import coachWorkerUrl from './coachWorker.ts?entry';

/** What the coach says of the position as it is: asked again whenever a die comes to rest, and only while somebody reads it. */
export const useCoaching = (session: TempleSession, hand: Hand): ReadonlySignal<Coaching | undefined> => {
  const coaching = useSignal<Coaching | undefined>(undefined);
  useEffect(() => {
    const worker = new Worker(coachWorkerUrl, { type: 'module' });
    let asked = 0;
    worker.addEventListener('message', ({ data }: MessageEvent<CoachAnswer>) => {
      // What was asked before belongs to dice that have rolled on.
      if (data.number === asked) coaching.value = data.coaching;
    });
    const stop = hand.goals.subscribe(goals => {
      const question: CoachQuestion = {
        number: ++asked,
        asked: {
          view: session.view.peek(),
          seat: hand.seat,
          at: hand.moment.peek(),
          goals: goals.map(({ key, cost }) => ({ key, cost })),
        },
      };
      worker.postMessage(question);
    });
    return () => {
      stop();
      worker.terminate();
    };
  }, [session, hand]);
  return coaching;
};
