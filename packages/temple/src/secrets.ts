import { hidden } from '@templefall/kernel';
import type { CoreEvent } from './events.ts';
import type { State } from './state.ts';

/** [TX1] What nobody at the table may know of the core's state: the order of the stack. */
export const viewOf = (state: State, modules: State['modules']): State => ({
  ...state,
  stack: hidden(state.stack),
  modules,
});

/** The same for its events: how many rooms were passed over tells which lie at the bottom now (TB6). */
export const redacted = <Event extends { readonly type: string }>(event: Event | CoreEvent): Event | CoreEvent => {
  if (event.type === 'roomLaid' || event.type === 'roomDrawn') return { ...(event as Passing), skipped: 0 };
  return event;
};

type Passing = Extract<CoreEvent, { readonly skipped: number }>;
