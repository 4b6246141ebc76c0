import type { GatheringView, Guest } from '../session/lobby.ts';

/** What keeps a table from beginning. */
export type WaitedFor =
  | { readonly type: 'line'; readonly away: NonNullable<GatheringView['away']> }
  | { readonly type: 'anybody' }
  | { readonly type: 'friends'; readonly friends: readonly Guest[] }
  | { readonly type: 'start'; readonly by: Guest };

/** Whoever decides need not say that they are ready: they begin. */
export const waitedFor = ({ guests, host, away }: Pick<GatheringView, 'guests' | 'host' | 'away'>): WaitedFor => {
  if (away) return { type: 'line', away };
  const by = guests.find(({ place }) => place === host);
  if (!by) return { type: 'anybody' };
  const friends = guests.filter(guest => guest !== by && !guest.isReady);
  return friends.length > 0 ? { type: 'friends', friends } : { type: 'start', by };
};
