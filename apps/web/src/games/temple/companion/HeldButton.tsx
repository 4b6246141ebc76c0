import { useRef, useState } from 'preact/hooks';
import { useConfirmTap } from '../../../ui/confirmTap.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { boxWords } from '../words.ts';

/** So long a finger must stay, in milliseconds. */
const HELD = 900;

/** For what nobody may do by accident: a finger holds it down, keys and screen readers press it twice. */
export const HeldButton = ({ icon, text, onHeld }: { icon: string; text: string; onHeld: () => void }) => {
  const { say } = boxWords.value;
  const { asked, twice } = useConfirmTap<'held'>();
  const [isDown, setIsDown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = (): void => {
    clearTimeout(timer.current);
    setIsDown(false);
  };
  return (
    <button
      type="button"
      class={`btn m-quiet cut press held ${isDown ? 'down' : ''}`}
      style={{ '--held': `${HELD}ms` }}
      onPointerDown={() => {
        setIsDown(true);
        timer.current = setTimeout(onHeld, HELD);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={event => {
        // A click without a pointer comes from a key or a screen reader.
        if (event.detail === 0) twice('held', onHeld)();
      }}
    >
      <Icon id={icon} size={22} />
      <span>{asked ? say('box.reset.sure') : isDown ? say('box.reset.hold') : text}</span>
    </button>
  );
};
