import { RULES_TALK } from '@templefall/soundtrack';
import type { SoundtrackTexts } from '@templefall/texts';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Talk } from '../sound/talk.ts';

/** Back, pause or go on, next: under the thumb on phones. */
export const TalkControls = ({
  talk,
  texts,
  onToggle,
}: {
  talk: Talk;
  texts: SoundtrackTexts;
  onToggle: () => void;
}) => {
  const { say } = words.value;
  const { index } = talk.moment.value;
  const state = talk.state.value;
  const icon = { going: 'ui-pause', paused: 'ui-play', over: 'reroll' }[state];
  const word = { going: say('play.pause'), paused: say('state.resume'), over: texts['show.again'] }[state];
  return (
    <div class="talk-controls">
      <button
        type="button"
        class="btn cut press"
        aria-label={texts['show.back']}
        aria-keyshortcuts="ArrowLeft"
        disabled={index === 0}
        onClick={() => talk.turn(-1)}
      >
        <span class="turned">
          <Icon id="ui-chev" size={22} />
        </span>
      </button>
      <button
        type="button"
        class={`btn ${state === 'over' ? '' : 'm-lit'} cut press`}
        aria-keyshortcuts="Space"
        onClick={onToggle}
      >
        <Icon id={icon} size={22} /> {word}
      </button>
      <button
        type="button"
        class="btn cut press"
        aria-label={texts['show.next']}
        aria-keyshortcuts="ArrowRight"
        disabled={index === RULES_TALK.length - 1}
        onClick={() => talk.turn(1)}
      >
        <Icon id="ui-chev" size={22} />
      </button>
    </div>
  );
};
