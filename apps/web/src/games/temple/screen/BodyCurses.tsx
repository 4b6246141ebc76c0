import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Goal } from '../hand/goals.ts';
import type { Play } from './usePlay.ts';

/** Curses of the body add their control to the dock: a hand to keep pressed, a press that stands up again. */
export const BodyCurses = ({ play: { hand, bodies } }: { play: Play }) => {
  if (!hand) return null;
  const { say } = words.value;
  const hold = bodies.value.find(({ command }) => command.type === 'setHand');
  const stand = bodies.value.some(({ command }) => command.type === 'standUp');
  const isDown = isHandDown(bodies.value);
  const set = (down: boolean) => () => {
    // As it is, not as it is drawn: a quick finger comes before the next frame.
    if (isHandDown(hand.goals.peek()) !== down) hand.send({ type: 'setHand', seat: hand.seat, down });
  };
  return (
    <>
      {hold && (
        <button
          type="button"
          class={`body-curse cut m-curse ${isDown ? 'down' : ''}`}
          aria-pressed={isDown}
          onPointerDown={set(true)}
          onPointerUp={set(false)}
          onPointerLeave={set(false)}
          onClick={event => {
            // Without a pointer the hand stays where it was put.
            if (event.detail === 0) set(!isDown)();
          }}
        >
          <Icon id="cu-hand" size={26} colour="var(--curse)" />
          <b>{say('act.setHand')}</b>
        </button>
      )}
      {stand && (
        <button
          type="button"
          class="body-curse cut press m-curse"
          onClick={() => hand.send({ type: 'standUp', seat: hand.seat })}
        >
          <Icon id="cu-feet" size={26} colour="var(--curse)" />
          <b>{say('act.standUp')}</b>
        </button>
      )}
    </>
  );
};

/** It can be lifted: so it lies. */
const isHandDown = (goals: readonly Goal[]): boolean =>
  goals.some(({ command }) => command.type === 'setHand' && command.down === false);
