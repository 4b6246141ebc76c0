import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type Event, isBlack, isCoreEvent, type State, VOTES, type VoteKind } from '@templefall/temple';
import { clockTime, type Words } from '@templefall/texts';
import type { Player } from '../../gameClient.ts';
import type { VoteModel } from '../screen/VotePanel.tsx';
import { pawnOf } from './pawn.ts';

const ASKS = { fate: 'fate.ask', pause: 'vote.pause', giveUp: 'vote.giveUp' } as const;
const askText = (kind: VoteKind, say: Words['say']): string => say(ASKS[kind]);

/** What somebody asks the team, for the ear. */
export const voteText = (kind: VoteKind, name: string, { say }: Words): string =>
  say('vote.open', { name, what: askText(kind, say) });

/** The open votes, as panels. Those who escaped or are away agree by themselves (TA21). */
export const votesOf = (
  state: State,
  {
    me,
    now,
    names,
    players,
  }: {
    readonly me: Seat | undefined;
    readonly now: Millis;
    readonly names: readonly string[];
    readonly players: readonly Player[];
  },
  { say }: Words,
): readonly VoteModel[] =>
  VOTES.flatMap((kind): VoteModel[] => {
    const vote = state.votes[kind];
    if (!vote) return [];
    const black = state.players.reduce((sum, player) => sum + player.dice.filter(die => isBlack(die, now)).length, 0);
    const asks = askText(kind, say);
    return [
      {
        kind,
        title: asks,
        text:
          kind === 'fate'
            ? say('fate.what', { n: black })
            : say('vote.open', { name: names[vote.by] ?? '', what: asks }),
        timeLeft: clockTime(vote.until - now),
        isMine: me !== undefined && !vote.agreed.includes(me) && state.players[me]?.spot !== undefined,
        spare: state.spare,
        voters: state.players.map((player, seat) => ({
          pawn: pawnOf(player, players),
          name: names[seat] ?? '',
          agreed: vote.agreed.includes(seat as Seat) || player.spot === undefined || player.away === true,
        })),
      },
    ];
  });

/** Why the team does not do what it was asked: who said no, or that nobody else answered in time. Whoever said no knows. */
export const failedVoteText = (
  event: Event,
  { me, names }: { readonly me: Seat | undefined; readonly names: readonly string[] },
  { say }: Words,
): string | undefined => {
  if (!isCoreEvent(event)) return undefined;
  switch (event.type) {
    case 'voteDeclined':
      return event.seat === me ? undefined : say('vote.declined', { name: names[event.seat] ?? '' });
    case 'voteLapsed':
      return say('vote.lapsed');
    default:
      return undefined;
  }
};
