import type { Refusal, Verdict } from '@templefall/kernel';
import { err, ok } from '@templefall/kit';
import type { CoreEvent } from './events.ts';

/** Why a command is refused in every game; variants add their own. */
export const CORE_REFUSALS = [
  'gameOver',
  'unknownValue',
  'notInThisGame',
  'wrongPhase',
  'notYourTurn',
  'choiceOpen',
  'pairOpen',
  'sideChosen',
  'sideTaken',
  'alreadyRolled',
  'nothingToRoll',
  'diceToRoll',
  'noPair',
  'noBox',
  'fieldEmpty',
  'notInPair',
  'notNextDoor',
  'wayBarred',
  'cannotPay',
  'otherBoxes',
  'noChoice',
  'notOffered',
  'oneOrTwoDice',
  'notInPool',
  'leaveOneForEach',
  'noSuchDie',
  'symbolNotFree',
  'mapClosed',
  'mapIncomplete',
  'nothingToUndo',
  'planFails',
  'splitFails',
  'noProposal',
  'alreadyBacked',
  'faceDown',
  'notAsked',
  'alreadyAsked',
  'alreadyPassed',
  'silentTable',
  'noNote',
] as const;
export type CoreRefusalCode = (typeof CORE_REFUSALS)[number];
export type CoreRefusal = Refusal<CoreRefusalCode>;

export type CoreVerdict = Verdict<CoreEvent, CoreRefusal>;

export const refuse = (code: CoreRefusalCode, because?: CoreRefusal['because']): CoreRefusal =>
  because === undefined ? { code } : { code, because };

/** The first law that objects is told; if none does, this happens. */
export const unless = (refusal: CoreRefusal | undefined, happen: () => readonly CoreEvent[]): CoreVerdict =>
  refusal ? err(refusal) : ok({ happen });
