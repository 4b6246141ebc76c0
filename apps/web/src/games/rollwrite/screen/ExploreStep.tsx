import type { Seat } from '@templefall/kernel';
import { reachOf, type State } from '@templefall/rollwrite';
import { layout } from '../../../shell/layout.ts';
import { Chip } from '../../../ui/Face.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { DRAWING_COLOUR, FACE_DRAWING, roomName } from '../model/art.ts';
import { chipsOf } from '../model/chips.ts';
import { Chips } from './Chips.tsx';
import { PlanCards, PlanStep } from './PlanCards.tsx';
import { planBy, visiblePlans } from './plans.ts';
import { otherPayment } from './roomTaps.ts';
import { ghostRoom, type Play } from './usePlay.ts';

/** Whether any room can be entered now. */
export const canEnter = (state: State, who: Seat): boolean =>
  reachOf(state, who).some(({ byDice, byRush }) => byDice || byRush);

/** Exploring: what the room that is tried out costs and brings, and how else it could be paid. */
export const ExploreStep = ({ play }: { play: Play }) => {
  const { state, words, who, ghost, brings, nameOf } = play;
  const { say } = words;
  const room = ghostRoom(play);
  if (who === undefined) return null;
  if (ghost?.type === 'cashMap' && brings)
    return (
      <div class="rw-decision rw-step cut m-sunk">
        <div class="rw-step-brings">
          <h3>{say('do.cashMap', { map: ghost.map })}</h3>
          <Chips chips={chipsOf(words, brings, { state, who, nameOf })} />
        </div>
      </div>
    );
  const plan = ghost?.type === 'followProposal' ? planBy(play, ghost.of) : undefined;
  if (!room && layout.value.kind === 'tablet' && visiblePlans(play).length > 0) return <PlanCards play={play} />;
  if (plan) return <PlanStep play={play} plan={plan} />;
  if (!room || !brings)
    return (
      <div class="rw-decision rw-step cut m-sunk">
        <div class="rw-step-brings">
          <h3>{say('explore.title')}</h3>
          <p>{say(canEnter(state, who) ? 'explore.hint' : 'explore.stuck')}</p>
        </div>
      </div>
    );
  const reach = reachOf(state, who).find(one => one.room === room);
  const isRush = ghost?.type === 'rushInto';
  return (
    <div class="rw-decision rw-step cut m-sunk">
      <div class="rw-step-brings">
        <h3>{say('do.enterRoom', { room: roomName(room) })}</h3>
        <Chips chips={chipsOf(words, brings, { state, who, nameOf })} />
      </div>
      <div class="rw-step-pay">
        <span class="rw-label">{say('explore.payWith')}</span>
        {reach?.byDice && (
          <button
            type="button"
            class={`rw-pay ${isRush ? '' : 'on'}`}
            aria-pressed={!isRush}
            onClick={() => otherPayment(play, 'dice')}
          >
            {!isRush && <Icon id="ui-check" size={15} />}
            {reach.dice.map((face, index) => (
              <Chip key={index} face={FACE_DRAWING[face]} size={26} />
            ))}
            {reach.boxes.map((track, index) => (
              <u key={index} class="rw-ringed">
                <Icon id={track} size={19} colour={DRAWING_COLOUR[track]} />
              </u>
            ))}
            <i>{say(reach.boxes.length > 0 ? 'explore.diceAndBoxes' : 'explore.dice', { n: reach.dice.length })}</i>
          </button>
        )}
        {reach?.byRush && (
          <button
            type="button"
            class={`rw-pay ${isRush ? 'on' : ''}`}
            aria-pressed={isRush}
            onClick={() => otherPayment(play, 'rush')}
          >
            {isRush && <Icon id="ui-check" size={15} />}
            <u class="rw-ringed">
              <Icon id="rush" size={19} colour={DRAWING_COLOUR.rush} />
            </u>
            <i>{say('explore.rush')}</i>
          </button>
        )}
      </div>
    </div>
  );
};
