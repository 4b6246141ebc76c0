import { diceRoomsOf } from '@templefall/rollwrite';
import { Pawn } from '../../../ui/Icon.tsx';
import { Die } from '../dice/Die.tsx';
import { pickers } from '../model/task.ts';
import { Votes } from './Choices.tsx';
import { PlanCards } from './PlanCards.tsx';
import { visiblePlans } from './plans.ts';
import type { Play } from './usePlay.ts';

/** Somebody else is asked: the dice they look at, the plans of the team, or the pool that comes next. */
export const Watching = ({ play, die }: { play: Play; die: number }) => {
  const { state, words, nameOf, pawnOf } = play;
  const { say } = words;
  if (diceRoomsOf(state)?.vote)
    return (
      <div class="rw-decision rw-choice cut m-sunk">
        <h3>{say('phase.exploring')}</h3>
        <Votes play={play} />
      </div>
    );
  if (state.phase === 'exploring' && visiblePlans(play).length > 0) return <PlanCards play={play} />;
  if (state.rolled.length > 0)
    return (
      <div class="rw-decision rw-watch cut m-sunk">
        <h3>{say('turn.rolls', { name: nameOf(state.active) })}</h3>
        <span class="rw-watch-dice">
          {state.rolled.map((face, index) => (
            <Die key={`${index} ${state.players[state.active]?.rolls}`} face={face} size={die * 0.9} roll={index} />
          ))}
        </span>
      </div>
    );
  const order = state.phase === 'sharing' ? state.takers : pickers(state);
  return (
    <div class="rw-decision rw-watch cut m-sunk">
      <div class="rw-take-head">
        <h3>{say(state.pool.length > 0 ? 'watch.poolNext' : 'watch.soon')}</h3>
        <span class="rw-order">
          {order.map(seat => (
            <span key={seat} class={play.isMine(seat) ? 'mine' : ''}>
              <Pawn pawn={pawnOf(seat)} size={22} />
              <b>{nameOf(seat)}</b>
            </span>
          ))}
        </span>
      </div>
      <span class="rw-watch-dice">
        {state.pool.map((face, index) => (
          <Die key={index} face={face} size={die * 0.72} />
        ))}
      </span>
    </div>
  );
};
