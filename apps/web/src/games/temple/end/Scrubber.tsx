import type { Signal } from '@preact/signals';
import type { Millis } from '@templefall/kit';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { stillness } from '../../../ui/motion/stillness.ts';
import { words } from '../../../words/words.ts';
import { type Chapter, chapterAt, momentText } from './tale.ts';

/** The whole game in so many seconds; a second of the game is the smallest step of the keys. */
const PLAY_MS = 14_000;
const STEP = 1000;
const BEAT = 50;

/** Any moment of the game: by dragging, by keys, or played back from where it stands. */
export const Scrubber = ({ at, end, tale }: { at: Signal<Millis>; end: Millis; tale: readonly Chapter[] }) => {
  const { say } = words.value;
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      at.value = Math.min(end, at.value + (end * BEAT) / PLAY_MS);
      if (at.value >= end) setPlaying(false);
    }, BEAT);
    return () => clearInterval(timer);
  }, [isPlaying, at, end]);
  const play = (): void => {
    if (!isPlaying && at.value >= end) at.value = 0;
    // Without motion the game is leafed through chapter by chapter.
    if (stillness()) at.value = tale.find(chapter => chapter.at > at.value)?.at ?? end;
    else setPlaying(!isPlaying);
  };
  return (
    <div class="scrubber">
      <button
        type="button"
        class="scrub-play cut press m-lit"
        aria-label={say(isPlaying ? 'end.stop' : 'end.playBack')}
        onClick={play}
      >
        <Icon id={isPlaying ? 'ui-pause' : 'ui-play'} size={24} />
      </button>
      <input
        type="range"
        min={0}
        max={end}
        step={STEP}
        value={at.value}
        aria-label={say('end.moment')}
        aria-valuetext={momentText(at.value, chapterAt(tale, at.value))}
        style={{ '--at': `${(at.value / end) * 100}%` }}
        onInput={event => {
          setPlaying(false);
          at.value = Number(event.currentTarget.value);
        }}
      />
    </div>
  );
};
