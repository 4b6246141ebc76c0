import type { Refusal, Seat } from '@templefall/kernel';
import { assertNever, ok, type Result } from '@templefall/kit';
import type { Context, Spending } from './context.ts';
import { shown } from './dice.ts';
import type { Paid } from './events.ts';
import { playerOf } from './players.ts';
import { refuse } from './refusals.ts';
import { type Cost, type DieId, type DieSymbol, SYMBOLS } from './vocabulary.ts';

/**
 * The one rule of which dice pay, so that what is offered, taken and refused is the same everywhere. Tokens that the player
 * names come first (TM2.11); then what loses least: a true face before one that only stands for it, one's own before a friend's
 * (TA6), the leftmost of equals.
 */
export const payment = (ctx: Context, payers: readonly Seat[], cost: Cost): Result<Paid, Refusal> => {
  const purse = filledPurse(ctx, payers, cost);
  if (!purse) return refuse('otherPayment');
  if (!isFull(purse)) return refuse('cannotPay', { missing: missingFrom(purse) });
  const { dice, tokens, standIns } = purse;
  if (tokens.length === 0 && standIns.length === 0) return ok({ dice });
  return ok({ dice, ...(tokens.length > 0 && { tokens }), ...(standIns.length > 0 && { standIns }) });
};

/** Whether there is a payment at all. */
export const canPay = (ctx: Context, payers: readonly Seat[], cost: Cost): boolean => {
  const purse = filledPurse(ctx, payers, cost);
  return purse !== undefined && isFull(purse);
};

/** Every choice of a player's own tokens that could be named besides dice, the smallest first. */
export const spendings = (ctx: Context, seat: Seat): readonly Spending[] => {
  const choices = new Map<string, readonly string[]>([['', []]]);
  for (const { id } of ctx.ask('tokens', { seat }, []))
    for (const tokens of [...choices.values()]) {
      const more = [...tokens, id].sort();
      choices.set(more.join(), more);
    }
  return [...choices.values()]
    .filter(tokens => tokens.length > 0)
    .sort((a, b) => a.length - b.length)
    .map(tokens => ({ seat, tokens }));
};

/** A payment in the making: how many of each symbol it still needs, and what went into it. */
interface Purse {
  A: number;
  K: number;
  T: number;
  G: number;
  readonly dice: DieId[];
  readonly tokens: string[];
  /** Dice that count for what they do not show. */
  readonly standIns: DieId[];
}

/** Undefined if a token was named that is not there, or that the cost does not ask for. */
const filledPurse = (ctx: Context, payers: readonly Seat[], cost: Cost): Purse | undefined => {
  const purse: Purse = { A: 0, K: 0, T: 0, G: 0, dice: [], tokens: [], standIns: [] };
  for (const symbol of cost) pay(purse, symbol, -1);
  if (ctx.spend && !payWithTokens(ctx, ctx.spend, { payers, purse })) return undefined;
  for (const seat of payers) {
    if (isFull(purse)) return purse;
    payWithDice(ctx, seat, purse);
  }
  return purse;
};

/** True faces first, then those that only stand for what is still needed. */
const payWithDice = (ctx: Context, seat: Seat, purse: Purse): void => {
  const { dice } = playerOf(ctx.state, seat);
  let standIns: (readonly [DieId, readonly DieSymbol[]])[] | undefined;
  for (const die of dice) {
    const face = shown(die, ctx.at);
    if (face === undefined) continue;
    if (face !== 'B' && needs(purse, face)) {
      if (ctx.ask('isBarred', { seat, face }, false)) continue;
      purse.dice.push(die.id);
      pay(purse, face, ctx.ask('worthOf', { seat, symbol: face }, 1));
    } else {
      const symbols = ctx.ask('standsFor', { seat, face }, NOTHING);
      if (symbols.length === 0 || ctx.ask('isBarred', { seat, face }, false)) continue;
      standIns ??= [];
      standIns.push([die.id, symbols]);
    }
  }
  for (const [id, symbols] of standIns ?? []) {
    const symbol = symbols.find(one => needs(purse, one));
    if (!symbol) continue;
    purse.dice.push(id);
    purse.standIns.push(id);
    pay(purse, symbol, ctx.ask('worthOf', { seat, symbol }, 1));
  }
};

/** [TM2.10] [TM2.11] Only tokens of somebody who pays here, each of them wanted; false if one is not. */
const payWithTokens = (
  ctx: Context,
  { seat, tokens }: Spending,
  { payers, purse }: { readonly payers: readonly Seat[]; readonly purse: Purse },
): boolean => {
  const own = payers.includes(seat) ? [...ctx.ask('tokens', { seat }, [])] : [];
  for (const id of tokens) {
    const at = own.findIndex(token => token.id === id);
    const [token] = at < 0 ? [] : own.splice(at, 1);
    if (!token || !needs(purse, token.symbol)) return false;
    purse.tokens.push(id);
    pay(purse, token.symbol, token.worth);
  }
  return true;
};

const NOTHING: readonly DieSymbol[] = [];

// By name, not by key: these run for every die of every payment, and a key that varies is looked up the slow way.
const needs = (purse: Purse, symbol: DieSymbol): boolean => {
  switch (symbol) {
    case 'A':
      return purse.A > 0;
    case 'K':
      return purse.K > 0;
    case 'T':
      return purse.T > 0;
    case 'G':
      return purse.G > 0;
    default:
      return assertNever(symbol);
  }
};

const pay = (purse: Purse, symbol: DieSymbol, worth: number): void => {
  switch (symbol) {
    case 'A':
      purse.A -= worth;
      return;
    case 'K':
      purse.K -= worth;
      return;
    case 'T':
      purse.T -= worth;
      return;
    case 'G':
      purse.G -= worth;
      return;
    default:
      assertNever(symbol);
  }
};

const isFull = ({ A, K, T, G }: Purse): boolean => A <= 0 && K <= 0 && T <= 0 && G <= 0;
const missingFrom = (purse: Purse): string => {
  let missing = '';
  for (const symbol of SYMBOLS) for (let left = purse[symbol]; left > 0; left--) missing += symbol;
  return missing;
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
  if (ctx.spend && !paid.tokens) return refuse('otherPayment');
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
