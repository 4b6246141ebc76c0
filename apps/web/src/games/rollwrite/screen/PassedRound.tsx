import type { Seat } from '@templefall/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Pawn } from '../../../ui/Icon.tsx';
import type { Play } from './usePlay.ts';

/** One device for several: one line says who gets it now. Nothing is secret, so there is no curtain, and it goes at the first touch. */
export const PassedRound = ({ play }: { play: Play }) => {
  const { seats, who, task, words, nameOf, pawnOf } = play;
  const isShared = seats.length > 1;
  const last = useRef<Seat>(undefined);
  const [given, setGiven] = useState<Seat>();
  useEffect(() => {
    if (!isShared || who === undefined || task === undefined || last.current === who) return;
    if (last.current !== undefined) setGiven(who);
    last.current = who;
  }, [isShared, who, task]);
  useEffect(() => {
    if (given === undefined) return;
    const gone = (): void => setGiven(undefined);
    addEventListener('pointerdown', gone);
    addEventListener('keydown', gone);
    return () => {
      removeEventListener('pointerdown', gone);
      removeEventListener('keydown', gone);
    };
  }, [given]);
  if (given === undefined) return null;
  return (
    <div class="rw-give cut" style={{ '--pc': `var(--p${pawnOf(given)})` }} role="status">
      <Pawn pawn={pawnOf(given)} size={52} />
      <span>
        <b>{words.say('give.title', { name: nameOf(given) })}</b>
        <i>{task && words.say(`asked.${task}`)}</i>
      </span>
    </div>
  );
};
