import type { Seat } from '@templefall/kernel';
import { MOST_DICE } from '@templefall/odds';
import { escapeCost, type Face } from '@templefall/temple';
import { gripOf, handAt, isStuck, matching } from './hand.ts';
import { slowness } from './rolls.ts';
import type { Mate, Sight, Team } from './sight.ts';

/** Nobody shows more keys than this, but with gifts; a gem that brings them down to it is worth this much. */
const MOST_KEYS = 5;
const WORTH_OF_A_CHANCE = 80;
/** Longer than this is as good as never. */
const LONGEST = 60;

export const teamOf = (sight: Sight): Team => {
  const { view, ctx, at, rolls } = sight;
  const mates: Mate[] = [];
  const takes = new Float64Array(MOST_KEYS + 1);
  view.players.forEach((player, index) => {
    if (player.spot === undefined) return;
    const seat = index as Seat;
    const grip = gripOf(ctx, seat);
    for (let keys = 1; keys <= MOST_KEYS; keys++)
      takes[keys] = (takes[keys] ?? 0) + Math.min(LONGEST, rolls.ofOne('K', keys, Math.min(grip.dice, MOST_DICE)));
    if (player.dice.length > 0 && !isStuck(player, at))
      mates.push({ seat, spot: player.spot, grip, slow: slowness(grip.dice) });
  });
  const keySaves = Array.from(takes, (rollsTaken, keys) => (keys === 0 ? 0 : rollsTaken - (takes[keys - 1] ?? 0)));
  return { mates, keysBeyond: escapeCost(ctx).length - view.depot, keySaves };
};

export const keySaved = ({ keySaves }: Team, keys: number): number => keySaves[keys] ?? WORTH_OF_A_CHANCE;

/** Rolls that a group needs for something they pay together. */
export const workTogether = (sight: Sight, cost: readonly Face[], group: readonly GroupMember[]): number => {
  let held = 0;
  let dice = 0;
  let torches = 0;
  for (const { mate, away } of group) {
    dice += mate.grip.dice;
    torches += mate.grip.torch;
    const player = sight.view.players[mate.seat];
    if (away === 0 && player) held += matching(handAt(player, sight.at), cost);
  }
  const size = group.length;
  const symbol = cost[0] ?? 'K';
  const strength = symbol === 'T' ? torches / size : 1;
  const share = Math.max(0, cost.length / strength - held) / size;
  return sight.rolls.together(symbol, share, Math.min(MOST_DICE, Math.round(dice / size)));
};

export interface GroupMember {
  readonly mate: Mate;
  readonly away: number;
}
