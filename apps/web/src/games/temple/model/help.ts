import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type Cell, cellOf, isBlack, type Player, type State, shown } from '@templefall/temple';
import { isStuck } from './dice.ts';
import { stepsBetween } from './places.ts';

/** Somebody worth running to: who can free my dice, who is stuck, or who is nearest when I am. */
export interface Help {
  readonly seat: Seat;
  readonly cell: Cell;
  readonly why: 'canFree' | 'stuck' | 'nearest';
}

/**
 * Where help is, the nearest first. With black dice of my own: friends who show a gold mask and share it; if nobody does
 * and all my dice are black, the nearest friend. After them, or when I need none: friends who are stuck.
 */
export const helpFor = (state: State, me: Seat | undefined, at: Millis): readonly Help[] => {
  const mine = me === undefined ? undefined : state.players[me];
  const friends = state.players.flatMap((player, index): Friend[] => {
    const seat = index as Seat;
    const { spot } = player;
    if (seat === me || spot === undefined) return [];
    return [{ seat, player, cell: cellOf(spot), steps: mine?.spot ? stepsBetween(state, mine.spot, spot) : 0 }];
  });
  friends.sort((a, b) => a.steps - b.steps);
  const named = (why: Help['why'], those: readonly Friend[]): readonly Help[] =>
    those.map(({ seat, cell }) => ({ seat, cell, why }));
  const stuck = named(
    'stuck',
    friends.filter(({ player }) => isStuck(player, at)),
  );
  if (!mine?.dice.some(die => isBlack(die, at))) return stuck;
  const saviours = friends.filter(
    ({ player }) => player.sharing && player.dice.some(die => shown(die, at) === 'G') && !isStuck(player, at),
  );
  const nearest = saviours.length === 0 && isStuck(mine, at) ? friends.filter(one => !isStuck(one.player, at)) : [];
  return [...named('canFree', saviours), ...named('nearest', nearest.slice(0, 1)), ...stuck];
};

interface Friend {
  readonly seat: Seat;
  readonly player: Player;
  readonly cell: Cell;
  readonly steps: number;
}
