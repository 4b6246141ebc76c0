import type { Plan, Proposal } from './proposals.ts';
import type { State } from './state.ts';

/** The ways suggested for the player in turn. */
export const plansOf = ({ proposals }: State): readonly Plan[] => proposals.filter(one => one.type === 'plan');

/** [WX9] Whether a suggestion is gathered but not to be seen yet; its own maker sees it. */
export const isFaceDown = ({ asking, options }: State, { type }: Proposal): boolean =>
  type === 'plan' && options.talk === 'onRequest' && asking !== undefined && !asking.isShown;
