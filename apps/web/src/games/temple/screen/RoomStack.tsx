import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { isExitFound } from '../model/depot.ts';
import { sliceOf } from '../model/slices.ts';
import { stackRule } from './rules.ts';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

/** How many rooms are still to be found, whether the exit was, and how many curses wait. A tap tells how. */
export const Pile = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say, number } = words.value;
  const { stack } = play.session.view.value;
  const found = isExitFound(play.session.view.value);
  const curses = sliceOf(play.session.view.value, 'curses');
  return (
    <button
      type="button"
      class="pile cut press"
      onClick={() => screen.tellRule(stackRule(play.session.view.value, words.value))}
    >
      <b class="num">{number(stack.size)}</b>
      <span>{say('board.rooms', { n: stack.size })}</span>
      <u />
      <span class={found ? 'found' : 'hidden-exit'}>
        <Icon id="exit" size={26} colour={found ? '#d9c9a6' : '#8f8779'} />
      </span>
      <span>{say(found ? 'board.exitFound' : 'board.exitHidden')}</span>
      {curses && (
        <>
          <u />
          <Icon id="curse" size={22} colour="var(--curse)" />
          <b class="num">{number(curses.deck.size)}</b>
          <span class="unseen">{say('board.curses', { n: curses.deck.size })}</span>
          <span class="pile-word" aria-hidden="true">
            {say('board.curses', { n: curses.deck.size })}
          </span>
        </>
      )}
    </button>
  );
};
