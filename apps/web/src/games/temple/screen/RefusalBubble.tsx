import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '../../../words/refusal.ts';
import { words } from '../../../words/words.ts';
import type { Play } from './usePlay.ts';

/** Where the last touch was: a refusal is told there. */
const lastTouch = { x: 0, y: 0 };
addEventListener('pointerdown', event => Object.assign(lastTouch, { x: event.clientX, y: event.clientY }), {
  capture: true,
});

/** Long enough to be read, and for a finger to ask why. */
const TOLD_MS = 3500;

/** Three words at the place tapped; by keyboard, above the dock. Beside them the way to the rule. */
export const RefusalBubble = ({ play, onWhy }: { play: Play; onWhy: (at: string) => void }) => {
  const refusal = play.hand?.refusal.value;
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setTold(refusal.count), TOLD_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  if (!refusal || told >= refusal.count) return null;
  const text = refusalText(words.value, refusal);
  const x = Math.max(140, Math.min(innerWidth - 140, lastTouch.x || innerWidth / 2));
  const y = Math.max(150, (lastTouch.y || innerHeight * 0.7) - 14);
  return (
    <div key={refusal.count} class="refusal-place" style={{ left: `${x}px`, top: `${y}px` }}>
      <p class="refusal" role="status">
        {text}
      </p>
      <button
        type="button"
        class="btn cut press"
        onClick={() => {
          setTold(refusal.count);
          onWhy(`refusal:${refusal.code}`);
        }}
      >
        {words.value.say('rules.why')}
      </button>
    </div>
  );
};
