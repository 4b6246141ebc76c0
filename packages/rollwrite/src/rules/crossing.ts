import type { Seat } from '@templefall/kernel';
import { must } from '@templefall/kit';
import type { CoreEvent } from '../events.ts';
import { freeBox, playerOf } from '../questions.ts';
import type { Spot, State } from '../state.ts';

/** A die crossed on the first free box of a side that shows its face. */
export const crossed = (state: State, seat: Seat, { face, map, side }: Spot): CoreEvent => {
  const box = must(freeBox(playerOf(state, seat), map, side, face), 'a free box');
  return { type: 'symbolCrossed', seat, face, map, side, box };
};
