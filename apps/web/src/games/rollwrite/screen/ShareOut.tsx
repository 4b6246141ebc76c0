import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { Die } from '../dice/Die.tsx';
import { canSplit, type Owners, passedOn, usefulSplit } from '../model/splits.ts';
import type { Play } from './usePlay.ts';

/** The pool is to be shared: a tap on a die hands it to the next one. */
export const ShareOut = ({ play, die, split }: { play: Play; die: number; split: Owners }) => {
  const { state, words } = play;
  const { say } = words;
  return (
    <div class="rw-decision rw-take rw-share-out cut m-sunk">
      <div class="rw-take-head">
        <h3>{say('split.title')}</h3>
        <span>{say('split.hint')}</span>
      </div>
      <div class="rw-take-dice">
        {state.pool.map((face, index) => {
          const owner = split[index];
          return (
            <button
              key={index}
              type="button"
              class={owner === undefined ? '' : 'on'}
              aria-label={`${say(`face.${face}`)}: ${forText(play, owner)}`}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => play.setSplit(passedOn(state, split, index))}
            >
              <Die face={face} size={die * 0.8} state={owner === undefined ? 'gone' : undefined} />
              <MeantFor play={play} split={split} place={index} />
            </button>
          );
        })}
      </div>
      <button type="button" class="btn sm cut press m-quiet" onClick={() => play.setSplit(undefined)}>
        <Icon id="ui-cross" size={14} /> {say('plan.stop')}
      </button>
    </div>
  );
};

/** Opens the sharing out of the pool, while it can still be suggested. */
export const ShareButton = ({ play }: { play: Play }) => {
  const { state, who, split, words } = play;
  if (who === undefined || split || !canSplit(state)) return null;
  return (
    <button type="button" class="rw-share" aria-keyshortcuts="d" onClick={() => beginSplit(play)}>
      {words.say('split.open')} <Icon id="ui-chev" size={11} />
    </button>
  );
};

/** It begins with what somebody has suggested, or with what the maps need most. */
export const beginSplit = ({ state, owners, setSplit, tryOut }: Play): void => {
  if (!canSplit(state)) return;
  tryOut(undefined);
  setSplit(owners ?? usefulSplit(state));
};

const forText = ({ words: { say }, isMine, seats, nameOf }: Play, owner: Owners[number]): string => {
  if (owner === undefined) return say('split.nobody');
  return seats.length === 1 && isMine(owner) ? say('split.you') : say('split.for', { name: nameOf(owner) });
};

/** Whom a die of the pool is meant for, below it. */
export const MeantFor = ({ play, split, place }: { play: Play; split: Owners; place: number }) => {
  const owner = split[place];
  return (
    <i class={owner !== undefined && play.isMine(owner) ? 'mine' : ''}>
      {owner !== undefined && <Pawn pawn={play.pawnOf(owner)} size={20} />}
      {forText(play, owner)}
    </i>
  );
};

/** The same on a small die: a pawn at its corner. */
export const OwnerBadge = ({ play, place }: { play: Play; place: number }) => {
  const owner = play.owners?.[place];
  if (owner === undefined) return null;
  return (
    <em class="rw-owner">
      <Pawn pawn={play.pawnOf(owner)} size={18} />
    </em>
  );
};
