import type { State } from '@templefall/temple';
import { type PositionSketch, playing, position } from './position.ts';

/** A position and who plays whom, such as `doc permanent`: seat 0 has the first card; the others get what is left. */
export type CastSketch = Omit<PositionSketch, 'options'> & {
  readonly cards: readonly string[];
  /** The other modules that are on. */
  readonly beside?: object;
};

export const cast = ({ cards, beside, ...sketch }: CastSketch): State =>
  position({ ...sketch, options: { modules: { characters: cards.map(cardOf), ...beside } } });

export const playAs = (sketch: CastSketch) => playing(cast(sketch));

const cardOf = (name: string): object => {
  const [character, ability] = name.split(' ');
  return { character, ability };
};
