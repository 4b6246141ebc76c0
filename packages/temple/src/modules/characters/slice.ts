import type { Refusal, Seat, Verdict } from '@templefall/kernel';
import type { Err, Millis } from '@templefall/kit';
import type { By, Paying } from '../../commands.ts';
import type { Context } from '../../context.ts';
import type { CoreEvent } from '../../events.ts';
import { refusing } from '../../refusals.ts';
import type { Cell, Side, Spot, Turn } from '../../vocabulary.ts';
import { type Ability, type Character, FACE_DOWN_IN_PRACTICE_MS } from './content.ts';

/** The card before a player. It stays with the person, whichever pawn they play. */
export interface Card {
  readonly character: Character;
  readonly ability: Ability;
  readonly faceDown?: true;
  /** When it turns up by itself: only where no door ever slams. */
  readonly upAt?: Millis;
}
/** One card a seat. */
export interface Characters {
  readonly cards: readonly Card[];
}

export type PutBack = By<'putBack'>;
export type Dash = By<'dash'> & Paying & { readonly to: Spot };
export type Cure = By<'cure'> & Paying & { readonly helped: Seat };
export type TurnRoom = By<'turnRoom'> & Paying & { readonly cell: Cell; readonly turn: Turn };
export type SeekHelp = By<'seekHelp'> & { readonly to: Spot };
export type GiveMasks = By<'giveMasks'> & Paying & { readonly at: Spot; readonly gems: number };
export type ReleaseMasks = By<'releaseMasks'> & Paying;
export type JoinOthers = By<'joinOthers'> & Paying & { readonly to: Spot };
export type CrossWall = By<'crossWall'> & Paying & { readonly side: Side };
export type CharacterCommand =
  | PutBack
  | Dash
  | Cure
  | TurnRoom
  | SeekHelp
  | GiveMasks
  | ReleaseMasks
  | JoinOthers
  | CrossWall;

export type CharacterEvent =
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly upAt?: Millis }
  | { readonly type: 'abilityTurnedUp'; readonly seat: Seat }
  | { readonly type: 'abilitiesTurnedUp' };

export type Judged = Verdict<CharacterEvent | CoreEvent>;

export const CHARACTER_CODES = [
  'notYourAbility',
  'abilityFaceDown',
  'tooFar',
  'helpOthers',
  'noSuchRoom',
  'startStays',
  'notATurn',
  'notAllBlack',
  'needsMasks',
  'noWall',
  'doubleRoomWall',
] as const;
export const refuse = refusing(CHARACTER_CODES);

export const has = ({ cards }: Characters, seat: Seat, character: Character, ability: Ability): boolean =>
  cards[seat]?.character === character && cards[seat].ability === ability;

/** Why a player cannot use an ability now; undefined if they can. */
export const lacks = (
  slice: Characters,
  { seat, character, ability }: { readonly seat: Seat; readonly character: Character; readonly ability: Ability },
): Err<Refusal> | undefined => {
  if (!has(slice, seat, character, ability)) return refuse('notYourAbility');
  return slice.cards[seat]?.faceDown ? refuse('abilityFaceDown') : undefined;
};

/** [TM7.2] Once paid for, the card lies face down until a door slams; [TM7.17] in practice, where none does, for a minute. */
export const used = ({ state, at }: Context, seat: Seat): CharacterEvent =>
  state.countdowns.length > 0
    ? { type: 'abilityUsed', seat }
    : { type: 'abilityUsed', seat, upAt: at + FACE_DOWN_IN_PRACTICE_MS };
