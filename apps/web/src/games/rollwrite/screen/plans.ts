import type { Seat } from '@templefall/kernel';
import { type Face, isFaceDown, type Plan, plansOf, type RoomId, rehearsal, type Track } from '@templefall/rollwrite';
import type { PawnArt } from '../../../ui/Icon.tsx';
import type { Play } from './usePlay.ts';

/** The way drawn on the sheet of the player in turn: the one being suggested here, or the first that was turned over. */
export const shownPlan = (play: Play): { readonly rooms: readonly RoomId[]; readonly pawn: PawnArt } | undefined => {
  const { plan, who, pawnOf, state } = play;
  if (plan && who !== undefined) return { rooms: plan.map(({ room }) => room), pawn: pawnOf(who) };
  const [first] = visiblePlans(play);
  const chosen = play.ghost?.type === 'followProposal' ? planBy(play, play.ghost.of) : undefined;
  const shown = chosen ?? (state.active === who ? undefined : first);
  return shown && { rooms: shown.steps.map(({ room }) => room), pawn: pawnOf(shown.seat) };
};

/** The plans that may be seen here: face down, each is seen by its maker alone. */
export const visiblePlans = ({ state, isMine }: Play): readonly Plan[] =>
  plansOf(state).filter(plan => !isFaceDown(state, plan) || isMine(plan.seat));

export const planBy = (play: Play, seat: Seat): Plan | undefined => visiblePlans(play).find(plan => plan.seat === seat);

/** What a plan costs and brings in all. */
export interface PlanTold {
  readonly dice: readonly Face[];
  readonly boxes: readonly Track[];
  readonly circled: readonly Track[];
  readonly gems: number;
  readonly jokers: number;
}

/** Undefined if it no longer works. */
export const planTold = ({ state }: Play, { steps }: Plan): PlanTold | undefined => {
  const tried = rehearsal(state, steps);
  if (tried.failsAt !== undefined) return undefined;
  const all = tried.steps.map(({ brings }) => brings);
  return {
    dice: all.flatMap(({ dice }) => dice),
    boxes: all.flatMap(({ boxes }) => boxes),
    circled: all.flatMap(({ circled }) => circled),
    gems: all.reduce((sum, { gems }) => sum + gems, 0),
    jokers: all.filter(({ choice }) => choice.length > 0).length,
  };
};

/** The plans everybody may see, of which one is about to be chosen. */
export const turnedOver = (play: Play): readonly Plan[] =>
  play.state.phase === 'exploring' && play.state.asking?.isShown !== false ? visiblePlans(play) : [];
