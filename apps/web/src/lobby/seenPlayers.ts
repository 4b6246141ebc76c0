import { computed } from '@preact/signals';
import type { AnyGameSession, AnyLobby, Player } from '../games/gameClient.ts';

/** A running game whose players are seen as the table knows them: who left it, and for whom no bot will come. */
export const withSeenPlayers = (session: AnyGameSession, { view }: Pick<AnyLobby, 'view'>): AnyGameSession => ({
  ...session,
  players: computed(() => {
    const { seats, standIn } = view.value;
    return session.players.value.map((player, index) =>
      seenPlayer(player, { hasLeft: seats[index]?.isVacant === true, hasStandIn: standIn }),
    );
  }),
});

/** Where nobody stands in, there is no moment to count down to. */
export const seenPlayer = (
  { botAt, ...player }: Player,
  { hasLeft, hasStandIn }: { readonly hasLeft: boolean; readonly hasStandIn: boolean },
): Player => ({
  ...player,
  ...(botAt !== undefined && hasStandIn && { botAt }),
  ...(hasLeft && { hasLeft: true }),
});
