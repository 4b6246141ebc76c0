import { words } from '../words/words.ts';
import { Icon } from './Icon.tsx';
import { Sheet } from './Sheet.tsx';
import './ask-anew.css';

/** A game is still running: the way back comes first, a new one second. */
export const AskAnew = ({
  game,
  onAnew,
  onClose,
}: {
  /** Where it goes on. */
  game: string;
  onAnew: () => void;
  onClose: () => void;
}) => {
  const { say } = words.value;
  return (
    <Sheet title={say('landing.running')} onClose={onClose}>
      <p class="ask-anew">
        <a class="btn m-lit cut press" href={game}>
          <Icon id="ui-play" size={20} /> {say('landing.resume')}
        </a>
        <button type="button" class="btn m-quiet cut press" onClick={onAnew}>
          <Icon id="reroll" size={20} /> {say('landing.anew')}
        </button>
      </p>
    </Sheet>
  );
};
