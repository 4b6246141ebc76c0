import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { Die, DiePlace } from '../dice/Die.tsx';
import { facesText } from '../log/parts.ts';
import { lifted } from '../model/chips.ts';
import { canSplit } from '../model/splits.ts';
import { OwnerBadge, ShareButton } from './ShareOut.tsx';
import { Spot } from './Spot.tsx';
import type { Play } from './usePlay.ts';

/** The dice the player in turn has kept; those that would pay are lifted. */
export const Kept = ({ play, size, places = 3 }: { play: Play; size: number; places?: number }) => {
  const { state, words, seats, nameOf, pawnOf, brings, ghost } = play;
  const { kept, active } = state;
  const paid = lifted(kept, ghost ? (brings?.dice ?? []) : []);
  const count = paid.filter(Boolean).length;
  const isYou = seats.length === 1 && seats.includes(active);
  return (
    <div class="rw-bin">
      <h3>
        <Pawn pawn={pawnOf(active)} size={22} />
        {isYou ? words.say('bin.youKeep') : words.say('bin.keeps', { name: nameOf(active) })}
        {count > 0 && <i>{words.say('bin.pay', { n: count })}</i>}
      </h3>
      <div class="rw-bin-dice cut m-sunk" role="img" aria-label={facesText(words, kept) || words.say('bin.empty')}>
        {kept.map((face, index) => (
          <Die key={index} face={face} size={sized(size, kept.length)} state={paid[index] ? 'lifted' : undefined} />
        ))}
        {Array.from({ length: Math.max(0, places - kept.length) }, (_, index) => (
          <DiePlace key={index} size={size} />
        ))}
      </div>
    </div>
  );
};

export const Pool = ({ play, size, places = 3 }: { play: Play; size: number; places?: number }) => {
  const { state, words } = play;
  return (
    <div class="rw-bin">
      <h3>
        <Icon id="ui-team" size={20} />
        {words.say('bin.pool')}
        {!canSplit(state) && <i class="rw-bin-note">{words.say('bin.forTeam')}</i>}
      </h3>
      <div class="rw-bin-dice cut m-sunk" role="img" aria-label={poolText(play)}>
        {state.pool.map((face, index) => (
          <Die key={index} face={face} size={sized(size, state.pool.length)}>
            <OwnerBadge play={play} place={index} />
          </Die>
        ))}
        {Array.from({ length: Math.max(0, places - state.pool.length) }, (_, index) => (
          <DiePlace key={index} size={size} />
        ))}
      </div>
      <ShareButton play={play} />
      <Spot play={play} target="pool" />
    </div>
  );
};

/** The dice that lie there; where they were shared out, each with whom it is for. */
const poolText = ({ state, words, owners, nameOf }: Play): string => {
  const { say, list } = words;
  if (state.pool.length === 0) return say('bin.empty');
  if (!owners) return facesText(words, state.pool);
  return list(
    state.pool.map((face, index) => {
      const owner = owners[index];
      const meant = owner === undefined ? say('split.nobody') : say('split.for', { name: nameOf(owner) });
      return `${say(`face.${face}`)}, ${meant}`;
    }),
  );
};

/** Many dice are a little smaller, so that all lie in their place. */
const sized = (size: number, dice: number): number => (dice > 6 ? size * 0.72 : size);
