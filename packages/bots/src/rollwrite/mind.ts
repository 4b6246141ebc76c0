import type { Seat } from '@templefall/kernel';
import type { Rng } from '@templefall/kit';
import type { State } from '@templefall/rollwrite';
import type { Surveyor } from './land.ts';
import { type Prospect, prospectOf } from './prospect.ts';
import { type Sketch, sketchOf } from './sketch.ts';
import type { Temper } from './temper.ts';

/** What every decision looks at. */
export interface Mind {
  readonly view: State;
  readonly me: Seat;
  readonly rng: Rng;
  readonly temper: Temper;
  readonly landOf: Surveyor;
  readonly sketch: Sketch;
  readonly prospect: Prospect;
}

export const mindOf = (about: Omit<Mind, 'sketch' | 'prospect'>): Mind => {
  const sketch = sketchOf(about.view, about.landOf);
  let prospect: Prospect | undefined;
  return {
    ...about,
    sketch,
    // Half of all decisions are made without one.
    get prospect() {
      prospect ??= prospectOf(sketch, about.me, about.temper.weights);
      return prospect;
    },
  };
};
