import type { Gathering, GatheringView } from '../session/lobby.ts';
import { useSteady } from '../ui/signals/structuralSharing.ts';

export interface TableChoices extends Pick<GatheringView, 'wishes' | 'isHost' | 'standIn'> {
  readonly people: number;
  readonly hasServer: boolean;
}

/** What the panels of a table show: they are not drawn anew because somebody is ready or has another name. */
export const useTable = (gathering: Gathering): TableChoices =>
  useSteady(() => {
    const { wishes, isHost, standIn, guests, code } = gathering.view.value;
    return { wishes, isHost, standIn, people: guests.length, hasServer: code !== undefined };
  }).value;
