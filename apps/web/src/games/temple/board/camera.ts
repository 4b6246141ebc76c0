import type { Built } from '../model/board.ts';

/** What the eye sees: the size of a room in pixels, and where the start room's upper left corner lies. */
export interface Camera {
  readonly tile: number;
  readonly left: number;
  readonly top: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** How the player moved the eye themselves; nothing: it follows by itself. */
export interface Glance {
  readonly zoom: number;
  readonly dx: number;
  readonly dy: number;
}
export const STRAIGHT: Glance = { zoom: 1, dx: 0, dy: 0 };

/** A strip at the top belongs to what stands there and to doors that lead up; elsewhere only so much of an empty cell beyond a door is in sight. */
interface Slim {
  readonly top: number;
  readonly ahead: number;
}

/** What lies over the upper corners of the frame: how far down it reaches, and how far in from either side. */
export interface Corners {
  readonly height: number;
  readonly left: number;
  readonly right: number;
}

/** `follow`: my room in the middle at a fixed size. `fit`: the whole temple if it fits, else my room kept in sight. */
export type Sight = { readonly type: 'follow'; readonly tile: number } | Fit;

interface Fit {
  readonly type: 'fit';
  readonly least: number;
  readonly most: number;
  /** To leave more to the rooms. */
  readonly slim?: Slim;
  /** The temple keeps clear of them. */
  readonly corners?: Corners | undefined;
  /** Only these cells of it, as large as they can be. */
  readonly around?: readonly (readonly [x: number, y: number])[];
}

export const cameraFor = (model: Built, sight: Sight, frame: Frame, glance: Glance): Camera =>
  aim(model, sight, frame, { top: sight.type === 'fit' ? topFor(model, sight, frame) : 0, glance });

/** How much at the upper edge is left free: what reaches up between the corners needs nothing. */
const topFor = (model: Built, sight: Fit, frame: Frame): number => {
  const { slim, corners } = sight;
  if (slim) return slim.top;
  if (!corners) return 0;
  const isUnder = liesUnder(corners, aim(model, sight, frame, { top: 0, glance: STRAIGHT }), frame);
  const isHidden =
    model.rooms.some(({ x, y }) => isUnder(x, y, 0)) || model.ahead.some(([x, y]) => isUnder(x, y, EDGE));
  return isHidden ? corners.height : 0;
};

/** The frame of a new room is so much smaller than its cell. */
const EDGE = 0.05;

const liesUnder =
  ({ height, left, right }: Corners, { tile, left: x0, top: y0 }: Camera, { width }: Frame) =>
  (x: number, y: number, edge: number): boolean =>
    y0 + (y + edge) * tile < height && (x0 + (x + edge) * tile < left || x0 + (x + 1 - edge) * tile > width - right);

const aim = (
  model: Built,
  sight: Sight,
  whole: Frame,
  { top, glance }: { readonly top: number; readonly glance: Glance },
): Camera => {
  const [mx, my] = model.mine ?? [0, 0];
  const slim = sight.type === 'fit' ? sight.slim : undefined;
  const frame = { width: whole.width, height: whole.height - top };
  const around = sight.type === 'fit' ? sight.around : undefined;
  const seen = boundsOf(around ? { rooms: around.map(([x, y]) => ({ x, y })), ahead: [] } : model, {
    up: slim ? 0 : 1,
    aside: slim?.ahead ?? 1,
  });
  const tile = (sight.type === 'follow' ? sight.tile : fitting(seen, sight, frame)) * glance.zoom;
  const middle =
    sight.type === 'follow' && model.mine
      ? ([mx + 0.5, my + 0.5] as const)
      : middleOf(seen, [mx + 0.5, my + 0.5], tile, frame);
  return {
    tile,
    left: Math.round(frame.width / 2 - middle[0] * tile + glance.dx),
    top: Math.round(top + frame.height / 2 - middle[1] * tile + glance.dy),
  };
};

/** One room further than the frame: what a step brings into it is there before the eye moves. */
const BEYOND = 1.2;

/** Whether a room can be seen from here, or after the next step. */
export const isInSight = (
  { x, y }: { readonly x: number; readonly y: number },
  { tile, left, top }: Camera,
  { width, height }: Frame,
): boolean => {
  const [near, far] = [-tile * (BEYOND + 1), tile * BEYOND];
  const [sx, sy] = [left + x * tile, top + y * tile];
  return sx > near && sx < width + far && sy > near && sy < height + far;
};

/** The eye turned to a room, as near as it is now. */
export const glanceAt = (
  [x, y]: readonly [number, number],
  { tile, left, top }: Camera,
  { width, height }: Frame,
  { zoom, dx, dy }: Glance,
): Glance => ({
  zoom,
  dx: dx + width / 2 - (left + (x + 0.5) * tile),
  dy: dy + height / 2 - (top + (y + 0.5) * tile),
});

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Ground extends Pick<Built, 'ahead'> {
  readonly rooms: readonly { readonly x: number; readonly y: number }[];
}

/** All rooms, and so much of the empty cells that my doors lead to. */
const boundsOf = ({ rooms, ahead }: Ground, { up, aside }: { readonly up: number; readonly aside: number }): Bounds => {
  const xs = rooms.map(({ x }) => x);
  const ys = rooms.map(({ y }) => y);
  return {
    x0: Math.min(...xs, ...ahead.map(([x]) => x + 1 - aside)),
    y0: Math.min(...ys, ...ahead.map(([, y]) => y + 1 - up)),
    x1: Math.max(...xs.map(x => x + 1), ...ahead.map(([x]) => x + aside)),
    y1: Math.max(...ys.map(y => y + 1), ...ahead.map(([, y]) => y + aside)),
  };
};

/** In steps, so that the temple does not creep with every room. */
const STEP = 6;
/** Around all of it. */
const MARGIN = 16;
const fitting = (
  { x0, y0, x1, y1 }: Bounds,
  { least, most }: { readonly least: number; readonly most: number },
  { width, height }: Frame,
): number => {
  const room = Math.min((width - MARGIN) / (x1 - x0), (height - MARGIN) / (y1 - y0));
  return Math.max(least, Math.min(most, Math.floor(room / STEP) * STEP));
};

/** The middle of the temple; where it is larger than the frame, my room stays in sight. */
const middleOf = (
  { x0, y0, x1, y1 }: Bounds,
  [mx, my]: readonly [number, number],
  tile: number,
  { width, height }: Frame,
): readonly [number, number] => {
  const along = (from: number, to: number, mine: number, length: number): number => {
    const half = length / tile / 2;
    if (to - from <= half * 2) return (from + to) / 2;
    return Math.max(from + half - 0.3, Math.min(to - half + 0.3, mine));
  };
  return [along(x0, x1, mx, width), along(y0, y1, my, height)];
};
