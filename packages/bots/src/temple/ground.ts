/**
 * The least distances between places. They are worked out as Floyd and Warshall do, but place by place, and what each step
 * went by is kept: so a place more can be added without looking at all the ways between the others again. Every distance
 * comes out to the last bit as it would if all places had been there from the start.
 */
export interface Ground {
  readonly size: number;
  /** `distances[from * stride + to]`; behind them, by place, those from it and to it when ways through it were looked at. */
  readonly stride: number;
  readonly distances: Float64Array;
  /** The first place on the way, below 0 where there is none; behind them, by place, those to it at that time. */
  readonly firstSteps: Int16Array;
}

/** A passage between a new place and an old one, with what it costs in either direction. */
export interface Ways {
  readonly place: number;
  readonly there: number;
  readonly back: number;
}

/** The ground of so many places, each with its passages to those before it. */
export const groundOf = (all: readonly (readonly Ways[])[]): Ground => {
  const ground = emptyGround(all.length, strideFor(all.length));
  for (let place = 0; place < all.length; place++) addPlace(ground, place, all[place] ?? []);
  return ground;
};

/** The ground with a place more, which gets the next number. */
export const withPlace = (before: Ground, ways: readonly Ways[]): Ground => {
  const ground = grown(before);
  addPlace(ground, before.size, ways);
  return ground;
};

/** Writes a place and all distances from it, to it and through it into a ground that has the places before it. */
const addPlace = ({ stride, distances, firstSteps }: Ground, added: number, ways: readonly Ways[]): void => {
  const area = stride * stride;
  const inward = 2 * area;
  const own = added * stride;
  distances[own + added] = 0;
  firstSteps[own + added] = added;
  for (const { place, there, back } of ways) {
    if (there < Number.POSITIVE_INFINITY) {
      distances[own + place] = there;
      firstSteps[own + place] = place;
    }
    if (back < Number.POSITIVE_INFINITY) {
      distances[place * stride + added] = back;
      firstSteps[place * stride + added] = added;
    }
  }

  // From the new place and to it, through each of the others in turn.
  for (let via = 0; via < added; via++) {
    const row = via * stride;
    const out = distances[own + via] as number;
    const back = distances[row + added] as number;
    const first = firstSteps[own + via] as number;
    distances[area + row + added] = back;
    distances[inward + row + added] = out;
    firstSteps[area + row + added] = first;
    if (out < Number.POSITIVE_INFINITY)
      for (let to = 0; to < added; to++) {
        const through = out + (distances[area + row + to] as number);
        if (through >= (distances[own + to] as number)) continue;
        distances[own + to] = through;
        firstSteps[own + to] = first;
      }
    if (back < Number.POSITIVE_INFINITY)
      for (let from = 0; from < added; from++) {
        const through = (distances[inward + row + from] as number) + back;
        if (through >= (distances[from * stride + added] as number)) continue;
        distances[from * stride + added] = through;
        firstSteps[from * stride + added] = firstSteps[area + row + from] as number;
      }
  }

  // Between the others, through the new place.
  for (let place = 0; place <= added; place++) {
    distances[area + own + place] = distances[own + place] as number;
    distances[inward + own + place] = distances[place * stride + added] as number;
    firstSteps[area + own + place] = firstSteps[place * stride + added] as number;
  }
  for (let from = 0; from < added; from++) {
    const row = from * stride;
    const there = distances[row + added] as number;
    if (there === Number.POSITIVE_INFINITY) continue;
    const first = firstSteps[row + added] as number;
    for (let to = 0; to < added; to++) {
      const through = there + (distances[own + to] as number);
      if (through >= (distances[row + to] as number)) continue;
      distances[row + to] = through;
      firstSteps[row + to] = first;
    }
  }
};

/** Rows grow by so many places at a time: until then a copy of the whole will do. */
const STEP = 8;
const strideFor = (size: number): number => STEP * Math.ceil(size / STEP);

/** Distances, distances outward and inward; first steps, and those inward. */
const [DISTANCE_LISTS, STEP_LISTS] = [3, 2] as const;

const emptyGround = (size: number, stride: number): Ground => ({
  size,
  stride,
  distances: new Float64Array(DISTANCE_LISTS * stride * stride).fill(Number.POSITIVE_INFINITY),
  firstSteps: new Int16Array(STEP_LISTS * stride * stride).fill(-1),
});

const grown = ({ size, stride, distances, firstSteps }: Ground): Ground => {
  if (size < stride) return { size: size + 1, stride, distances: distances.slice(), firstSteps: firstSteps.slice() };
  const wide = emptyGround(size + 1, stride + STEP);
  for (let row = 0; row < DISTANCE_LISTS * stride; row++)
    wide.distances.set(distances.subarray(row * stride, (row + 1) * stride), rowIn(wide, row, stride));
  for (let row = 0; row < STEP_LISTS * stride; row++)
    wide.firstSteps.set(firstSteps.subarray(row * stride, (row + 1) * stride), rowIn(wide, row, stride));
  return wide;
};

/** Where a row of narrower lists, one behind the other, begins in wider ones. */
const rowIn = ({ stride }: Ground, row: number, narrow: number): number =>
  (Math.floor(row / narrow) * stride + (row % narrow)) * stride;
