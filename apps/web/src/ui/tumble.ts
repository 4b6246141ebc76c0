import { useEffect, useState } from 'preact/hooks';
import { FACE_ART, type FaceArt } from '../art/roomArt.ts';
import { stillness } from '../settings/stillness.ts';
import type { DieLook } from './dieLook.ts';

/** Shares of the roll's 700 ms at which another face comes up; by the last one the true face can be read. */
const SWAPS = [0.18, 0.4] as const;
const TRUE_FACE = 0.62;
const ROLL_MS = 700;

/**
 * What a tumbling die shows. It starts in the frame of the touch, before its face is known; the true face is shown from
 * 62 % on if it has come by then, else as soon as it comes.
 */
export const useTumble = (die: DieLook, order: number): { face: FaceArt | undefined; tumbling: boolean } => {
  const [shown, setShown] = useState<FaceArt | undefined>(undefined);
  const [landed, setLanded] = useState(die.rolls);
  // Told by what is drawn, not by an effect: that would come a frame after the touch.
  const tumbling = die.rolls !== landed && !stillness();

  useEffect(() => {
    if (!tumbling) return setLanded(die.rolls);
    const span = ROLL_MS - order * 45;
    const timers = SWAPS.map((share, i) =>
      setTimeout(() => setShown(FACE_ART[(die.id + die.rolls + i * 2) % FACE_ART.length]), order * 45 + span * share),
    );
    timers.push(setTimeout(() => setShown(undefined), order * 45 + span * TRUE_FACE));
    timers.push(setTimeout(() => setLanded(die.rolls), ROLL_MS));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setShown(undefined);
    };
  }, [tumbling, die.rolls, die.id, order]);

  return { face: (tumbling ? shown : undefined) ?? die.face, tumbling };
};
