import { useRef } from 'preact/hooks';
import { words } from '../words/words.ts';
import { type KeptMotion, useKeptMotion } from './keptMotion.ts';

export interface RollProps {
  readonly count: number;
  /** Milliseconds from one roll to the next: the button fills up meanwhile. */
  readonly waitMs: number;
  readonly isReady: boolean;
  readonly isStuck: boolean;
  /** Counts rolls, so that each one starts the filling anew. */
  readonly rolls: number;
  readonly long?: boolean;
  readonly onRoll: () => void;
}

/** The one big button. It answers in the frame of the touch. */
export const RollButton = ({ count, waitMs, isReady, isStuck, rolls, long = false, onRoll }: RollProps) => {
  const { say } = words.value;
  const idle = count === 0;
  const fill = useRef<HTMLElement>(null);
  useKeptMotion(fill, { keyframes: FILLING, ms: waitMs }, isReady ? undefined : rolls);
  return (
    <button
      type="button"
      class={`roll cut press ${idle ? 'm-quiet' : 'm-lit'} ${isReady ? '' : 'waiting'}`}
      aria-keyshortcuts="Space"
      disabled={idle}
      onPointerDown={event => {
        if (event.button === 0) onRoll();
      }}
      onClick={event => {
        if (event.detail === 0) onRoll();
      }}
    >
      <span class="unseen">{isStuck ? say('roll.stuck') : say('roll.rollN', { n: count })}</span>
      <span class="seen" aria-hidden="true">
        <i class="fill">
          <i ref={fill} />
        </i>
        <b>{isStuck ? say('roll.stuck') : long ? say('roll.roll') : say('roll.rollN', { n: count })}</b>
        {long && (
          <>
            <span class="sub">{idle ? say('roll.none') : say('roll.free', { n: count })}</span>
            <span class="keycap">{say('roll.space')}</span>
          </>
        )}
      </span>
    </button>
  );
};

const FILLING: KeptMotion['keyframes'] = [
  { transform: 'scaleX(0)', offset: 0 },
  { transform: 'none', offset: 1 },
];
