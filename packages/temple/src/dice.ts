import type { Millis } from '@templefall/kit';
import type { Die, Player, State } from './state.ts';
import type { DieId, Face } from './vocabulary.ts';

/** A die shows its face from the moment it settles; before that, and while blank, it counts for nothing (TD6). */
export const shown = ({ face, settlesAt = 0 }: Die, at: Millis): Face | undefined =>
  at >= settlesAt ? face : undefined;

/** One of a player's dice by its id. */
export const dieOf = ({ dice }: Player, id: DieId): Die | undefined => {
  for (const die of dice) if (die.id === id) return die;
  return undefined;
};

export const isBlack = (die: Die, at: Millis): boolean => shown(die, at) === 'B';
export const blackDice = (player: Player, at: Millis): readonly Die[] => player.dice.filter(die => isBlack(die, at));
/** The black dice of everybody who is still in the temple. */
export const blackInTemple = ({ players }: State, at: Millis): readonly DieId[] =>
  players.flatMap(player => (player.spot === undefined ? [] : blackDice(player, at).map(die => die.id)));
export const isBlank = (die: Die, at: Millis): boolean => shown(die, at) === undefined;

/** [TT3] Which dice a player loses: black ones first, then blank ones, then the one they marked, else the last. */
export const diceToLose = (player: Player, count: number, at: Millis): readonly DieId[] => {
  const inOrder = [
    ...player.dice.filter(die => isBlack(die, at)),
    ...player.dice.filter(die => isBlank(die, at)),
    ...player.dice.filter(die => die.id === player.marked),
    ...player.dice.toReversed(),
  ];
  return [...new Set(inOrder.map(die => die.id))].slice(0, count);
};
