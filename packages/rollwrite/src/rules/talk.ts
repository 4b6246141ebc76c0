import type { Seat } from '@templefall/kernel';
import { must } from '@templefall/kit';
import type { CommandOf, CoreCommand } from '../commands.ts';
import type { Context } from '../context.ts';
import { without } from '../dice.ts';
import { parseFaces } from '../notation.ts';
import { type PlanStep, type Proposal, parsePlanStep } from '../proposals.ts';
import { othersFrom, paymentFor } from '../questions.ts';
import { type CoreRefusal, type CoreVerdict, refuse, unless } from '../refusals.ts';
import { isFaceDown } from '../suggestions.ts';
import type { Face } from '../vocabulary.ts';
import { notAsked, silent } from './asking.ts';
import { ended, notActive, notIn } from './guards.ts';
import { noSuchTarget } from './notes.ts';
import { shareRefused, takeDice } from './pool.ts';

/** [WX3] Anybody may point at things, and suggest; only the player in turn decides. */
export const point = (ctx: Context, { seat, target }: CommandOf<'point'>): CoreVerdict =>
  unless(ended(ctx, seat) ?? silent(ctx) ?? noSuchTarget(ctx, target), () => [{ type: 'pointed', seat, target }]);

/** A plan is for the player in turn, whoever proposes it, and must work from where that player stands now. */
export const proposePlan = (ctx: Context, { seat, steps }: CommandOf<'proposePlan'>): CoreVerdict => {
  const plan = steps.map(parsePlanStep).filter(step => step !== undefined);
  return unless(
    ended(ctx, seat) ??
      (plan.length === steps.length ? undefined : refuse('unknownValue', { field: 'steps' })) ??
      silent(ctx) ??
      notIn(ctx, 'exploring') ??
      notAsked(ctx) ??
      planFails(ctx, plan),
    () => [{ type: 'proposalMade', proposal: { type: 'plan', seat, steps: plan, backers: [] } }],
  );
};

/** A split says what every player still to choose takes, in order. */
export const proposeSplit = (ctx: Context, { seat, shares }: CommandOf<'proposeSplit'>): CoreVerdict => {
  const split = shares.map(parseFaces).filter(share => share !== undefined);
  return unless(
    ended(ctx, seat) ??
      (split.length === ctx.state.players.length ? undefined : refuse('unknownValue', { field: 'shares' })) ??
      silent(ctx) ??
      notIn(ctx, 'exploring', 'sharing') ??
      splitFails(ctx, split),
    () => [{ type: 'proposalMade', proposal: { type: 'split', seat, shares: split, backers: [] } }],
  );
};

export const withdrawProposal = (ctx: Context, { seat }: CommandOf<'withdrawProposal'>): CoreVerdict =>
  unless(ended(ctx, seat) ?? noProposal(ctx, seat), () => [{ type: 'proposalWithdrawn', seat }]);

export const backProposal = (ctx: Context, { seat, of }: CommandOf<'backProposal'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      noProposal(ctx, of) ??
      faceDown(ctx, of) ??
      (of === seat || proposalOf(ctx, of)?.backers.includes(seat) ? refuse('alreadyBacked') : undefined),
    () => [{ type: 'proposalBacked', seat, of }],
  );

/** The player in turn does as proposed, step after step; the host of this law lets the steps happen. */
export const followProposal = (ctx: Context, { seat, of }: CommandOf<'followProposal'>): CoreVerdict => {
  const proposal = proposalOf(ctx, of);
  return unless(
    ended(ctx, seat) ?? noProposal(ctx, of) ?? faceDown(ctx, of) ?? (proposal && cannotFollow(ctx, seat, proposal)),
    () => [{ type: 'proposalFollowed', seat, of }],
  );
};

/**
 * Carries a plan out: `act` gives each command and says what the table is then, or undefined if it was refused.
 * Answers with the number of the first step that failed; a game that ends on the way is no failure.
 */
export const carryOut = (
  from: Context,
  steps: readonly PlanStep[],
  act: (ctx: Context, command: CoreCommand) => Context | undefined,
): number | undefined => {
  let ctx = from;
  for (const [index, { room, rush, gain }] of steps.entries()) {
    if (ctx.state.phase === 'ended') return undefined;
    const seat = ctx.state.active;
    const entered = act(ctx, rush ? { type: 'rushInto', seat, room } : entryInto(ctx, seat, room));
    if (!entered) return index;
    ctx = entered;
    if (gain === undefined || !ctx.state.choices.some(choice => choice.seat === seat)) continue;
    const chosen = act(ctx, { type: 'chooseGain', seat, gain });
    if (!chosen) return index;
    ctx = chosen;
  }
  return undefined;
};

/** The one command that enters a room with the dice and boxes at hand. */
export const entryInto = (ctx: Context, seat: Seat, room: PlanStep['room']): CommandOf<'enterRoom'> => {
  const { boxes } = paymentFor(ctx.state, room);
  return { type: 'enterRoom', seat, room, ...(boxes.length > 0 && { boxes }) };
};

/** What a seat would take by a proposed split. */
export const shareOf = (proposal: Extract<Proposal, { readonly type: 'split' }>, seat: Seat): readonly Face[] =>
  must(proposal.shares[seat], `a share of seat ${seat}`);

export const proposalOf = ({ state }: Context, of: Seat): Proposal | undefined =>
  state.proposals.find(proposal => proposal.seat === of);

const noProposal = (ctx: Context, of: Seat): CoreRefusal | undefined =>
  proposalOf(ctx, of) ? undefined : refuse('noProposal');

const faceDown = (ctx: Context, of: Seat): CoreRefusal | undefined => {
  const proposal = proposalOf(ctx, of);
  return proposal && isFaceDown(ctx.state, proposal) ? refuse('faceDown') : undefined;
};

const planFails = (ctx: Context, plan: readonly PlanStep[]): CoreRefusal | undefined => {
  if (plan.length === 0) return refuse('planFails', { step: 0 });
  const failed = carryOut(ctx, plan, (at, command) => at.foresee(command));
  return failed === undefined ? undefined : refuse('planFails', { step: failed + 1 });
};

const splitFails = ({ state }: Context, shares: readonly (readonly Face[])[]): CoreRefusal | undefined => {
  const takers = state.phase === 'sharing' ? state.takers : othersFrom(state, state.active);
  let pool = state.pool;
  for (const [index, taker] of takers.entries()) {
    const share = must(shares[taker], `a share of seat ${taker}`);
    // Where the pool does not reach, nothing is to be taken.
    const wrong =
      pool.length === 0 ? share.length > 0 : shareRefused(share, { pool, after: takers.length - 1 - index });
    if (wrong) return refuse('splitFails', { seat: taker });
    pool = must(without(pool, share), 'the rest of the pool');
  }
  const bystander = shares.findIndex((share, index) => share.length > 0 && !takers.some(taker => taker === index));
  return bystander < 0 ? undefined : refuse('splitFails', { seat: bystander });
};

const cannotFollow = (ctx: Context, seat: Seat, proposal: Proposal): CoreRefusal | undefined => {
  if (proposal.type === 'plan')
    return notIn(ctx, 'exploring') ?? notActive(ctx, seat) ?? planFails(ctx, proposal.steps);
  const verdict = takeDice(ctx, { type: 'takeDice', seat, faces: shareOf(proposal, seat) });
  return verdict.ok ? undefined : verdict.error;
};
