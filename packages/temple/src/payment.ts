import type { Refusal, Seat } from '@templefall/kernel';
import { err, type Millis, must, ok, type Result } from '@templefall/kit';
import type { Context } from './context.ts';
import type { Paid } from './events.ts';
import { refuse } from './refusals.ts';
import type { Die, Player, State } from './state.ts';
import { type Cost, type DieId, type DieSymbol, type Face, SYMBOLS } from './vocabulary.ts';

/** A die shows its face from the moment it settles; before that, and while blank, it counts for nothing (TD6). */
export const shown = ({ face, settlesAt = 0 }: Die, at: Millis): Face | undefined =>
  at >= settlesAt ? face : undefined;

export const playerOf = (state: State, seat: Seat): Player => must(state.players[seat], `seat ${seat}`);

/**
 * The one rule of which dice pay, so that what is offered, taken and refused is the same everywhere. What loses least goes
 * first: a true face before one that only stands for it, a die before a token that is gone for good, one's own before a
 * friend's (TA6), the leftmost of equals.
 */
export const payment = (ctx: Context, payers: readonly Seat[], cost: Cost): Result<Paid, Refusal> => {
  const need = countOf(cost);
  const dice: DieId[] = [];
  for (const seat of payers) {
    const hand = playerOf(ctx.state, seat).dice.flatMap(die => {
      const face = shown(die, ctx.at);
      return face && !ctx.ask('isBarred', { seat, face }, false) ? [{ id: die.id, face }] : [];
    });
    const take = (face: Face, symbol: DieSymbol): void => {
      if (need[symbol] <= 0) return;
      const worth = ctx.ask('worthOf', { seat, symbol }, 1);
      for (const die of hand) {
        if (need[symbol] <= 0) return;
        if (die.face !== face || dice.includes(die.id)) continue;
        dice.push(die.id);
        need[symbol] -= worth;
      }
    };
    for (const symbol of SYMBOLS) take(symbol, symbol);
    for (const face of new Set(hand.map(die => die.face)))
      for (const symbol of ctx.ask('standsFor', { seat, face }, [])) take(face, symbol);
  }
  const tokens: string[] = [];
  for (const seat of payers)
    for (const token of ctx.ask('tokens', { seat }, [])) {
      if (need[token.symbol] <= 0) continue;
      tokens.push(token.id);
      need[token.symbol] -= token.worth;
    }
  const missing = SYMBOLS.flatMap(symbol => new Array<DieSymbol>(Math.max(0, need[symbol])).fill(symbol));
  if (missing.length > 0) return refuse('cannotPay', { missing: missing.join('') });
  return ok(tokens.length > 0 ? { dice, tokens } : { dice });
};

/** The payment of a command that may name its dice: equal faces of one player are interchangeable, others are refused. */
export const paymentAs = (
  ctx: Context,
  {
    payers,
    cost,
    pay,
  }: { readonly payers: readonly Seat[]; readonly cost: Cost; readonly pay: readonly DieId[] | undefined },
): Result<Paid, Refusal> => {
  const paid = payment(ctx, payers, cost);
  if (!paid.ok || !pay) return paid;
  const named = kinds(ctx, pay);
  if (new Set(pay).size !== pay.length || named === undefined || named !== kinds(ctx, paid.value.dice))
    return err({ code: 'otherPayment' });
  return ok({ ...paid.value, dice: pay });
};

/** Owner and shown face of each die, as a multiset; undefined if one shows nothing. */
const kinds = ({ state, at }: Context, ids: readonly DieId[]): string | undefined => {
  const list: string[] = [];
  for (const id of ids) {
    const seat = state.players.findIndex(player => player.dice.some(die => die.id === id));
    const die = state.players[seat]?.dice.find(one => one.id === id);
    const face = die && shown(die, at);
    if (!face) return undefined;
    list.push(`${seat}${face}`);
  }
  return list.sort().join();
};

/** [TA6] Who pays for what is done together: the actor, then everyone else at the same place who shares, in seat order. */
export const companions = ({ state }: Context, actor: Seat): readonly Seat[] => {
  const { spot } = playerOf(state, actor);
  const others = state.players.flatMap((player, index) =>
    index !== actor && player.spot !== undefined && player.spot === spot && player.sharing ? [index as Seat] : [],
  );
  return [actor, ...others];
};

export const times = (symbol: DieSymbol, count: number): Cost => new Array<DieSymbol>(count).fill(symbol);

const countOf = (cost: Cost): Record<DieSymbol, number> => {
  const count = { A: 0, K: 0, T: 0, G: 0 };
  for (const symbol of cost) count[symbol]++;
  return count;
};
