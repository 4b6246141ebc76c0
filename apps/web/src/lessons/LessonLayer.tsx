import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { LessonCard } from './LessonCard.tsx';
import { LessonResult } from './LessonResult.tsx';
import type { LessonView } from './lessonView.ts';
import { type Box, grown, useBoxes, visible } from './openings.ts';
import { placeCard } from './placeCard.ts';
import './lessons.css';

/** So many wrong tries, or so long a wait, and a hand shows where. */
const WRONG_TRIES = 2;
const HINT_MS = 12_000;
const AIR = 8;

/** What a lesson lays over the play screen: a veil that lets every touch through, openings in it, and one card. */
export const LessonLayer = (props: LessonView) => {
  const { lesson, run, lessons } = props;
  const { step, wrong, stars, isLost } = run.state.value;
  const isOver = stars !== undefined || isLost === true;
  const selectors = isOver ? [] : (lesson.steps[step]?.light ?? []).map(lessons.controls);
  const lit = useBoxes(selectors);
  const bright = useBoxes([lessons.bright]);
  const uncovered = useBoxes([lessons.uncovered]);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (isOver) return;
    const timer = setTimeout(() => setLate(true), HINT_MS);
    return () => clearTimeout(timer);
  }, [step, isOver]);
  const isHinted = isLate || wrong >= WRONG_TRIES;
  const litPlaces = JSON.stringify(lit);
  useEffect(() => focusOn(selectors), [step, litPlaces]);

  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ x: 0, y: 0 });
  const places = JSON.stringify([lit, bright, uncovered]);
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    const view = { width: innerWidth, height: innerHeight };
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    setAt(placeCard(size, view, { lit, clear: [...bright, ...uncovered] }));
  }, [places, step, isOver, isHinted]);
  const last = lit.at(-1);
  return (
    <div class="lesson-layer">
      <Veil lit={lit} bright={bright} />
      {isHinted && last && (
        <span
          class="lesson-hand"
          style={{ left: `${last.x + last.width * 0.6}px`, top: `${last.y + last.height * 0.5}px` }}
        >
          <Icon id="ui-hand" size={46} colour="var(--bone-50)" />
        </span>
      )}
      <div ref={ref} class="lesson-place" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
        {isOver ? <LessonResult {...props} stars={stars} /> : <LessonCard {...props} step={step} isHinted={isHinted} />}
      </div>
    </div>
  );
};

/** The keyboard goes where the finger goes, unless the player is somewhere else on purpose. */
const focusOn = (selectors: readonly string[]): void => {
  const focused = document.activeElement;
  if (focused && focused !== document.body) return;
  const [control] = selectors.flatMap(visible).filter(element => element.matches('button:not(:disabled)'));
  control?.focus({ preventScroll: true });
};

const Veil = ({ lit, bright }: { lit: readonly Box[]; bright: readonly Box[] }) => {
  const openings = lit.map(box => grown(box, AIR));
  return (
    <svg class="lesson-veil" width="100%" height="100%" aria-hidden="true">
      <mask id="lesson-openings">
        <rect width="100%" height="100%" fill="#fff" />
        {[...openings, ...bright].map((box, index) => (
          <rect key={index} {...box} rx={14} fill="#000" />
        ))}
      </mask>
      <rect class="lesson-dark" width="100%" height="100%" mask="url(#lesson-openings)" />
      {openings.map((box, index) => (
        <g key={index}>
          <rect class="lesson-glow" {...box} rx={14} />
          <rect class="lesson-ring" {...box} rx={14} />
        </g>
      ))}
    </svg>
  );
};
