import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Play } from './usePlay.ts';

/** Who is waited for and for what, in one line that is always there; a refusal takes its place for a moment. */
export const WaitLine = ({ play }: { play: Play }) => {
  const { notice } = play;
  const isMine = play.waiting.some(({ seat }) => play.isMine(seat));
  return (
    <div class={`rw-wait cut ${isMine ? 'mine' : ''} ${notice?.isRefusal ? 'refused' : ''}`} role="status">
      <Icon id={notice?.isRefusal ? 'ui-cross' : 'ui-wait'} size={18} />
      <span>
        {lineText(play)}
        {play.given && <em class="rw-given">{play.given}</em>}
      </span>
      {notice?.code && (
        <button
          type="button"
          class="btn sm cut press"
          onClick={() => play.open({ type: 'rules', at: `refusal:${notice.code}` })}
        >
          {words.value.say('rules.why')}
        </button>
      )}
    </div>
  );
};

/** A refusal is always answered here, since its place may be on another tab; so is what a tap would do while one aims. */
const lineText = (play: Play): string => {
  const { notice, aim, words } = play;
  if (notice && (notice.at === 'dock' || notice.isRefusal)) return notice.text;
  if (aim) return words.say(aim === 'note' ? 'note.tap' : 'point.tap');
  return waitText(play);
};

/** The same words are used on a phone, on the big screen and in a notification. */
export const waitText = (play: Play): string => {
  const { words, waiting, seats, nameOf } = play;
  const { say, list } = words;
  const [first] = waiting;
  if (!first) return say('wait.nobody');
  const alike = waiting.filter(({ asked }) => asked === first.asked);
  const question = say(`asked.${first.asked}`);
  const isMe = seats.length === 1 && seats.includes(first.seat);
  return isMe
    ? say('wait.you', { question })
    : say('wait.other', { names: list(alike.map(({ seat }) => nameOf(seat))), question });
};
