import { escapeCost, type State, temple } from '@templefall/temple';
import type { DepotModel } from '../../ui/Depot.tsx';

/** The depot as it is shown: what lies in it, what lay in it, and what leaving would cost. */
export const depotOf = (state: State): DepotModel => {
  const keys = escapeCost(temple.context(state, 0)).length;
  const lit = Object.values(state.rooms).reduce((sum, room) => sum + room.gems, 0);
  const most = Math.max(1, ...state.players.filter(player => player.spot).map(player => player.dice.length));
  return { gems: state.depot, places: state.depot + lit, keys, tooMany: Math.max(0, keys - most) };
};

export const isExitFound = (state: State): boolean => Object.values(state.rooms).some(room => room.tile.id === 'exit');
