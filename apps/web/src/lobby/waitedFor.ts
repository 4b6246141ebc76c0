import type { AnyLobbyView, LobbySeat } from '../games/gameClient.ts';

/** What keeps a table from beginning. */
export type WaitedFor =
  | { readonly type: 'line'; readonly away: NonNullable<AnyLobbyView['away']> }
  | { readonly type: 'anybody' }
  | { readonly type: 'friends'; readonly friends: readonly LobbySeat[] }
  | { readonly type: 'start'; readonly by: LobbySeat };

/** Whoever decides need not say that they are ready: they begin. */
export const waitedFor = ({ seats, host, away }: Pick<AnyLobbyView, 'seats' | 'host' | 'away'>): WaitedFor => {
  if (away) return { type: 'line', away };
  const by = seats.find(({ place }) => place === host);
  if (!by) return { type: 'anybody' };
  const friends = seats.filter(seat => seat !== by && !seat.isReady);
  return friends.length > 0 ? { type: 'friends', friends } : { type: 'start', by };
};
