import { expect, it } from 'vitest';
import { middle } from '../../gallery/samples.ts';
import { isStuck } from './dice.ts';

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
