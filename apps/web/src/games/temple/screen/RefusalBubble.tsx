import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '../../../words/refusal.ts';
import { words } from '../../../words/words.ts';
import type { Play } from './usePlay.ts';

/** Where the last touch was: a refusal is told there. */
const lastTouch = { x: 0, y: 0 };
addEventListener('pointerdown', event => Object.assign(lastTouch, { x: event.clientX, y: event.clientY }), {
  capture: true,
});

/** Three words at the place tapped; by keyboard, above the dock. */
export const RefusalBubble = ({ play }: { play: Play }) => {
  const refusal = play.hand?.refusal.value;
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setTold(refusal.count), 1600);
    return () => clearTimeout(timer);
  }, [refusal]);
  if (!refusal || told >= refusal.count) return null;
  const text = refusalText(words.value, refusal);
  const x = Math.max(90, Math.min(innerWidth - 90, lastTouch.x || innerWidth / 2));
  const y = Math.max(150, (lastTouch.y || innerHeight * 0.7) - 14);
  return (
    <p key={refusal.count} class="refusal" role="status" style={{ left: `${x}px`, top: `${y}px` }}>
      {text}
    </p>
  );
};
