import type { Situation } from '@templefall/soundtrack';
import { EXIT, type State } from '@templefall/temple';

/** What the music needs to know of a game. */
export const situationOf = (view: State): Situation => {
  const lit = litGems(view);
  const stuck = view.players.filter(
    ({ spot, dice }) => spot !== undefined && dice.length > 0 && dice.every(({ face }) => face === 'B'),
  );
  return {
    gems: lit / Math.max(1, lit + view.depot),
    stuck: stuck.length,
    exitFound: Object.values(view.rooms).some(({ tile }) => tile.id === EXIT),
  };
};

export const litGems = (view: State): number => Object.values(view.rooms).reduce((sum, { gems }) => sum + gems, 0);
