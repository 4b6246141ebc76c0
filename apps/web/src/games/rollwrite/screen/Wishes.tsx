import { printWish, type Wish, wishesOf } from '@templefall/rollwrite';
import { Icon } from '../../../ui/Icon.tsx';
import { withWish } from '../model/talk.ts';
import type { Play } from './usePlay.ts';

/** Opens and shuts the choosing of wishes on one's own maps. */
export const WishesButton = ({ play }: { play: Play }) => {
  const { state, who, words, isWishing } = play;
  if (who === undefined) return null;
  const { length } = wishesOf(state, who);
  return (
    <button
      type="button"
      class={`btn sm cut press rw-wishes ${isWishing ? 'm-bone' : ''}`}
      aria-pressed={isWishing}
      onClick={() => play.setWishing(!isWishing)}
    >
      <Icon id="ui-hand" size={16} /> {words.say('wish.title')}
      {length > 0 && (
        <>
          <u aria-hidden="true">{length}</u>
          <span class="unseen">{words.say('wish.count', { n: length })}</span>
        </>
      )}
    </button>
  );
};

/** What stands below the maps while wishes are chosen. */
export const WishBar = ({ play }: { play: Play }) => {
  const { say } = play.words;
  return (
    <div class="rw-wish-bar">
      <span>{say('wish.hint')}</span>
      <button
        type="button"
        class="btn sm cut press m-quiet"
        onClick={() => void play.send({ type: 'setWishes', wishes: [] })}
      >
        {say('wish.clear')}
      </button>
      <button type="button" class="btn sm cut press" onClick={() => play.setWishing(false)}>
        <Icon id="ui-check" size={16} /> {say('wish.done')}
      </button>
    </div>
  );
};

export const tapWish = (play: Play, wish: Wish): void => {
  if (play.who === undefined) return;
  const wishes = withWish(wishesOf(play.state, play.who), wish).map(printWish);
  void play.send({ type: 'setWishes', wishes }, `map:${wish.map}`);
};
