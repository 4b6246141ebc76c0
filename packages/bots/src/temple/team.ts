import type { Seat } from '@templefall/kernel';
import { MOST_DICE } from '@templefall/odds';
import { type Face, keysToEscape } from '@templefall/temple';
import { handAt, isStuck } from './hand.ts';
import { rowFrom } from './map.ts';
import { slowness } from './rolls.ts';
import type { Mate, Sight, Team } from './sight.ts';

/** Nobody shows more keys than this, but with gifts; a gem that brings them down to it is worth this much. */
const MOST_KEYS = 5;
const WORTH_OF_A_CHANCE = 80;
/** Longer than this is as good as never. */
const LONGEST = 60;

export const teamOf = (sight: Sight): Team => {
  const { view, ctx, at, rolls, map, gripFor } = sight;
  const mates: Mate[] = [];
  const takes = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < view.players.length; index++) {
    const player = view.players[index];
    if (player?.spot === undefined) continue;
    const seat = index as Seat;
    const grip = gripFor(ctx, seat);
    const dice = Math.min(grip.dice, MOST_DICE);
    for (let keys = 1; keys <= MOST_KEYS; keys++)
      takes[keys] = (takes[keys] ?? 0) + Math.min(LONGEST, rolls.ofOne('K', keys, dice));
    if (player.dice.length > 0 && !isStuck(player, at))
      mates.push({ seat, row: rowFrom(map, player.spot), grip, hand: handAt(player, at), slow: slowness(grip.dice) });
  }
  const keySaves = [0];
  for (let keys = 1; keys <= MOST_KEYS; keys++) keySaves.push((takes[keys] ?? 0) - (takes[keys - 1] ?? 0));
  return { mates, keysBeyond: keysToEscape(ctx) - view.depot, keySaves };
};

export const keySaved = ({ keySaves }: Team, keys: number): number => keySaves[keys] ?? WORTH_OF_A_CHANCE;

/** A group that pays together: how many, and what they bring in all. */
export interface Group {
  readonly size: number;
  readonly dice: number;
  /** What a torch of each counts, added up. */
  readonly torches: number;
  /** Symbols of the cost that already lie there. */
  readonly held: number;
}

/** Rolls that a group needs for something they pay together. */
export const workTogether = ({ rolls }: Sight, cost: readonly Face[], { size, dice, torches, held }: Group): number => {
  const symbol = cost[0] ?? 'K';
  const strength = symbol === 'T' ? torches / size : 1;
  const share = Math.max(0, cost.length / strength - held) / size;
  return rolls.together(symbol, share, Math.min(MOST_DICE, Math.round(dice / size)));
};
