import { any, concat, type Laws, max, type Refusal, refusalBy, type Seat, sum } from '@templefall/kernel';
import { REFUSAL_CODES } from './refusals.ts';
import type { Cell, Cost, DieId, DieSymbol, Face, Mark, Side, Spot, TileId } from './vocabulary.ts';

/** Something a player owns and may spend in one payment: a double key, a double torch. Equal ones have equal ids. */
export interface Token {
  readonly id: string;
  readonly symbol: DieSymbol;
  readonly worth: number;
}
/** Another cost at which a player may enter a room. */
export interface EntryWay {
  readonly id: string;
  readonly cost: Cost;
}
/** Something a player may take along on entering, for more. */
export interface Load {
  readonly id: string;
  readonly adds: Cost;
}
/** Gems that several rooms give together, one in each, for what everyone in them pays. */
export interface JointOffer {
  readonly cost: Cost;
  readonly rooms: readonly Cell[];
}
/** The kinds of steps that a curse can bar: through a doorway, by drawing a room, or by an ability of one's own. */
export type Step = 'enter' | 'discover' | 'walk';

/**
 * Everything the core asks its modules, as [argument, answer]. The base game's own answer is given by the core where it asks.
 * A new question is a change of design: look for an existing one first.
 */
export type TempleQuestions = {
  // Setup
  /** The curse-and-treasure rooms replace the basic ones (TS5). */
  readonly usesDeepRooms: [null, boolean];
  readonly removesRoom: [{ readonly tile: TileId; readonly gems: number; readonly basic: boolean }, boolean];
  readonly addsRooms: [null, readonly TileId[]];
  /** Rooms that join the stack after the two setup rooms were laid, never among the last five (TM6.10). */
  readonly joinsLate: [null, readonly TileId[]];
  /** The exit and the late rooms are shuffled among so many rooms on top of the stack (TC2); 0: as in TS7. */
  readonly exitAmongTop: [null, number];
  readonly moreGems: [null, number];
  readonly spareGems: [null, number];

  // Dice and payment
  /** What else a face counts as when its owner pays. */
  readonly standsFor: [{ readonly seat: Seat; readonly face: Face }, readonly DieSymbol[]];
  readonly worthOf: [{ readonly seat: Seat; readonly symbol: DieSymbol }, number];
  readonly isBarred: [{ readonly seat: Seat; readonly face: Face }, boolean];
  readonly tokens: [{ readonly seat: Seat }, readonly Token[]];
  /** How many black dice a gold mask of this player frees; `isGoldWeak` caps it at one. */
  readonly freedByGold: [{ readonly seat: Seat }, number];
  readonly isGoldWeak: [{ readonly seat: Seat }, boolean];
  readonly refusesRoll: [{ readonly seat: Seat }, Refusal | undefined];
  /** Dice that are part of the player's next roll whether named or not. */
  readonly alsoRolled: [{ readonly seat: Seat }, readonly DieId[]];
  /** By what part of itself the wait for the next roll grows. */
  readonly rollSlowdown: [{ readonly seat: Seat }, number];

  // Walking
  readonly refusesStep: [{ readonly seat: Seat; readonly step: Step }, Refusal | undefined];
  readonly entryWays: [{ readonly seat: Seat; readonly to: Spot }, readonly EntryWay[]];
  readonly loads: [{ readonly seat: Seat }, readonly Load[]];
  /** A hole in the wall makes a passage of this side. */
  readonly hasPassage: [{ readonly cell: Cell; readonly side: Side }, boolean];
  /** The drawer of a room may put it back once (TM7.3). */
  readonly mayPutBack: [{ readonly seat: Seat }, boolean];

  // The last open doorway (TB6)
  /** Rooms besides the exit are still to be found. */
  readonly needsStack: [null, boolean];
  /** This room of the stack is one of them. */
  readonly needsRoom: [{ readonly tile: TileId }, boolean];

  // Escape and the clock
  readonly keysToEscape: [null, number];
  readonly refusesEscape: [{ readonly seat: Seat }, Refusal | undefined];
  readonly isSafe: [{ readonly spot: Spot }, boolean];
  readonly lossesAtSlam: [{ readonly seat: Seat }, number];

  // Asked by modules of each other
  /** A player's treasures are out of their hands for the moment. */
  readonly refusesTreasure: [{ readonly seat: Seat }, Refusal | undefined];
  /** The cards of one kind that lie before a player, by their ids. */
  readonly cardsOf: [{ readonly seat: Seat; readonly kind: Mark }, readonly string[]];
  /** The rooms from which the quests of a game are drawn. Empty: the game has no quests. */
  readonly questPool: [null, readonly TileId[]];
  readonly isQuestDone: [{ readonly tile: TileId }, boolean];
  /** What the adventurers at this spot could activate now together with those elsewhere (TM4.2): a priest helps from afar. */
  readonly jointOffers: [{ readonly at: Spot }, readonly JointOffer[]];

  // Talk, asked by hosts
  readonly isSilenced: [{ readonly seat: Seat }, boolean];
};

/** Of several refusals the first in the order of `REFUSAL_CODES` is told; codes of modules come after, by name. */
const foremost = refusalBy<string, Refusal>(REFUSAL_CODES);

export const LAWS: Laws<TempleQuestions> = {
  usesDeepRooms: any,
  removesRoom: any,
  addsRooms: concat,
  joinsLate: concat,
  exitAmongTop: max,
  moreGems: sum,
  spareGems: max,
  standsFor: concat,
  worthOf: max,
  isBarred: any,
  tokens: concat,
  freedByGold: max,
  isGoldWeak: any,
  refusesRoll: foremost,
  alsoRolled: concat,
  rollSlowdown: sum,
  refusesStep: foremost,
  entryWays: concat,
  loads: concat,
  hasPassage: any,
  mayPutBack: any,
  needsStack: any,
  needsRoom: any,
  keysToEscape: sum,
  refusesEscape: foremost,
  isSafe: any,
  lossesAtSlam: sum,
  cardsOf: concat,
  questPool: concat,
  isQuestDone: any,
  jointOffers: concat,
  isSilenced: any,
  refusesTreasure: foremost,
};
