import { useRef } from 'preact/hooks';
import {
  type RetainedAnimation,
  useRetainedAnimation,
  useRetainedStroke,
} from '../../../ui/motion/retainedAnimation.ts';
import { words } from '../../../words/words.ts';
import type { Rest } from '../model/dice.ts';

export interface RollProps {
  readonly count: number;
  /** Why there is nothing to roll. */
  readonly rest: Rest | undefined;
  /** Milliseconds from one roll to the next: the button fills up meanwhile. */
  readonly waitMs: number;
  readonly isReady: boolean;
  /** The table has not answered for a while. */
  readonly isUnheard?: boolean;
  /** Counts rolls, so that each one starts the filling anew. */
  readonly rolls: number;
  readonly long?: boolean;
  readonly onRoll: () => void;
}

/** The one big button. It answers in the frame of the touch. */
export const RollButton = ({
  count,
  rest,
  waitMs,
  isReady,
  isUnheard = false,
  rolls,
  long = false,
  onRoll,
}: RollProps) => {
  const { say } = words.value;
  const idle = rest !== undefined;
  const isStuck = rest === 'stuck';
  // A large button has room for its word beside the reason.
  const isReason = (idle && (!long || isStuck)) || (isUnheard && !long);
  const short = idle ? say(`roll.${rest}`) : say('roll.rollN', { n: count });
  // For the eye alone: what the line is about has a banner, which is read.
  const shown = isUnheard ? say('roll.unheard') : short;
  const button = useRef<HTMLButtonElement>(null);
  const fill = useRef<HTMLElement>(null);
  const press = useRetainedStroke(button, PRESS);
  useRetainedAnimation(fill, { keyframes: FILLING, ms: waitMs }, isReady ? undefined : rolls);
  return (
    <button
      ref={button}
      type="button"
      class={`roll cut press ${idle ? 'm-quiet' : 'm-lit'} ${isReason ? 'reason' : ''} ${isReady ? '' : 'waiting'}`}
      aria-keyshortcuts="Space"
      disabled={idle}
      onPointerDown={event => {
        if (event.button !== 0) return;
        onRoll();
        if (event.pointerType === 'touch') press();
      }}
      // All is done when a finger comes down. That it leaves would be a tap: three more looks for what lies under it, and two changes of style.
      onTouchEnd={event => {
        if (event.cancelable) event.preventDefault();
        // It would have taken the focus too, and the letters of a screen away with it.
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      }}
      onClick={event => {
        if (event.detail === 0) onRoll();
      }}
    >
      <span class="unseen">{idle && !isStuck ? `${say('roll.roll')}: ${short}` : short}</span>
      <span class="seen" aria-hidden="true">
        <i class="fill">
          <i ref={fill} />
        </i>
        <b>{long && !isStuck ? say('roll.roll') : shown}</b>
        {long && !isStuck && (
          <>
            <span class="sub">{idle || isUnheard ? shown : say('roll.free', { n: count })}</span>
            <span class="keycap">{say('roll.space')}</span>
          </>
        )}
      </span>
    </button>
  );
};

const FILLING: RetainedAnimation['keyframes'] = [
  { transform: 'scaleX(0)', offset: 0 },
  { transform: 'none', offset: 1 },
];

/** What `.press:active` shows, for fingers; without its shade, which would be painted anew. */
const PRESS: RetainedAnimation = {
  keyframes: [
    { transform: 'translateY(2px) scale(0.985)', offset: 0 },
    { transform: 'translateY(2px) scale(0.985)', offset: 0.8 },
    { transform: 'none', offset: 1 },
  ],
  ms: 150,
};
