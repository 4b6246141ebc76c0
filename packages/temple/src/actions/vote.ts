import type { Seat } from '@templefall/kernel';
import { assertNever, type Millis } from '@templefall/kit';
import type { Agree, Decline, Propose, Resume } from '../commands.ts';
import { VOTE_MS } from '../content/numbers.ts';
import { type Action, type Context, plan, type Refused } from '../context.ts';
import { blackInTemple } from '../dice.ts';
import type { CoreEvent } from '../events.ts';
import { inside } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { State, Vote } from '../state.ts';
import { VOTES, type VoteKind } from '../vocabulary.ts';

/** [TA20] [TA21] [TX4] [TS11] What needs everyone's consent: provoking fate, pausing, giving up. */
export const propose: Action<Propose> = {
  offers: (_ctx, me) => VOTES.map(vote => ({ type: 'propose', seat: me, vote })),
  law: (ctx, { seat, vote }) => {
    if (!isVote(vote)) return refuse('unknownVote');
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    if (openVote(ctx, vote)) return refuse('voteOpen');
    const barred = barredVote(ctx, vote);
    if (barred) return barred;
    return plan(() => {
      const opened: CoreEvent = { type: 'voteOpened', vote, seat, until: ctx.at + VOTE_MS };
      return consents(ctx.state, [seat]) ? [opened, ...carried(ctx, vote)] : [opened];
    });
  },
};

export const agree: Action<Agree> = {
  offers: ({ state }, me) => VOTES.filter(vote => state.votes[vote]).map(vote => ({ type: 'agree', seat: me, vote })),
  law: (ctx, { seat, vote }) => {
    if (!isVote(vote)) return refuse('unknownVote');
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    const open = openVote(ctx, vote);
    if (!open) return refuse('noVote');
    if (open.agreed.includes(seat)) return refuse('alreadyAgreed');
    const barred = barredVote(ctx, vote);
    if (barred) return barred;
    return plan(() => {
      const agreed: CoreEvent = { type: 'voteAgreed', vote, seat };
      return consents(ctx.state, [...open.agreed, seat]) ? [agreed, ...carried(ctx, vote)] : [agreed];
    });
  },
};

/** [TA21] [TA23] Anyone still inside may decline, also what they agreed to before. */
export const decline: Action<Decline> = {
  offers: ({ state }, me) => VOTES.filter(vote => state.votes[vote]).map(vote => ({ type: 'decline', seat: me, vote })),
  law: (ctx, { seat, vote }) => {
    if (!isVote(vote)) return refuse('unknownVote');
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    if (!openVote(ctx, vote)) return refuse('noVote');
    return plan(() => [{ type: 'voteDeclined', vote, seat }]);
  },
};

/** [TX4] Anyone may end a pause; nothing else is accepted during one. */
export const resume: Action<Resume> = {
  offers: (_ctx, me) => [{ type: 'resume', seat: me }],
  law: ({ state }, { seat }) => (state.paused ? plan(() => [{ type: 'resumed', seat }]) : refuse('notPaused')),
};

/** Votes that those who left or lost their connection were the last to hold up are carried now. */
export const carriedVotes = (ctx: Context): readonly CoreEvent[] =>
  VOTES.flatMap(vote => {
    const open = openVote(ctx, vote);
    return open && consents(ctx.state, open.agreed) && !barredVote(ctx, vote) ? carried(ctx, vote) : [];
  });

/** The earliest moment at which an open vote lapses. */
export const nextLapse = ({ votes }: State): Millis | undefined => {
  let first: Millis | undefined;
  for (const vote of VOTES) {
    const until = votes[vote]?.until;
    if (until !== undefined && (first === undefined || until < first)) first = until;
  }
  return first;
};

/** [TA21] A vote is open until its time is over, by the stamp of whoever speaks (TT9). */
const openVote = ({ state, at }: Context, kind: VoteKind): Vote | undefined => {
  const vote = state.votes[kind];
  return vote && at < vote.until ? vote : undefined;
};

const isVote = (vote: string): vote is VoteKind => (VOTES as readonly string[]).includes(vote);

/** [TA21] Escaped and absent players count as consenting. */
const consents = ({ players }: State, agreed: readonly Seat[]): boolean =>
  players.every(({ spot, away }, index) => spot === undefined || away || agreed.includes(index as Seat));

/** [TA22] [TA23] */
const barredVote = (ctx: Context, vote: VoteKind): Refused | undefined => {
  if (vote !== 'fate') return undefined;
  if (ctx.state.spare === 0) return refuse('noFate');
  return blackInTemple(ctx.state, ctx.at).length === 0 ? refuse('noBlackDice') : undefined;
};

const carried = (ctx: Context, vote: VoteKind): readonly CoreEvent[] => {
  switch (vote) {
    case 'fate':
      return [{ type: 'fateProvoked', dice: blackInTemple(ctx.state, ctx.at) }];
    case 'pause': {
      // [TX6] A deadline whose lag is still running is settled first.
      const deadline = ctx.state.countdowns[ctx.state.slams]?.ends;
      return [{ type: deadline !== undefined && ctx.now >= deadline ? 'pauseAwaited' : 'paused' }];
    }
    case 'giveUp':
      return [{ type: 'ended', ending: 'gaveUp' }];
    default:
      return assertNever(vote);
  }
};
