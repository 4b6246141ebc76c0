import type { Seat } from '@templefall/kernel';
import { err, type Millis, ok } from '@templefall/kit';
import { SECRET_GEMS } from '../../content/adventure.ts';
import { isSeat } from '../../questions.ts';
import type { State } from '../../state.ts';
import { type Colour, isOneOf } from '../../vocabulary.ts';
import type { Variant } from '../variant.ts';

export const PRIZES = ['gems', 'die'] as const;
export type Prize = (typeof PRIZES)[number];

/** [WV6] How long a live table has to vote. */
export const VOTE_MS = 15_000;

export interface OpenVote {
  readonly colour: Colour;
  readonly votes: readonly Vote[];
  /** Absent at tables played over days. */
  readonly until?: Millis;
}
export interface DiceRoomsSlice {
  readonly vote?: OpenVote;
}

interface Vote {
  readonly seat: Seat;
  readonly prize: Prize;
}
export interface VoteForPrize extends Vote {
  readonly type: 'voteForPrize';
}

export type DiceRoomsEvent =
  | { readonly type: 'voteOpened'; readonly colour: Colour; readonly until?: Millis }
  | ({ readonly type: 'voteCast' } & Vote)
  | { readonly type: 'prizeChosen'; readonly colour: Colour; readonly prize: Prize };

export const DICE_ROOMS_REFUSALS = ['noVote', 'alreadyVoted', 'noSuchPrize'] as const;

export const diceRooms: Variant<DiceRoomsSlice, VoteForPrize, DiceRoomsEvent> = {
  init: () => ({}),
  fields: { voteForPrize: { prize: { kind: 'text' } } },

  on: {
    // [WV5] For each secret pair the team chooses, as long as one of the extra dice lies there.
    secretFound: ({ state, at }, { colour }) => {
      if (state.extra.dice === 0) return [];
      return [{ type: 'voteOpened', colour, ...(state.options.pace === 'live' && { until: at + VOTE_MS }) }];
    },
    voteCast: ({ state }, _event, { vote }) => {
      const prize = vote && decidedPrize(state, vote);
      return vote && prize ? [{ type: 'prizeChosen', colour: vote.colour, prize }] : [];
    },
    // [WV7] The die goes to the supply: all dice were rolled before, so it is used from the next turn on.
    prizeChosen: ({ state }, { prize, colour }) =>
      prize === 'die'
        ? [{ type: 'extraDieJoined' }]
        : [{ type: 'gemsMarked', count: SECRET_GEMS, seat: state.active, source: 'secret', colour }],
  },

  commands: {
    voteForPrize: ({ state }, { seat, prize }, { vote }) => {
      if (!isOneOf(PRIZES, prize)) return err({ code: 'noSuchPrize' });
      if (!vote || !isSeat(state, seat)) return err({ code: 'noVote' });
      if (vote.votes.some(one => one.seat === seat)) return err({ code: 'alreadyVoted' });
      return ok({
        happen: () => [
          ...(seat === state.active ? [] : [{ type: 'stepsSealed', by: seat } as const]),
          { type: 'voteCast', seat, prize },
        ],
      });
    },
  },
  offers: (_ctx, seat) => PRIZES.map((prize): VoteForPrize => ({ type: 'voteForPrize', seat, prize })),

  answers: {
    isSecretPaidInGems: ({ state }) => state.extra.dice === 0,
    mustWait: (_ctx, _argument, { vote }) => vote !== undefined,
  },

  evolve: {
    voteOpened: (_slice, { colour, until }) => ({
      vote: { colour, votes: [], ...(until !== undefined && { until }) },
    }),
    voteCast: ({ vote }, { seat, prize }) =>
      vote ? { vote: { ...vote, votes: [...vote.votes, { seat, prize }] } } : {},
    prizeChosen: () => ({}),
  },

  due: ({ vote }) => vote?.until,
  tick: ({ state, at }, { vote }) => {
    if (vote?.until === undefined || at < vote.until) return [];
    return [{ type: 'stepsSealed' }, { type: 'prizeChosen', colour: vote.colour, prize: lapsedPrize(state, vote) }];
  },
};

/** [WV6] The prize that no vote still to come can change: a majority, or half of the table with the player in turn. */
const decidedPrize = ({ players, active }: State, { votes }: OpenVote): Prize | undefined =>
  PRIZES.find(prize => {
    const sure = votes.filter(one => one.prize === prize);
    return (
      sure.length * 2 > players.length || (sure.length * 2 === players.length && sure.some(one => one.seat === active))
    );
  });

/** [WV6] Silence agrees with the player in turn; if that player is silent too, with most of those who spoke, or gems. */
const lapsedPrize = (state: State, { votes }: OpenVote): Prize => {
  const leader = votes.find(one => one.seat === state.active);
  const spoken = (prize: Prize): number => votes.filter(one => one.prize === prize).length;
  if (!leader) return spoken('die') > spoken('gems') ? 'die' : 'gems';
  const against = votes.filter(one => one.prize !== leader.prize);
  const other = against[0]?.prize ?? leader.prize;
  return against.length * 2 > state.players.length ? other : leader.prize;
};
