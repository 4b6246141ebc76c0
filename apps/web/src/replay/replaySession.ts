import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { seat } from '@templefall/kernel';
import type { Recording, Timeline } from '@templefall/replay';
import type { AnyGameSession, GameId, Player } from '../games/gameClient.ts';
import { nameOf, pawnOf } from '../session/lobbyView.ts';
import type { ReplayPlayer } from './replayPlayer.ts';

export const playersOf = ({ players }: Recording): readonly Player[] =>
  players.map(({ name, colour, bot }, index) => ({
    seat: seat(index),
    name: nameOf(name, bot),
    pawn: pawnOf(colour),
    kind: bot ? 'bot' : 'human',
    ...(bot && { bot }),
  }));

/** A game that is looked back at, as the screens of the game see it: nothing can be said to it. */
export const replaySession = (
  recording: Recording,
  timeline: Timeline,
  player: Pick<ReplayPlayer, 'n' | 'onApplied'>,
): { readonly session: AnyGameSession; readonly at: ReadonlySignal<number> } => {
  const at = computed(() => timeline.timeOf(player.n.value));
  const session: AnyGameSession = {
    game: recording.game as GameId,
    me: undefined,
    seats: signal([]),
    gameKey: () => `replay ${recording.id ?? ''}`,
    view: computed(() => timeline.stateAt(player.n.value)),
    players: signal(playersOf(recording)),
    connection: signal('open'),
    now: () => at.peek(),
    hasBegun: signal(true),
    hasEnded: signal(false),
    send: async () => ({ code: 'gameOver' }),
    call: () => undefined,
    onApplied: player.onApplied,
    onCall: () => () => undefined,
    leave: () => undefined,
  };
  return { session, at };
};
