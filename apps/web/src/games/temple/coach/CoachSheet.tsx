import type { GoalOdds } from '@templefall/bots/coach';
import { Chips } from '../../../ui/Icon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { words } from '../../../words/words.ts';
import type { Hand } from '../hand/hand.ts';
import type { ActionModel } from '../model/actions.ts';
import { costText } from '../model/costText.ts';
import { FACE_TO_ART } from '../model/faces.ts';
import type { Play } from '../screen/usePlay.ts';
import { expertText } from './expertText.ts';
import { useCoaching } from './useCoaching.ts';
import { coachWords } from './words.ts';
import './coach.css';

/** Exact odds of everything one could aim at, what to keep for it, and what the expert would do. Never by itself: one asks. */
export const CoachSheet = ({ play, hand, onClose }: { play: Play; hand: Hand; onClose: () => void }) => {
  const { say } = coachWords.value;
  const coaching = useCoaching(play.session, hand).value;
  const shown = [...play.keys.value, ...play.deeds.value].filter(action => action !== undefined);
  const actions = [...new Map(shown.map(action => [action.key, action])).values()].filter(
    ({ goal }) => goal.cost.length > 0,
  );
  return (
    <Sheet title={say('coach.title')} onClose={onClose} over=".stage .board">
      {!coaching && <p class="muted">{say('coach.thinking')}</p>}
      {coaching?.expert && (
        <section class="coach-expert cut m-near">
          <h3>{say('coach.expert')}</h3>
          <p>{expertText(coachWords.value, coaching.expert)}</p>
        </section>
      )}
      {coaching && (
        <>
          <h3 class="coach-own">{say(actions.length > 0 ? 'coach.own' : 'coach.nothing')}</h3>
          <ul class="coach">
            {actions.map(action => {
              const odds = coaching.goals.find(({ key }) => key === action.goal.key);
              return odds && <GoalRow key={action.key} action={action} odds={odds} />;
            })}
          </ul>
        </>
      )}
    </Sheet>
  );
};

const GoalRow = ({ action, odds }: { action: ActionModel; odds: GoalOdds }) => {
  const { say, language } = coachWords.value;
  const { rolls, soon, advice } = odds;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(soon);
  const counted = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <li class="cut m-sunk">
      <b>{action.title}</b>
      <Chips price={action.price} size={22} />
      {rolls !== undefined && advice.type === 'roll' && (
        <span class="num">
          {say('coach.soon', { percent })}, {say('coach.rolls', { rolls: counted.format(rolls) })}
        </span>
      )}
      <AdviceLine odds={odds} />
    </li>
  );
};

/** In the order in which the tables count them; black dice stay as they are. */
const KEPT = ['A', 'K', 'T', 'G'] as const;

const AdviceLine = ({ odds: { advice } }: { odds: GoalOdds }) => {
  const { say } = coachWords.value;
  if (advice.type === 'pay') return <p>{say('coach.pay')}</p>;
  if (advice.type === 'short') return <p>{say('coach.short')}</p>;
  if (advice.type === 'stuck') return <p>{say('coach.stuck')}</p>;
  if (advice.spend > 0) return <p>{say('coach.spend')}</p>;
  const kept = KEPT.flatMap(face => Array.from({ length: advice.keep[face] }, () => face));
  if (kept.length === 0) return <p>{say('coach.keepNothing')}</p>;
  return (
    <p class="coach-keep">
      {say('coach.keep')} <Chips price={kept.map(face => ({ face: FACE_TO_ART[face] }))} size={22} />
      <span class="unseen">{costText(words.value, kept)}</span>
    </p>
  );
};
