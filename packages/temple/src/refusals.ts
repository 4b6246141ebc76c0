import type { Refusal } from '@templefall/kernel';
import { type Err, err } from '@templefall/kit';

/** Why a command was refused. When several reasons hold, the one that stands first here is told. */
export const REFUSAL_CODES = [
  'gameOver',
  'paused',
  'notPaused',
  'noSuchSeat',
  'unknownCommand',
  'escaped',
  'stillInside',
  'tooSoon',
  'noDice',
  'notYourDie',
  'blackDie',
  'drawOpen',
  'noDrawnRoom',
  'noDoorway',
  'alreadyLaid',
  'stackEmpty',
  'noPassage',
  'neverEntered',
  'unknownWay',
  'unknownLoad',
  'noGems',
  'gemsTaken',
  'depotEmpty',
  'notInRoom',
  'alreadyThere',
  'nobodyThere',
  'notSharing',
  'noGoldMask',
  'noBlackDice',
  'tooMany',
  'notAtExit',
  'alreadyGave',
  'noFate',
  'unknownVote',
  'voteOpen',
  'noVote',
  'alreadyAgreed',
  'cannotPay',
  'otherPayment',
] as const;
export type CoreCode = (typeof REFUSAL_CODES)[number];

export const refuse = (code: CoreCode, because?: Refusal['because']): Err<Refusal> =>
  err(because ? { code, because } : { code });

/** `refuse` for a module: its own codes, and the core's where they say it already. */
export const refusing =
  <Code extends string>(_codes: readonly Code[]) =>
  (code: Code | CoreCode, because?: Refusal['because']): Err<Refusal> =>
    err(because ? { code, because } : { code });
