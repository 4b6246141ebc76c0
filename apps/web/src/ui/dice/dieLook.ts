import type { FaceArt } from '../Face.tsx';

export type DieState = 'free' | 'held' | 'black' | 'blank' | 'rolling' | 'lost';

/** A die as it lies before somebody. `rolls` counts its throws: a new count sets it tumbling. */
export interface DieLook {
  readonly id: number;
  readonly face?: FaceArt;
  readonly state: DieState;
  readonly rolls: number;
  /** Held, and about to be let go of. */
  readonly isLeaving?: true;
}
