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

/** What was taken out of it, put back by who knows the order of the stack: a room that did not have to come lay under those passed over. */
export const revealed = <Event extends { readonly type: string }>(
  event: Event | CoreEvent,
  { stack: { order = [] } }: State,
): Event | CoreEvent => {
  if (event.type !== 'roomLaid' && event.type !== 'roomDrawn') return event;
  const passing = event as Passing;
  if (passing.type === 'roomLaid' && passing.forced) return passing;
  const { tile } = passing.type === 'roomLaid' ? passing : passing.drawn;
  return { ...passing, skipped: Math.max(0, order.indexOf(tile.id)) };
};

type Passing = Extract<CoreEvent, { readonly skipped: number }>;
