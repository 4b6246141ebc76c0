import type { Millis } from '@templefall/kit';
import type { Section } from './sections.ts';

export interface Bar {
  readonly section: Section;
  /** Which section of the form, and which bar of it. */
  readonly part: number;
  readonly index: number;
  readonly at: Millis;
  readonly length: Millis;
  /** How far the section has come at this bar, 0 to 1. */
  readonly progress: number;
}

/** How long a bar would like to be, by section. */
export type BarLength = (section: Section) => Millis;

/**
 * The bar that sounds at a moment. Every section starts on a bar line: the tempo is bent (by 4 % at most in a standard
 * game) so that whole bars fill the section and the beat arrives together with the gong.
 */
export const barAt = (sections: readonly Section[], lengthOf: BarLength, moment: Millis): Bar | undefined => {
  const part = sections.findIndex(({ from, to }) => moment >= from && moment < to);
  const section = sections[part];
  if (!section) return undefined;
  const wished = lengthOf(section);
  const span = section.to - section.from;
  const isEndless = span === Number.POSITIVE_INFINITY;
  const length = isEndless ? wished : span / Math.max(1, Math.round(span / wished));
  // A moment computed as a bar line may lie a rounding error before it; half a thousandth of a bar is nobody's beat.
  const index = Math.floor((moment - section.from) / length + 0.0005);
  const progress = isEndless ? wave((index * wished) / BREATH) : (index * length) / span;
  return { section, part, index, at: section.from + index * length, length, progress };
};

/** Practice has no end to rise to: the intensity comes and goes over four minutes. */
const BREATH: Millis = 240_000;
const wave = (turns: number): number => 0.5 - 0.5 * Math.cos(2 * Math.PI * turns);
