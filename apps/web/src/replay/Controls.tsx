import type { ComponentChildren } from 'preact';
import { Icon } from '../ui/Icon.tsx';
import { replayWords } from '../words/replayWords.ts';
import { SPEEDS } from './replayPlayer.ts';
import type { OpenReplay } from './useReplay.ts';

/** Play, step, scrub, speed. */
export const Controls = ({ open, children }: { open: OpenReplay; children?: ComponentChildren }) => {
  const { player, course: all } = open;
  const { say } = replayWords.value;
  const course = all.value;
  const isPlaying = player.isPlaying.value;
  return (
    <>
      <div class="replay-buttons">
        <button
          type="button"
          class="replay-play cut press m-lit"
          aria-label={say(isPlaying ? 'control.pause' : 'control.play')}
          aria-keyshortcuts="Space"
          onClick={player.toggle}
        >
          <Icon id={isPlaying ? 'ui-pause' : 'ui-play'} size={40} />
        </button>
        <button
          type="button"
          class="tool cut press replay-back"
          aria-label={say('control.back')}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => player.byLine(-1)}
        >
          <Icon id="ui-step" size={22} />
        </button>
        <button
          type="button"
          class="tool cut press"
          aria-label={say('control.on')}
          aria-keyshortcuts="ArrowRight"
          onClick={() => player.byLine(1)}
        >
          <Icon id="ui-step" size={22} />
        </button>
      </div>
      <div class="replay-line">
        {children}
        <input
          type="range"
          class="replay-range"
          min={0}
          max={course.length}
          step="any"
          value={player.x.value}
          aria-label={say('control.moment')}
          aria-valuetext={momentText(open)}
          style={{ '--at': `${(player.x.value / course.length) * 100}%` }}
          onInput={event => {
            player.stop();
            player.toPlace(Number(event.currentTarget.value));
          }}
          onKeyDown={event => {
            const isStep = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
            // A native step of nothing in particular would lie between two events.
            if (isStep) event.preventDefault();
          }}
        />
      </div>
      <fieldset class="replay-speeds">
        <legend class="unseen">{say('control.speed')}</legend>
        {SPEEDS.map(speed => (
          <button
            key={speed}
            type="button"
            aria-pressed={player.speed.value === speed}
            onClick={() => {
              player.speed.value = speed;
            }}
          >
            {speed === 0.5 ? '½' : speed}×
          </button>
        ))}
      </fieldset>
    </>
  );
};

/** The moment in words: when it is, and what happened last. */
export const momentText = ({ player, course: { value: course } }: OpenReplay): string => {
  const line = course.lines.findLast(({ n }) => n <= player.n.value);
  return [course.label(player.x.value), line?.text].filter(Boolean).join(' ');
};
