import {
  type Cell,
  cellOf,
  coordinates,
  isExit,
  isStart,
  neighbours,
  type Spot,
  type State,
  temple,
} from '@templefall/temple';
import type { Words } from '@templefall/texts';

type Compass = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

/** The direction from one room to another, in eight words. */
const compass = (from: Cell, to: Cell): Compass => {
  const [x0, y0] = coordinates(from);
  const [x1, y1] = coordinates(to);
  const [dx, dy] = [x1 - x0, y1 - y0];
  const vertical = Math.abs(dy) * 2 >= Math.abs(dx) ? (dy < 0 ? 'N' : dy > 0 ? 'S' : '') : '';
  const level = Math.abs(dx) * 2 >= Math.abs(dy) ? (dx < 0 ? 'W' : dx > 0 ? 'E' : '') : '';
  return (`${vertical}${level}` || 'N') as Compass;
};

/** The way home: the spots from here to a safe room, the first step first; undefined if there is none. */
const wayTo = (state: State, from: Spot, isThere: (spot: Spot) => boolean): readonly Spot[] | undefined => {
  const ctx = temple.context(state, 0);
  const came = new Map<Spot, Spot | undefined>([[from, undefined]]);
  for (const [spot] of came) {
    if (isThere(spot)) {
      const way: Spot[] = [];
      for (let at: Spot | undefined = spot; at !== undefined && at !== from; at = came.get(at)) way.unshift(at);
      return way;
    }
    for (const next of neighbours(ctx, state.rooms, spot))
      if (!came.has(next) && state.rooms[cellOf(next)]?.tile.cost) came.set(next, spot);
  }
  return undefined;
};

export const homeOf = (state: State, from: Spot, run: 'start' | 'exit'): readonly Spot[] | undefined =>
  wayTo(state, from, spot => (run === 'start' ? isStart(state.rooms, spot) : isExit(state.rooms, spot)));

/** How many rooms one walks from here to there; as the crow flies, and farther than any way, if there is none. */
export const stepsBetween = (state: State, from: Spot, to: Spot): number => {
  const way = wayTo(state, from, spot => spot === to);
  if (way) return way.length;
  const [x0, y0] = coordinates(cellOf(from));
  const [x1, y1] = coordinates(cellOf(to));
  return NO_WAY + Math.abs(x1 - x0) + Math.abs(y1 - y0);
};
const NO_WAY = 1000;

/** Where something lies: "above right". */
export const directionWord = ({ say }: Words, from: Cell, to: Cell): string => say(`compass.${compass(from, to)}`);

/** Which way somebody goes: "up and right". */
export const headingWord = ({ say }: Words, from: Cell, to: Cell): string => say(`heading.${compass(from, to)}`);
