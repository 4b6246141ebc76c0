import { isBare, type Seat } from '@templefall/kernel';
import { assertNever, type Millis } from '@templefall/kit';
import type { GoldMask, Hand } from '@templefall/odds';
import { PLAIN_MASK } from '@templefall/odds';
import { type Context, type Face, type Player, shown } from '@templefall/temple';

/** What a player's dice can do, with what curses and characters make of them. */
export interface Grip {
  readonly dice: number;
  readonly mask: GoldMask;
  /** What one torch counts (TM7.7). */
  readonly torch: number;
  /** Adventurers pay for nothing (TP8). */
  readonly tangled: boolean;
  /** The player can neither enter nor discover (TM1.4). */
  readonly trapped: boolean;
}

export const gripOf = (ctx: Context, seat: Seat): Grip => {
  const dice = ctx.state.players[seat]?.dice.length ?? 0;
  if (!hasModules(ctx)) return { dice, mask: PLAIN_MASK, torch: 1, tangled: false, trapped: false };
  const freed = ctx.ask('isGoldWeak', { seat }, false) ? 1 : ctx.ask('freedByGold', { seat }, 2);
  const releases = freed >= 3 ? 3 : freed === 2 ? 2 : 1;
  const isKey = ctx.ask('standsFor', { seat, face: 'G' }, []).includes('K');
  return {
    dice,
    // Nearly everybody's is the plain one, which is known by being the same object.
    mask: releases === PLAIN_MASK.releases && isKey === PLAIN_MASK.isKey ? PLAIN_MASK : { releases, isKey },
    torch: ctx.ask('worthOf', { seat, symbol: 'T' }, 1),
    tangled: ctx.ask('isBarred', { seat, face: 'A' }, false),
    trapped: ctx.ask('refusesStep', { seat, step: 'enter' }, undefined) !== undefined,
  };
};

/** Whether anything but the base game may answer. */
export const hasModules = ({ state }: Context): boolean => !isBare(state.modules);

/** A player's dice as they show now; those that still tumble are blank. */
export const handAt = ({ dice }: Player, at: Millis): Hand => {
  const hand = { A: 0, K: 0, T: 0, G: 0, B: 0, blank: 0 };
  for (const die of dice) {
    const face = shown(die, at);
    if (face === undefined) hand.blank++;
    else addFace(hand, face);
  }
  return hand;
};

type Tally = { -readonly [face in Face]: number };

// By name, not by key: these run for every die of every thought, and a key that varies is looked up the slow way.
const addFace = (tally: Tally, face: Face): void => {
  switch (face) {
    case 'A':
      tally.A++;
      return;
    case 'K':
      tally.K++;
      return;
    case 'T':
      tally.T++;
      return;
    case 'G':
      tally.G++;
      return;
    case 'B':
      tally.B++;
      return;
    default:
      assertNever(face);
  }
};

const countOf = (tally: { readonly [face in Face]: number }, face: Face): number => {
  switch (face) {
    case 'A':
      return tally.A;
    case 'K':
      return tally.K;
    case 'T':
      return tally.T;
    case 'G':
      return tally.G;
    case 'B':
      return tally.B;
    default:
      return assertNever(face);
  }
};

/** Black dice only: somebody else must help. */
export const isStuck = ({ dice, spot }: Player, at: Millis): boolean => {
  if (spot === undefined || dice.length === 0) return false;
  for (const die of dice) if (shown(die, at) !== 'B') return false;
  return true;
};

/** How many of a cost's symbols lie there. */
export const matching = (hand: Hand, cost: readonly Face[]): number => {
  const used = { A: 0, K: 0, T: 0, G: 0, B: 0 };
  let found = 0;
  for (const face of cost)
    if (countOf(used, face) < countOf(hand, face)) {
      addFace(used, face);
      found++;
    }
  return found;
};

/** A cost without what some hand already shows of it. */
export const lessHand = (cost: readonly Face[], hand: Hand): readonly Face[] => {
  const used = { A: 0, K: 0, T: 0, G: 0, B: 0 };
  const open: Face[] = [];
  for (const face of cost)
    if (countOf(used, face) < countOf(hand, face)) addFace(used, face);
    else open.push(face);
  return open;
};

/** How many dice of a player show a black mask. */
export const blackCount = ({ dice }: Player, at: Millis): number => {
  let count = 0;
  for (const die of dice) if (shown(die, at) === 'B') count++;
  return count;
};
