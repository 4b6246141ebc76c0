import { printWish, type Wish, wishesOf } from '@templefall/rollwrite';
import { Chip } from '../../../ui/Face.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FACE_DRAWING } from '../model/art.ts';
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

/** What I wish for, where the pool that comes next is shown. */
export const MyWishes = ({ play }: { play: Play }) => {
  const { state, who, words } = play;
  const wishes = who === undefined ? [] : wishesOf(state, who);
  if (wishes.length === 0) return null;
  return (
    <div class="rw-my-wishes cut">
      <h3>{words.say('wish.yours')}</h3>
      <ol>
        {wishes.slice(0, 3).map((wish, index) => (
          <li key={printWish(wish)}>
            <b class="num">{index + 1}</b>
            <Chip face={FACE_DRAWING[wish.face]} size={24} />
            <span class="unseen">{words.say(`face.${wish.face}`)}</span>
            <span>{words.say('take.map', { map: wish.map })}</span>
            {wish.side === 'gem' && <Icon id="gem" size={18} colour="var(--gem)" />}
          </li>
        ))}
      </ol>
    </div>
  );
};

export const tapWish = (play: Play, wish: Wish): void => {
  if (play.who === undefined) return;
  const wishes = withWish(wishesOf(play.state, play.who), wish).map(printWish);
  void play.send({ type: 'setWishes', wishes }, `map:${wish.map}`);
};
