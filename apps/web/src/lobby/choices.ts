import { type Signal, signal } from '@preact/signals';
import type { Refusal } from '@templefall/kernel';
import type { Gathering, Wishes } from '../session/lobby.ts';

interface Choices {
  /** The last of those that have no answer yet. */
  underWay?: Promise<boolean> | undefined;
  readonly refused: Signal<Refusal | undefined>;
}

const tables = new WeakMap<Gathering, Choices>();
const choicesOf = (gathering: Gathering): Choices => {
  const known = tables.get(gathering) ?? { refused: signal(undefined) };
  tables.set(gathering, known);
  return known;
};

/** Why the last choice at a table was not taken. */
export const refusedChoice = (gathering: Gathering): Signal<Refusal | undefined> => choicesOf(gathering).refused;

/** Waits until everything chosen so far is answered. Answers whether the last of it was taken. */
export const isChosen = async (gathering: Gathering): Promise<boolean> => (await choicesOf(gathering).underWay) ?? true;

/**
 * Changes what a table wishes for, once all that the change needs is `prepared`. One after the other: a quick second choice
 * builds on the first and does not undo it.
 */
export const choose = async (
  gathering: Gathering,
  prepared: () => Promise<(wishes: Wishes) => Wishes>,
): Promise<void> => {
  const choices = choicesOf(gathering);
  const before = choices.underWay;
  const isTaken = async (): Promise<boolean> => {
    await before;
    choices.refused.value = await prepared()
      .then(change => gathering.wish(change(gathering.view.peek().wishes)))
      // The game did not come; the next choice asks for it again.
      .catch(() => ({ code: 'failed' }));
    return choices.refused.value === undefined;
  };
  const mine = isTaken();
  choices.underWay = mine;
  await mine;
  // Nobody waits any more for what has its answer: a game may be started after a refusal too.
  if (choices.underWay === mine) choices.underWay = undefined;
};
