import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FACE_ART, type FaceArt } from '../Face.tsx';
import { type RetainedAnimation, useRetainedAnimation } from '../motion/retainedAnimation.ts';
import { stillness } from '../motion/stillness.ts';
import type { DieLook } from './dieLook.ts';

/** The last die settles after this, whoever starts first. */
const ROLL_MS = 700;
const STAGGER_MS = 45;
/** Shares of the roll at which another face comes up; by the last one the true face can be read. */
const SWAPS = [0.18, 0.4] as const;
const TRUE_FACE = 0.62;
/** Faces change at the same moments for all dice: each moment is a frame. */
const BEAT_MS = 70;
const onBeat = (ms: number): number => Math.round(ms / BEAT_MS) * BEAT_MS;

/** Lift, two tumbles, drop, one small bounce. */
const TUMBLE: RetainedAnimation['keyframes'] = [
  { transform: 'none', offset: 0 },
  { transform: 'translateY(-22%) rotate(-24deg) scale(1.06)', offset: 0.14 },
  { transform: 'translateY(-46%) rotate(150deg) scale(1.1)', offset: 0.4 },
  { transform: 'translateY(-18%) rotate(318deg) scale(1.04)', offset: TRUE_FACE },
  { transform: 'translateY(0) rotate(366deg) scale(1)', offset: 0.8 },
  { transform: 'translateY(-6%) rotate(358deg)', offset: 0.88 },
  // Not none: that would spin the die back.
  { transform: 'rotate(360deg)', offset: 1 },
].map(step => ({ ...step, easing: 'cubic-bezier(0.16, 0.84, 0.3, 1)' }));

/**
 * What a tumbling die shows. It starts in the frame of the touch, before its face is known; the true face is shown from
 * 62 % on if it has come by then, else as soon as it comes.
 */
export const useTumble = (
  ref: RefObject<HTMLElement | null>,
  die: DieLook,
  order: number,
): { face: FaceArt | undefined; tumbling: boolean } => {
  const [shown, setShown] = useState<FaceArt | undefined>(undefined);
  const [landed, setLanded] = useState(die.rolls);
  // Told by what is drawn, not by an effect: that would come a frame after the touch.
  const tumbling = die.rolls !== landed && !stillness();
  // Not by a style: one that begins for five dice at once costs more than all else in the frame of the touch.
  useRetainedAnimation(ref, tumbleOf(order), tumbling ? die.rolls : undefined);

  useEffect(() => {
    if (!tumbling) return setLanded(die.rolls);
    const wait = order * STAGGER_MS;
    const span = ROLL_MS - wait;
    const timers = SWAPS.map((share, i) =>
      setTimeout(() => setShown(FACE_ART[(die.id + die.rolls + i * 2) % FACE_ART.length]), onBeat(wait + span * share)),
    );
    timers.push(setTimeout(() => setShown(undefined), onBeat(wait + span * TRUE_FACE)));
    timers.push(setTimeout(() => setLanded(die.rolls), ROLL_MS));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setShown(undefined);
    };
  }, [tumbling, die.rolls, die.id, order]);

  return { face: (tumbling ? shown : undefined) ?? die.face, tumbling };
};

const tumbleOf = (order: number): RetainedAnimation => {
  const delay = order * STAGGER_MS;
  return { keyframes: TUMBLE, ms: ROLL_MS - delay, delay };
};
