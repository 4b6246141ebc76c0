import type { Face } from '@templefall/rollwrite';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { DRAWING_COLOUR } from '../model/art.ts';
import { rewardsOf, useOfDie } from '../model/maps.ts';
import { pickers } from '../model/task.ts';
import { Ring } from '../sheet/chalk.tsx';
import type { Play } from './usePlay.ts';

/** Who could use a die, in the order in which they pick: lit if it crosses something, ringed if it completes a side. A tap shows their maps. */
export const Who = ({
  play,
  face,
  size = 30,
  form = 'beside',
}: {
  play: Play;
  face: Face;
  size?: number;
  form?: 'beside' | 'badge';
}) => {
  const { state, nameOf, pawnOf, words } = play;
  return (
    <span class={`rw-who ${form}`}>
      {pickers(state).map(mate => {
        const { isUseful, completes } = useOfDie(state, mate, face);
        const rewards = completes ? rewardsOf(completes) : [];
        const name = nameOf(mate);
        const text = completes
          ? words.say('who.completes', { name, map: completes.map, side: words.say(`mapSide.${completes.side}`) })
          : words.say(isUseful ? 'who.uses' : 'who.useless', { name });
        return (
          <button
            key={mate}
            type="button"
            class={`${isUseful ? 'lit' : ''} ${completes ? 'ring' : ''}`}
            aria-label={text}
            onClick={() => play.open({ type: 'mate', seat: mate, ...(completes && { map: completes.map }) })}
          >
            <span class="rw-who-pawn">
              <Pawn pawn={pawnOf(mate)} size={size} />
              {completes && <Ring size={size * 1.44} seed={mate} width={2.8} />}
            </span>
            {completes && (
              <em>
                {(rewards.length > 0 ? rewards : (['check'] as const)).map(reward =>
                  reward === 'check' ? (
                    <Icon key={reward} id="ui-check" size={16} />
                  ) : (
                    <Icon key={reward} id={reward} size={16} colour={DRAWING_COLOUR[reward]} />
                  ),
                )}
              </em>
            )}
          </button>
        );
      })}
    </span>
  );
};
