import { expect, it } from 'vitest';
import { middle } from '../../../gallery/samples.ts';
import { isStuck, restOf } from './dice.ts';

const { view, at } = middle();
const [player] = view.players;
type Dice = NonNullable<typeof player>['dice'];
const showing = (faces: string): Dice =>
  [...faces].map((face, i) => ({ ...player?.dice[i], face, settlesAt: at }) as Dice[number]);

it('[TD2] who has only black dice is stuck; with one other, with none, or while they still roll, nobody is', () => {
  if (!player) throw new Error('nobody plays');
  expect(isStuck({ ...player, dice: showing('BBBBB') }, at)).toBe(true);
  expect(isStuck({ ...player, dice: showing('BBBBT') }, at)).toBe(false);
  expect(isStuck({ ...player, dice: [] }, at)).toBe(false);
  expect(isStuck({ ...player, dice: showing('BBBBB') }, at - 1)).toBe(false);
});

it('that nothing can be rolled has a reason: all held, held or black, all black, or no dice', () => {
  if (!player) throw new Error('nobody plays');
  const rest = (faces: string, ...places: readonly number[]) => {
    const dice = showing(faces);
    return restOf({ ...player, dice }, at, new Set(dice.filter((_, i) => places.includes(i)).map(die => die.id)));
  };
  expect(rest('TTK', 0, 1, 2)).toBe('held');
  expect(rest('TTB', 0, 1)).toBe('heldOrBlack');
  expect(rest('BBB')).toBe('stuck');
  expect(rest('')).toBe('noDice');
  expect(rest('TTB', 0)).toBeUndefined();
});
