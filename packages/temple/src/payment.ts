import type { Refusal, Seat } from '@templefall/kernel';
import { ok, type Result } from '@templefall/kit';
import type { Context } from './context.ts';
import { shown } from './dice.ts';
import type { Paid } from './events.ts';
import { playerOf } from './players.ts';
import { refuse } from './refusals.ts';
import { type Cost, type DieId, type DieSymbol, SYMBOLS } from './vocabulary.ts';

/**
 * The one rule of which dice pay, so that what is offered, taken and refused is the same everywhere. What loses least goes
 * first: a true face before one that only stands for it, a die before a token that is gone for good, one's own before a
 * friend's (TA6), the leftmost of equals.
 */
export const payment = (ctx: Context, payers: readonly Seat[], cost: Cost): Result<Paid, Refusal> => {
  const purse = purseFor(cost);
  for (const seat of payers) {
    if (purse.isFull()) break;
    payWithDice(ctx, seat, purse);
  }
  for (const seat of ctx.spend ? payers : []) {
    if (purse.isFull()) break;
    for (const { id, symbol, worth } of ctx.ask('tokens', { seat }, [])) {
      if (!purse.needs(symbol)) continue;
      purse.tokens.push(id);
      purse.pay(symbol, worth);
    }
  }
  if (!purse.isFull()) return refuse('cannotPay', { missing: purse.missing() });
  const { dice, tokens, standIns } = purse;
  return ok({ dice, ...(tokens.length > 0 && { tokens }), ...(standIns.length > 0 && { standIns }) });
};

/** True faces first, then those that only stand for what is still needed. */
const payWithDice = (ctx: Context, seat: Seat, purse: Purse): void => {
  const { dice } = playerOf(ctx.state, seat);
  const standIns: (readonly [DieId, readonly DieSymbol[]])[] = [];
  for (const die of dice) {
    const face = shown(die, ctx.at);
    if (face === undefined || ctx.ask('isBarred', { seat, face }, false)) continue;
    if (face !== 'B' && purse.needs(face)) {
      purse.dice.push(die.id);
      purse.pay(face, ctx.ask('worthOf', { seat, symbol: face }, 1));
    } else {
      const symbols = ctx.ask('standsFor', { seat, face }, NOTHING);
      if (symbols.length > 0) standIns.push([die.id, symbols]);
    }
  }
  for (const [id, symbols] of standIns) {
    const symbol = symbols.find(purse.needs);
    if (!symbol) continue;
    purse.dice.push(id);
    purse.standIns.push(id);
    purse.pay(symbol, ctx.ask('worthOf', { seat, symbol }, 1));
  }
};

const NOTHING: readonly DieSymbol[] = [];

interface Purse {
  readonly dice: DieId[];
  readonly tokens: string[];
  /** Dice that count for what they do not show. */
  readonly standIns: DieId[];
  readonly needs: (symbol: DieSymbol) => boolean;
  readonly pay: (symbol: DieSymbol, worth: number) => void;
  readonly isFull: () => boolean;
  readonly missing: () => string;
}

/** A payment in the making: what it still needs, and what went into it. */
const purseFor = (cost: Cost): Purse => {
  const need = { A: 0, K: 0, T: 0, G: 0 };
  for (const symbol of cost) need[symbol]++;
  return {
    dice: [],
    tokens: [],
    standIns: [],
    needs: symbol => need[symbol] > 0,
    pay: (symbol, worth) => {
      need[symbol] -= worth;
    },
    isFull: () => need.A <= 0 && need.K <= 0 && need.T <= 0 && need.G <= 0,
    missing: () => SYMBOLS.map(symbol => symbol.repeat(Math.max(0, need[symbol]))).join(''),
  };
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
  return paid.ok ? paidAs(ctx, paid.value, pay) : paid;
};

/** The same payment with the dice a command named instead of those the law chose. */
export const paidAs = (ctx: Context, paid: Paid, pay: readonly DieId[] | undefined): Result<Paid, Refusal> => {
  if (!pay) return ok(paid);
  const left = [...pay];
  const named = new Map<DieId, DieId>();
  for (const chosen of paid.dice) {
    const like = left.findIndex(die => kindOf(ctx, die) === kindOf(ctx, chosen));
    if (like < 0) return refuse('otherPayment');
    for (const die of left.splice(like, 1)) named.set(chosen, die);
  }
  if (left.length > 0 || new Set(pay).size !== pay.length) return refuse('otherPayment');
  const { standIns } = paid;
  return ok({ ...paid, dice: pay, ...(standIns && { standIns: standIns.flatMap(die => named.get(die) ?? []) }) });
};

/** Owner and shown face of a die. */
const kindOf = ({ state, at }: Context, id: DieId): string => {
  const seat = state.players.findIndex(player => player.dice.some(die => die.id === id));
  const die = state.players[seat]?.dice.find(one => one.id === id);
  return `${seat}${die ? (shown(die, at) ?? '') : ''}`;
};

export const times = (symbol: DieSymbol, count: number): Cost => new Array<DieSymbol>(count).fill(symbol);
