import type { Seat } from '@templefall/kernel';
import {
  type Command,
  GAINS,
  type Gain,
  isFaceDown,
  type Plan,
  type PlanStep,
  plansOf,
  printPlanStep,
  ROOMS,
  rehearsal,
  roomOf,
  type State,
  TRACKS,
} from '@templefall/rollwrite';
import { handOfFaces } from './hands.ts';
import type { Mind } from './mind.ts';
import { type Prospect, prospectOf } from './prospect.ts';
import { listAt } from './reading.ts';
import { bestRoute, type Step, walkAll } from './routes.ts';

/** [WX9] Whether the player in turn has asked and waits for this seat's suggestion. */
export const isAsked = (view: State, me: Seat): boolean =>
  view.asking !== undefined &&
  !view.asking.isShown &&
  view.active !== me &&
  !view.asking.passed.includes(me) &&
  !plansOf(view).some(({ seat }) => seat === me);

/** Whether there are suggestions of others to agree with, and this seat has agreed with none. */
export const mayBack = (view: State, me: Seat): boolean =>
  view.phase === 'exploring' &&
  view.active !== me &&
  openPlans(view).some(({ seat }) => seat !== me) &&
  !openPlans(view).some(({ backers }) => backers.includes(me));

/** [WX3] The way this bot would go in the place of the player in turn; with none to go, it passes. */
export const suggestCommand = (mind: Mind): Command => {
  const { view, me } = mind;
  const prospect = prospectOfActive(mind);
  const { steps } = bestRoute(prospect, handOfFaces(view.kept));
  const plan = steps.map(step => planStep(view, step, prospect.joker));
  return plan.length > 0 && rehearsal(view, plan).failsAt === undefined
    ? { type: 'proposePlan', seat: me, steps: plan.map(printPlanStep) }
    : { type: 'passAsking', seat: me };
};

/** It agrees with the best of the others' suggestions, if that is not far behind its own. */
export const backCommand = (mind: Mind): Command | undefined => {
  const best = bestPlan(mind, ({ seat }) => seat !== mind.me);
  return best && { type: 'backProposal', seat: mind.me, of: best.seat };
};

/** In turn, it does as suggested where that is hardly worse than what it would do, and the more gladly the more agree. */
export const followCommand = (mind: Mind): Command | undefined => {
  const best = bestPlan(mind, ({ seat }) => seat !== mind.me);
  return best && { type: 'followProposal', seat: mind.me, of: best.seat };
};

/** What a suggestion may be worse, in gems, and what each voice for it is worth. */
const MARGIN = 0.25;
const VOICE = 0.15;

const bestPlan = (mind: Mind, isMeant: (plan: Plan) => boolean): Plan | undefined => {
  const { view } = mind;
  const prospect = prospectOfActive(mind);
  const own = bestRoute(prospect, handOfFaces(view.kept)).worth;
  let best: { readonly plan: Plan; readonly worth: number } | undefined;
  for (const plan of openPlans(view).filter(isMeant)) {
    if (rehearsal(view, plan.steps).failsAt !== undefined) continue;
    const worth = worthOf(prospect, view, plan) + VOICE * plan.backers.length;
    if (worth >= own - MARGIN && (!best || worth > best.worth)) best = { plan, worth };
  }
  return best?.plan;
};

const openPlans = (view: State): readonly Plan[] => plansOf(view).filter(plan => !isFaceDown(view, plan));

const prospectOfActive = ({ sketch, view, temper }: Mind): Prospect => prospectOf(sketch, view.active, temper.weights);

/** What the way of a plan is worth to the bot; nothing if it would never go so. */
const worthOf = (prospect: Prospect, view: State, { steps }: Plan): number => {
  let worth = Number.NEGATIVE_INFINITY;
  walkAll(prospect, handOfFaces(view.kept), (walk, _place, total) => {
    const isSame =
      walk.rooms.length === steps.length && walk.rooms.every((room, index) => ROOMS[room] === steps[index]?.room);
    if (isSame) worth = Math.max(worth, total);
  });
  return worth;
};

const planStep = (view: State, { room, isRush }: Step, joker: number): PlanStep => {
  const name = listAt(ROOMS, room);
  const gain =
    roomOf(view, name).action === 'joker' && !view.players[view.active]?.crossed.includes(name) && gainOf(joker);
  return { room: name, rush: isRush, ...(gain && { gain }) };
};

const gainOf = (joker: number): Gain | undefined => GAINS.find(gain => gain === TRACKS[joker]);
