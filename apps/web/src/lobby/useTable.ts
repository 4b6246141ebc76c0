import type { Lobby, LobbyView } from '../games/gameClient.ts';
import { useShared } from '../ui/signals/structuralSharing.ts';

export interface TableChoices<Options> extends Pick<LobbyView<Options>, 'options' | 'isHost' | 'standIn'> {
  readonly people: number;
  readonly hasServer: boolean;
}

/** What the option panels show: they are not redrawn because somebody is ready or has another name. */
export const useTable = <Options>(lobby: Lobby<Options>): TableChoices<Options> =>
  useShared(() => {
    const { options, isHost, standIn, seats, code } = lobby.view.value;
    return { options, isHost, standIn, people: seats.length, hasServer: code !== undefined };
  }).value;
