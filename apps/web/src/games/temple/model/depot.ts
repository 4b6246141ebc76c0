import { escapeCost, type State, temple } from '@templefall/temple';
import type { DepotModel } from '../screen/Depot.tsx';

/** The depot as it is shown: what lies in it, what lay in it, and what leaving would cost. */
export const depotOf = (state: State): DepotModel => {
  const keys = escapeCost(temple.context(state, 0)).length;
  const inside = state.players.filter(player => player.spot);
  const most = Math.max(1, ...inside.map(player => player.dice.length));
  // Where nobody is left inside, nobody has to leave.
  const tooMany = inside.length > 0 ? Math.max(0, keys - most) : 0;
  return { gems: state.depot, places: placesOf(state), keys, tooMany };
};

/** How many gems there are, in the depot and lit. */
export const placesOf = ({ depot, rooms }: State): number =>
  Object.values(rooms).reduce((sum, room) => sum + room.gems, depot);

export const isExitFound = (state: State): boolean => Object.values(state.rooms).some(room => room.tile.id === 'exit');
