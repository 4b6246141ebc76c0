import { seat } from '@templefall/kernel';
import type { State } from '@templefall/temple';
import { expect, it } from 'vitest';
import { six } from '../../../gallery/samples.ts';
import type { Goal } from '../hand/goals.ts';
import { isLastDie } from './lastDie.ts';

const goalOf = (command: Goal['command']): Goal => ({ key: '', command, cost: [], missing: [], reach: 'go' });
const withDice = (count: number): State => {
  const { view } = six();
  return { ...view, players: view.players.map(player => ({ ...player, dice: player.dice.slice(0, count) })) };
};

it('[TM6.11] the last die is one that is given at the altar while no other is left', () => {
  const sacrifice = goalOf({ type: 'sacrifice', seat: seat(0), die: 1 });
  expect(isLastDie(withDice(1), sacrifice)).toBe(true);
  expect(isLastDie(withDice(2), sacrifice)).toBe(false);
  expect(isLastDie(withDice(1), goalOf({ type: 'discover', seat: seat(0), side: 'E' }))).toBe(false);
});
