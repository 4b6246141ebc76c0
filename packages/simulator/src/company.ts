import { fold, type Recorded } from '@templefall/kernel';
import { type CoreEvent, cellOf, type Event, neighbours, type Spot, type State, temple } from '@templefall/temple';
import type { Figures } from './contest.ts';

interface PlayedInCompany {
  readonly opening: State;
  readonly events: readonly Recorded[];
  /** So many seats, the first ones, stand for people. */
  readonly people: number;
}

/** How much the bots at a table with people left to them: gems, and the first gong. */
export const companyFigures = ({ opening, events, people }: PlayedInCompany): Figures => {
  let state = opening;
  let lit = 0;
  let reachable = 0;
  for (const { event } of events) {
    // The simulator plays Temple only here.
    const told = event as CoreEvent;
    if (told.type === 'gemsActivated' && told.seat >= people && told.cell !== undefined) {
      lit += told.gems;
      if (mightReach(state, { people, cell: told.cell })) reachable += told.gems;
    }
    state = fold(temple, state, [event as Event]);
  }
  return {
    'gems lit by bots': lit,
    'gems lit by bots that people could reach': reachable,
    'over before the first gong': state.gongs === 0 ? 1 : 0,
  };
};

/** Whether somebody of the people stands in the room or next to it. */
const mightReach = (state: State, { people, cell }: { readonly people: number; readonly cell: string }): boolean => {
  const ctx = temple.context(state, 0);
  const isThere = (spot: Spot): boolean => cellOf(spot) === cell;
  return state.players
    .slice(0, people)
    .some(({ spot }) => spot !== undefined && [spot, ...neighbours(ctx, state.rooms, spot)].some(isThere));
};
