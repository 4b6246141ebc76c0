import { boxesLeft } from '@templefall/rollwrite';
import { DiePlace } from '../dice/Die.tsx';
import { chipsOf } from '../model/chips.ts';
import { Chips } from './Chips.tsx';
import type { Play } from './usePlay.ts';

/** Before a roll: how many dice there are, and whether a field could be healed first. */
export const RollNext = ({ play }: { play: Play }) => {
  const { state, words, who, nameOf, ghost, brings } = play;
  const { say } = words;
  const canHeal = state.placed === 0 && boxesLeft(state, 'heal') > 0 && state.cursed.some(dice => dice > 0);
  return (
    <div class="rw-decision rw-roll-next cut m-sunk">
      <h3>{say('roll.dice', { n: state.supply })}</h3>
      <span class="rw-supply" aria-hidden="true">
        {Array.from({ length: Math.min(state.supply, 10) }, (_, index) => (
          <DiePlace key={index} size={30} />
        ))}
      </span>
      <p>
        {ghost?.type === 'heal' && brings && who !== undefined ? (
          <Chips chips={chipsOf(words, brings, { state, who, nameOf })} />
        ) : (
          say(canHeal ? 'roll.heal' : 'roll.go')
        )}
      </p>
    </div>
  );
};
