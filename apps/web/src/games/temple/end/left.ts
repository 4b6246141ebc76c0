import { isExit, type Spot, type State } from '@templefall/temple';
import type { StoryWords } from '@templefall/texts';
import { homeOf } from '../model/places.ts';

/** How far from the exit somebody was at the end. */
export type Left =
  | { readonly where: 'out' | 'atExit' | 'noWay' | 'noExit' }
  | { readonly where: 'toExit'; readonly n: number };

export const leftAt = (state: State, seat: number): Left => {
  const spot = state.players[seat]?.spot;
  if (!spot) return { where: 'out' };
  if (isExit(state.rooms, spot)) return { where: 'atExit' };
  const isFound = Object.keys(state.rooms).some(cell => isExit(state.rooms, cell as Spot & typeof cell));
  if (!isFound) return { where: 'noExit' };
  const way = homeOf(state, spot, 'exit');
  return way ? { where: 'toExit', n: way.length } : { where: 'noWay' };
};

/** After a name. */
export const leftText = (left: Left, { say }: StoryWords): string =>
  left.where === 'toExit' ? say('left.toExit', { n: left.n }) : say(`left.${left.where}`);

/** To somebody who played alone. */
export const aloneText = (left: Left, { say }: StoryWords): string => {
  if (left.where === 'out') return '';
  return left.where === 'toExit' ? say('alone.toExit', { n: left.n }) : say(`alone.${left.where}`);
};
