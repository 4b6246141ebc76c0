import type { Seat } from '@templefall/kernel';
import { blackDice, type Command, type Cost, companions, type DieSymbol, payment, roomAt } from '@templefall/temple';
import type { Sight } from './sight.ts';
import type { Step } from './step.ts';

/** The step's command, if what lies there pays for it now. */
export const payCommand = (sight: Sight, step: Step): Command | undefined => {
  const { ctx, me } = sight;
  const { command, cost } = step;
  if (!command) return undefined;
  if (command.type === 'free') return freeing(sight, command);
  const payers = step.pooled ? companions(ctx, me) : [me];
  if (!payment(ctx, payers, cost as Cost).ok) return undefined;
  if (command.type === 'activate') return { ...command, gems: mostGems(sight, payers, Number(command.gems)) };
  return command;
};

/** More gems than hoped for, where the dice happen to lie there. */
const mostGems = ({ ctx, view, spot }: Sight, payers: readonly Seat[], least: number): number => {
  const offers = roomAt(view, spot)?.tile.offers ?? [];
  const more = offers.filter(
    ({ gems, need, symbol }) => gems > least && payment(ctx, payers, new Array<DieSymbol>(need).fill(symbol)).ok,
  );
  return more.at(-1)?.gems ?? least;
};

const freeing = ({ ctx, me, view, at, grip }: Sight, command: Command): Command | undefined => {
  const helped = Number('helped' in command ? command.helped : me) as Seat;
  const friend = view.players[helped];
  const black = friend ? blackDice(friend, at).length : 0;
  if (black === 0 || !payment(ctx, [me], ['G']).ok) return undefined;
  return { type: 'free', seat: me, owner: me, helped, count: Math.min(black, grip.mask.releases) };
};
