import type { Seat } from '@templefall/kernel';
import type { Hand } from '@templefall/odds';
import {
  type Command,
  type Context,
  type Cost,
  canPay,
  type DieSymbol,
  type Face,
  roomAt,
  spendings,
} from '@templefall/temple';
import { blackCount, type Grip, lessHand } from './hand.ts';
import { lawful } from './lawful.ts';
import { leapTo } from './modules.ts';
import { costFor } from './rolls.ts';
import type { Sight } from './sight.ts';
import type { Step } from './step.ts';

/** The step's command, if what lies there pays for it now; or a leap that makes the walk shorter. */
export const payCommand = (sight: Sight, step: Step): Command | undefined => {
  const { ctx, grip, me } = sight;
  const { command, cost, goal } = step;
  const leap = goal === undefined ? undefined : leapTo(sight, goal);
  if (leap) return leap.command;
  if (!command) return undefined;
  if (grip.trapped && (goal !== undefined || command.type === 'discover')) return undefined;
  if (command.type === 'free') return freeing(sight, command);
  if (!shows(sight, step)) return undefined;
  if (step.part !== undefined) return named(sight, command);
  const payers = payersOf(sight, step);
  if (canPay(ctx, payers, symbolsOf(cost)))
    return command.type === 'activate'
      ? { ...command, gems: mostGems(sight, ctx, payers, Number('gems' in command ? command.gems : 1)) }
      : command;
  const spend = step.spends && spendings(ctx, me).find(one => canPay({ ...ctx, spend: one }, payers, symbolsOf(cost)));
  return spend && { ...command, seat: me, spend: spend.tokens };
};

/** A first look that costs little: whether the dice there could pay at all. */
const shows = (sight: Sight, { cost, sharedAt, spends, part }: Step): boolean => {
  const hand = sight.hand;
  const masks = cost.includes('B') ? cost.filter(face => face === 'B').length : 0;
  if (masks > 0) return hand.B >= masks;
  if (part !== undefined) return canPay(sight.ctx, payersOf(sight, { sharedAt }), symbolsOf(cost));
  return sharedAt.length > 0 || spends === true || covers(sight.grip, cost, hand);
};

/** Whether one's own dice show a cost, gold masks counting as keys for whom they do. */
const covers = (grip: Grip, cost: readonly Face[], hand: Hand): boolean => {
  const own = costFor(grip, cost);
  if (!own) return false;
  const missing = lessHand(own, hand);
  return missing.length === 0 || (grip.mask.isKey && missing.length <= hand.G && missing.every(face => face === 'K'));
};

const symbolsOf = (cost: readonly Face[]): Cost => (isPayable(cost) ? cost : cost.filter(face => face !== 'B'));
const isPayable = (cost: readonly Face[]): cost is Cost => !cost.includes('B');

/** Whoever stands where the step is done and shares, this player first (TA6). */
const payersOf = ({ view, me }: Sight, { sharedAt }: Pick<Step, 'sharedAt'>): readonly Seat[] => {
  if (sharedAt.length === 0) return [me];
  const others = view.players.flatMap(({ spot, sharing }, seat) =>
    seat !== me && sharing && spot !== undefined && sharedAt.includes(spot) ? [seat as Seat] : [],
  );
  return [me, ...others];
};

/** What a module's law accepts, with whatever the command leaves open (which die, which twin). */
const named = (sight: Sight, command: Command): Command | undefined => {
  const { seat: _, ...draft } = command;
  return lawful(sight, draft);
};

/** More gems than hoped for, where the dice happen to lie there. */
const mostGems = ({ view, spot }: Sight, ctx: Context, payers: readonly Seat[], least: number): number => {
  const offers = roomAt(view, spot)?.tile.offers ?? [];
  const more = offers.filter(
    ({ gems, need, symbol }) => gems > least && canPay(ctx, payers, new Array<DieSymbol>(need).fill(symbol)),
  );
  return more.at(-1)?.gems ?? least;
};

const freeing = ({ ctx, me, view, at, grip }: Sight, command: Command): Command | undefined => {
  const helped = Number('helped' in command ? command.helped : me) as Seat;
  const friend = view.players[helped];
  const black = friend ? blackCount(friend, at) : 0;
  if (black === 0 || !canPay(ctx, [me], ['G'])) return undefined;
  return { type: 'free', seat: me, owner: me, helped, count: Math.min(black, grip.mask.releases) };
};
