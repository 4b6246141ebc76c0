import type { Seat } from '@templefall/kernel';
import { type Millis, seededChance, seedOf } from '@templefall/kit';
import { type Command, type Face, type State, temple } from '@templefall/temple';

/**
 * The faces somebody needs for a command, in letters; empty if it takes none of theirs, undefined if no dice would help. It
 * is read from what the game says is missing in an empty hand, so that random players know the price of everything.
 */
export const handFor = (state: State, command: Command, at: Millis): string | undefined => {
  const result = temple.decide(withHand(state, command.seat, ''), command, { at, chance: anyLuck });
  if (result.ok) return '';
  const { code, because } = result.error;
  const dice = state.players[command.seat]?.dice.length ?? 0;
  const wanted = code === 'cannotPay' ? String(because?.missing ?? '') : MASKS[code]?.(dice);
  return wanted !== undefined && wanted.length <= dice ? wanted : undefined;
};

/** Those who ask for black masks say so in words of their own. */
const MASKS: { readonly [code: string]: (dice: number) => string } = {
  tooFewMasks: () => 'BBBBB',
  needsMasks: () => 'BBB',
  notAllBlack: dice => 'B'.repeat(dice),
};

/** The same position with other faces in one hand; what is not named is blank. */
export const withHand = (state: State, seat: Seat, letters: string): State => ({
  ...state,
  players: state.players.map((player, index) =>
    index === seat
      ? { ...player, dice: player.dice.map(({ id }, place) => withFace(id, letters[place] as Face | undefined)) }
      : player,
  ),
});

type Die = State['players'][number]['dice'][number];
const withFace = (id: Die['id'], face: Face | undefined): Die => (face ? { id, face, settlesAt: 0 } : { id });

/** What would be drawn is of no interest. */
export const anyLuck = seededChance(seedOf('looking'));
