import { diceRoomsOf } from '@templefall/rollwrite';
import { layout } from '../../../shell/layout.ts';
import { Pawn } from '../../../ui/Icon.tsx';
import { Die } from '../dice/Die.tsx';
import { pickers } from '../model/task.ts';
import { Votes } from './Choices.tsx';
import { PlanCards } from './PlanCards.tsx';
import { visiblePlans } from './plans.ts';
import { MeantFor } from './ShareOut.tsx';
import { Spot } from './Spot.tsx';
import type { Play } from './usePlay.ts';
import { MyWishes } from './Wishes.tsx';

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
  if (layout.value.kind === 'tablet' && state.phase === 'exploring' && visiblePlans(play).length > 0)
    return <PlanCards play={play} />;
  if (state.rolled.length > 0)
    return (
      <div class="rw-decision rw-watch cut m-sunk">
        <h3>{say('turn.rolls', { name: nameOf(state.active) })}</h3>
        <span class="rw-watch-dice">
          {state.rolled.map((face, index) => (
            <span key={`${index} ${state.players[state.active]?.rolls}`} class="rw-holder">
              <Die face={face} size={die * 0.9} roll={index} />
              <Spot play={play} target={`face:${face}`} />
            </span>
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
          <span key={index} class="rw-holder">
            <Die face={face} size={die * 0.72} />
            {play.owners && <MeantFor play={play} split={play.owners} place={index} />}
            <Spot play={play} target={`face:${face}`} />
          </span>
        ))}
      </span>
      <MyWishes play={play} />
    </div>
  );
};
