import { type Signal, signal } from '@preact/signals';
import type { Refusal } from '@templefall/kernel';
import type { AnyLobby, Lobby } from '../games/gameClient.ts';

interface Choices {
  /** The last of those that have no answer yet. */
  underWay?: Promise<boolean> | undefined;
  readonly refused: Signal<Refusal | undefined>;
}

const tables = new WeakMap<AnyLobby, Choices>();
const choicesOf = (lobby: AnyLobby): Choices => {
  const known = tables.get(lobby) ?? { refused: signal(undefined) };
  tables.set(lobby, known);
  return known;
};

/** Why the last choice was refused. */
export const refusedChoice = (lobby: AnyLobby): Signal<Refusal | undefined> => choicesOf(lobby).refused;

/** Waits until everything chosen so far is answered. Resolves to whether the last of it was accepted. */
export const isChosen = async (lobby: AnyLobby): Promise<boolean> => (await choicesOf(lobby).underWay) ?? true;

/**
 * Changes the options of a table, once everything the change needs is `prepared`. One after the other: a quick second choice
 * builds on the first and does not undo it.
 */
export const choose = async <Options>(
  lobby: Lobby<Options>,
  prepared: () => Promise<(options: Options) => Options>,
): Promise<void> => {
  const choices = choicesOf(lobby);
  const before = choices.underWay;
  const isTaken = async (): Promise<boolean> => {
    await before;
    choices.refused.value = await prepared()
      .then(change => lobby.choose(change(lobby.view.peek().options)))
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
