import { hidden } from '@templefall/kernel';
import type { CoreEvent } from './events.ts';
import type { State } from './state.ts';

/** [TX1] What nobody at the table may know of the core's state: the order of the stack, and what it passed over. */
export const viewOf = (state: State, modules: State['modules']): State => {
  const stack = hidden(state.stack);
  return state.drawn
    ? { ...state, stack, modules, drawn: { ...state.drawn, skipped: 0 } }
    : { ...state, stack, modules };
};

/** The same for its events: how many rooms would have sealed the temple tells which lie at the bottom now (TB6). */
export const redacted = <Event extends { readonly type: string }>(event: Event | CoreEvent): Event | CoreEvent => {
  if (event.type === 'roomLaid') return { ...(event as Laid), skipped: 0 };
  if (event.type === 'roomDrawn') {
    const { drawn, ...rest } = event as Drawn;
    return { ...rest, drawn: { ...drawn, skipped: 0 } };
  }
  return event;
};

type Laid = Extract<CoreEvent, { readonly type: 'roomLaid' }>;
type Drawn = Extract<CoreEvent, { readonly type: 'roomDrawn' }>;
