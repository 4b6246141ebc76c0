import type { CommandOf } from '../commands.ts';
import type { Context } from '../context.ts';
import { othersFrom } from '../questions.ts';
import { type CoreRefusal, type CoreVerdict, refuse, unless } from '../refusals.ts';
import { plansOf } from '../suggestions.ts';
import { ended, notActive, notIn } from './guards.ts';

/** [WX9] The player in turn asks the team which way to go. */
export const askTeam = (ctx: Context, { seat }: CommandOf<'askTeam'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      silent(ctx) ??
      notIn(ctx, 'exploring') ??
      notActive(ctx, seat) ??
      (ctx.state.asking ? refuse('alreadyAsked') : undefined),
    () => [{ type: 'teamAsked', seat }],
  );

/** [WX9] Somebody has nothing to suggest. */
export const passAsking = (ctx: Context, { seat }: CommandOf<'passAsking'>): CoreVerdict =>
  unless(ended(ctx, seat) ?? notGathering(ctx) ?? ownQuestion(ctx, seat) ?? answered(ctx, seat), () => [
    { type: 'askingPassed', seat },
  ]);

/** [WX9] Whoever asked may look at what there is, without waiting for the rest. */
export const showProposals = (ctx: Context, { seat }: CommandOf<'showProposals'>): CoreVerdict =>
  unless(ended(ctx, seat) ?? notGathering(ctx) ?? notActive(ctx, seat), () => [{ type: 'proposalsShown', seat }]);

/** [WX9] At a silent table nobody suggests or points. */
export const silent = ({ state }: Context): CoreRefusal | undefined =>
  state.options.talk === 'silent' ? refuse('silentTable') : undefined;

/** [WX9] On request, a plan waits for the question. */
export const notAsked = ({ state }: Context): CoreRefusal | undefined =>
  state.options.talk === 'onRequest' && !state.asking ? refuse('notAsked') : undefined;

/** Whether everybody but the player in turn has suggested something or passed. */
export const haveAllAnswered = ({ state }: Context): boolean =>
  state.asking !== undefined &&
  !state.asking.isShown &&
  othersFrom(state, state.active).every(
    who => state.asking?.passed.includes(who) || plansOf(state).some(({ seat }) => seat === who),
  );

const notGathering = ({ state }: Context): CoreRefusal | undefined =>
  state.asking && !state.asking.isShown ? undefined : refuse('notAsked');

const ownQuestion = ({ state }: Context, seat: number): CoreRefusal | undefined =>
  seat === state.active ? refuse('alreadyAsked') : undefined;

const answered = ({ state }: Context, seat: number): CoreRefusal | undefined =>
  state.asking?.passed.some(who => who === seat) ? refuse('alreadyPassed') : undefined;
