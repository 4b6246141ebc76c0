import { type Plan, printPlanStep } from '@templefall/rollwrite';
import { layout } from '../../../shell/layout.ts';
import { Chip } from '../../../ui/Face.tsx';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { DRAWING_COLOUR, FACE_DRAWING, roomName } from '../model/art.ts';
import { planChips } from '../model/chips.ts';
import { Chips } from './Chips.tsx';
import { type PlanTold, planTold, visiblePlans } from './plans.ts';
import type { Play } from './usePlay.ts';

/** What the team suggests, turned over together: the player in turn adopts one with a tap, the others like. */
export const PlanCards = ({ play }: { play: Play }) => (
  <div class="rw-decision rw-plans cut m-sunk">
    <FaceDown play={play} />
    {visiblePlans(play).map(plan => (
      <PlanCard key={plan.seat} play={play} plan={plan} />
    ))}
  </div>
);

/** The same with room for it, in the place of the team. */
export const PlanPanel = ({ play }: { play: Play }) => {
  const { state, words, nameOf, who } = play;
  return (
    <div class="rw-plan-panel">
      <FaceDown play={play} />
      {visiblePlans(play).map(plan => (
        <PlanCard
          key={plan.seat}
          play={play}
          plan={plan}
          isLarge={layout.value.kind === 'desktop' || !layout.value.isShort}
        />
      ))}
      {who !== state.active && (
        <p class="rw-plans-note">{words.say('plans.decides', { name: nameOf(state.active) })}</p>
      )}
    </div>
  );
};

/** While suggestions are gathered, how many there are is all that is told. */
const FaceDown = ({ play: { state, words } }: { play: Play }) =>
  state.asking && !state.asking.isShown ? (
    <p class="rw-plans-note">{words.say('plans.faceDown', { n: state.proposals.length })}</p>
  ) : null;

const PlanCard = ({ play, plan, isLarge = false }: { play: Play; plan: Plan; isLarge?: boolean }) => {
  const { words, nameOf, pawnOf, ghost } = play;
  const told = planTold(play, plan);
  const isOn = ghost?.type === 'followProposal' && ghost.of === plan.seat;
  return (
    <article
      class={`rw-plan cut ${isLarge ? 'large' : ''} ${isOn ? 'on' : ''}`}
      style={{ '--pc': `var(--p${pawnOf(plan.seat)})` }}
    >
      <header>
        <Pawn pawn={pawnOf(plan.seat)} size={isLarge ? 30 : 24} />
        <b>{nameOf(plan.seat)}</b>
        <span class="rw-backers">
          {plan.backers.map(backer => (
            <Pawn key={backer} pawn={pawnOf(backer)} size={isLarge ? 22 : 18} />
          ))}
          {plan.backers.length > 0 && <Icon id="ui-thumbs" size={15} />}
          <span class="unseen">{words.list(plan.backers.map(nameOf))}</span>
        </span>
        <PlanAct play={play} plan={plan} isOn={isOn} isOpen={told !== undefined} />
      </header>
      <PlanSteps plan={plan} />
      {told ? (
        <span class="rw-plan-brings">
          {isLarge ? (
            <>
              <Chips chips={planChips(words, told)} />
              <PlanPrice told={told} label={words.say('plans.pays')} />
            </>
          ) : (
            <>
              <PlanPrice told={told} />
              <Icon id="ui-chev" size={11} colour="#8f8062" />
              <SmallGains told={told} />
            </>
          )}
        </span>
      ) : (
        <p class="rw-plans-note">{words.say('plans.broken')}</p>
      )}
    </article>
  );
};

/** What somebody can do about a plan: its adopter shows and adopts it, its maker drops it, the others like it. */
const PlanAct = ({ play, plan, isOn, isOpen }: { play: Play; plan: Plan; isOn: boolean; isOpen: boolean }) => {
  const { words, state, who } = play;
  const { say } = words;
  if (who === undefined) return null;
  if (who === state.active)
    return (
      <button
        type="button"
        class={`btn sm cut press ${isOn ? 'm-bone' : ''}`}
        disabled={!isOpen}
        onClick={() => {
          if (isOn) play.draw();
          else play.tryOut({ type: 'followProposal', of: plan.seat });
          play.setTab('sheet');
        }}
      >
        <Icon id={isOn ? 'ui-check' : 'ui-eye'} size={16} /> {say(isOn ? 'plans.adopt' : 'plans.show')}
      </button>
    );
  if (play.isMine(plan.seat))
    return (
      <button
        type="button"
        class="btn sm cut press m-quiet"
        onClick={() => void play.send({ type: 'withdrawProposal' })}
      >
        <Icon id="ui-cross" size={14} /> {say('plans.drop')}
      </button>
    );
  const hasLiked = plan.backers.includes(who);
  return (
    <button
      type="button"
      class="btn sm cut press"
      aria-disabled={hasLiked}
      onClick={() => void play.send({ type: 'backProposal', of: plan.seat })}
    >
      <Icon id={hasLiked ? 'ui-check' : 'ui-thumbs'} size={16} /> {say('plans.like')}
    </button>
  );
};

const PlanSteps = ({ plan }: { plan: Plan }) => (
  <span class="rw-plan-steps">
    {plan.steps.map(step => (
      <span key={printPlanStep(step)}>
        {step.rush && <Icon id="rush" size={14} colour={DRAWING_COLOUR.rush} />}
        {roomName(step.room)}
      </span>
    ))}
  </span>
);

const PlanPrice = ({ told, label }: { told: PlanTold; label?: string }) => (
  <span class="rw-plan-price">
    {label && <em>{label}</em>}
    {told.dice.map((face, index) => (
      <Chip key={index} face={FACE_DRAWING[face]} size={label ? 21 : 18} />
    ))}
    {told.boxes.map((track, index) => (
      <u key={index} class="rw-ringed small">
        <Icon id={track} size={14} colour={DRAWING_COLOUR[track]} />
      </u>
    ))}
  </span>
);

const SmallGains = ({ told }: { told: PlanTold }) => (
  <>
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
  </>
);

/** The plan that is tried out: what it brings and what it pays, before it is adopted. */
export const PlanStep = ({ play, plan }: { play: Play; plan: Plan }) => {
  const { words, nameOf } = play;
  const told = planTold(play, plan);
  return (
    <div class="rw-decision rw-step cut m-sunk">
      <div class="rw-step-brings">
        <h3>{words.say('plans.of', { name: nameOf(plan.seat) })}</h3>
        {told && <Chips chips={planChips(words, told)} />}
      </div>
      <div class="rw-step-pay">
        {told && <PlanPrice told={told} label={words.say('plans.pays')} />}
        <p>{words.say('plans.undoable')}</p>
      </div>
    </div>
  );
};
