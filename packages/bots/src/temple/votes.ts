import type { Seat } from '@templefall/kernel';
import { type Command, keysToEscape, type Spot, type State, VOTES, type VoteKind } from '@templefall/temple';
import { blackCount, isStuck } from './hand.ts';
import { distance } from './map.ts';
import type { Memory } from './memory.ts';
import type { Sight } from './sight.ts';
import { keySaved, teamOf } from './team.ts';
import { prospectOf } from './worth.ts';

/** What a player gains when so many black dice of theirs are freed, in rolls, unless they are stuck altogether. */
const RELIEF: readonly number[] = [0, 0.6, 1.8, 4, 8, 12, 14, 16];

/** What a gem more in the depot costs: the work for another one, or keys for all. */
const priceOfFate = (sight: Sight): number => {
  const { laid, unseen, depot } = prospectOf(sight);
  const keys = keySaved(teamOf(sight), keysToEscape(sight.ctx) + 1);
  return laid + unseen > depot ? Math.min(WORK_FOR_A_GEM, Math.max(keys, 6)) : keys;
};
const WORK_FOR_A_GEM = 12;

const reliefByFate = (sight: Sight): number => {
  const { view, at } = sight;
  return view.players.reduce((sum, player) => {
    if (player.spot === undefined) return sum;
    return sum + (isStuck(player, at) ? rescueOf(sight, player.spot) : (RELIEF[blackCount(player, at)] ?? 16));
  }, 0);
};

/** How long the stuck would wait for the nearest friend with a gold mask, who has better things to do. */
const rescueOf = ({ view, at, map }: Sight, spot: Spot): number => {
  let nearest = NOBODY_COMES;
  for (const friend of view.players)
    if (friend.spot !== undefined && !isStuck(friend, at) && friend.dice.length > 0)
      nearest = Math.min(nearest, 4 + 2 * distance(map, friend.spot, spot));
  return nearest;
};
const NOBODY_COMES = 300;

/** Agreeing is easier than proposing. */
const TO_PROPOSE = 1.2;
const TO_AGREE = 0.8;
/** Whoever has fewer black dice helps themselves. */
const FEWEST_BLACK = 3;
const PROPOSE_EVERY_MS = 12_000;

/** An answer to an open vote. Whether to pause or to give up is for people to say: a bot stands in nobody's way. */
export const voteAnswer = (sight: Sight): Command | undefined => {
  const { view, me, at } = sight;
  if (!hasOpenVote(view)) return undefined;
  for (const vote of VOTES) {
    const open = view.votes[vote];
    // [TT9] A vote whose time is over lies there a little longer, for answers that were given in time.
    if (!open || at >= open.until || open.agreed.includes(me)) continue;
    return { type: agrees(sight, vote) ? 'agree' : 'decline', seat: me, vote };
  }
  return undefined;
};

export const hasOpenVote = ({ votes }: State): boolean => {
  for (const _ in votes) return true;
  return false;
};

const agrees = (sight: Sight, vote: VoteKind): boolean => {
  if (vote !== 'fate') return true;
  return sight.view.spare > 0 && blackInside(sight) && reliefByFate(sight) >= priceOfFate(sight) * TO_AGREE;
};

const blackInside = ({ view, at }: Sight): boolean =>
  view.players.some(player => player.spot !== undefined && blackCount(player, at) > 0);

export const fateProposal = (sight: Sight, { proposedAt }: Memory): Command | undefined => {
  const { view, me, at, player } = sight;
  if (
    view.spare === 0 ||
    (blackCount(player, at) < FEWEST_BLACK && !isStuck(player, at)) ||
    view.votes.fate ||
    (proposedAt !== undefined && at - proposedAt < PROPOSE_EVERY_MS)
  )
    return undefined;
  if (!isSpokesman(sight)) return undefined;
  const relief = reliefByFate(sight);
  if (relief === 0 || relief < priceOfFate(sight) * TO_PROPOSE) return undefined;
  return { type: 'propose', seat: me, vote: 'fate' };
};

/** The one who suffers most speaks up, so that not everybody does at once. */
const isSpokesman = ({ view, me, at }: Sight): boolean => {
  let worst = me;
  let most = -1;
  for (let seat = 0; seat < view.players.length; seat++) {
    const player = view.players[seat];
    const black = player?.spot === undefined ? -1 : blackCount(player, at);
    if (black > most) {
      most = black;
      worst = seat as Seat;
    }
  }
  return worst === me;
};
