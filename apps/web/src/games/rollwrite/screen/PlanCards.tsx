import { type Plan, printPlanStep } from '@templefall/rollwrite';
import { Chip } from '../../../ui/Face.tsx';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { DRAWING_COLOUR, FACE_DRAWING, roomName } from '../model/art.ts';
import { planTold, visiblePlans } from './plans.ts';
import type { Play } from './usePlay.ts';

/** What the team suggests, turned over together: the player in turn adopts one with a tap, the others like. */
export const PlanCards = ({ play }: { play: Play }) => {
  const { state, words } = play;
  const plans = visiblePlans(play);
  const gathered = state.asking && !state.asking.isShown;
  return (
    <div class="rw-decision rw-plans cut m-sunk">
      {gathered && <p class="rw-plans-note">{words.say('plans.faceDown', { n: state.proposals.length })}</p>}
      {plans.map(plan => (
        <PlanCard key={plan.seat} play={play} plan={plan} />
      ))}
    </div>
  );
};

const PlanCard = ({ play, plan }: { play: Play; plan: Plan }) => {
  const { words, state, who, nameOf, pawnOf, ghost } = play;
  const { say } = words;
  const told = planTold(play, plan);
  const isInTurn = who === state.active;
  const isOn = ghost?.type === 'followProposal' && ghost.of === plan.seat;
  const isOwn = play.isMine(plan.seat);
  const hasLiked = who !== undefined && plan.backers.includes(who);
  return (
    <article class={`rw-plan cut ${isOn ? 'on' : ''}`} style={{ '--pc': `var(--p${pawnOf(plan.seat)})` }}>
      <header>
        <Pawn pawn={pawnOf(plan.seat)} size={24} />
        <b>{nameOf(plan.seat)}</b>
        <span class="rw-backers">
          {plan.backers.map(backer => (
            <Pawn key={backer} pawn={pawnOf(backer)} size={18} />
          ))}
        </span>
        {isInTurn ? (
          <button
            type="button"
            class={`btn sm cut press ${isOn ? 'm-bone' : ''}`}
            disabled={!told}
            onClick={() => (isOn ? play.draw() : play.tryOut({ type: 'followProposal', of: plan.seat }))}
          >
            <Icon id={isOn ? 'ui-check' : 'ui-eye'} size={16} /> {say(isOn ? 'plans.adopt' : 'plans.show')}
          </button>
        ) : isOwn ? (
          <button
            type="button"
            class="btn sm cut press m-quiet"
            onClick={() => void play.send({ type: 'withdrawProposal' })}
          >
            <Icon id="ui-cross" size={14} /> {say('plans.drop')}
          </button>
        ) : (
          <button
            type="button"
            class="btn sm cut press"
            aria-disabled={hasLiked}
            onClick={() => void play.send({ type: 'backProposal', of: plan.seat })}
          >
            <Icon id={hasLiked ? 'ui-check' : 'ui-thumbs'} size={16} /> {say('plans.like')}
          </button>
        )}
      </header>
      <span class="rw-plan-steps">
        {plan.steps.map(step => (
          <span key={printPlanStep(step)}>
            {step.rush && <Icon id="rush" size={14} colour={DRAWING_COLOUR.rush} />}
            {roomName(step.room)}
          </span>
        ))}
      </span>
      {told ? (
        <span class="rw-plan-brings">
          {told.dice.map((face, index) => (
            <Chip key={index} face={FACE_DRAWING[face]} size={18} />
          ))}
          {told.boxes.map((track, index) => (
            <u key={index} class="rw-ringed small">
              <Icon id={track} size={14} colour={DRAWING_COLOUR[track]} />
            </u>
          ))}
          <Icon id="ui-chev" size={11} colour="#8f8062" />
          {told.gems > 0 && (
            <span class="rw-chip gem">
              <Icon id="gem" size={15} colour="var(--gem)" />+{told.gems}
            </span>
          )}
          {told.circled.map((track, index) => (
            <Icon key={`c${index}`} id={track} size={18} colour={DRAWING_COLOUR[track]} />
          ))}
          {Array.from({ length: told.jokers }, (_, index) => (
            <Icon key={`j${index}`} id="joker" size={18} colour={DRAWING_COLOUR.joker} />
          ))}
        </span>
      ) : (
        <p class="rw-plans-note">{say('plans.broken')}</p>
      )}
    </article>
  );
};
