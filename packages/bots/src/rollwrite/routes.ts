import { EXIT, GEM, JOKER, RUSH, trackOfSymbol } from './chart.ts';
import { COUNTS, MINUS } from './hands.ts';
import { endingWorth, type Prospect } from './prospect.ts';
import { at, byteAt, listAt, shortAt } from './reading.ts';

/** Rooms to enter one after the other, and what the whole turn is then worth. */
export interface Route {
  readonly steps: readonly Step[];
  readonly worth: number;
  readonly end: number;
}
export interface Step {
  readonly room: number;
  readonly isRush: boolean;
}

/** No turn goes further: eight dice pay for four rooms, boxes and rushes for some more. Imagined ones are shorter. */
const LONGEST = 6;
export const LONGEST_IMAGINED = 4;

export interface Walk {
  readonly prospect: Prospect;
  /** Told of every place to stop. */
  readonly found: Found;
  readonly longest: number;
  readonly rooms: number[];
  readonly rushes: boolean[];
  /** Free boxes, circles and gems as they would be by now. */
  readonly free: number[];
  readonly circled: number[];
  gems: number;
  crossed: number;
  secrets: number;
}

export type Found = (walk: Walk, place: number, worth: number) => void;

/** Every way to spend the dice of a handful, boxes and rushes included, dice always paying before boxes. */
export const walkAll = (prospect: Prospect, hand: number, found: Found): void =>
  step(walkFrom(prospect, found), at(prospect.sketch.places, prospect.seat), hand, 0);

export const walkFrom = (prospect: Prospect, found: Found, longest = LONGEST): Walk => {
  const { sketch, seat } = prospect;
  return {
    prospect,
    found,
    longest,
    rooms: [],
    rushes: [],
    free: sketch.circled.map((count, track) => count - at(sketch.used, track)),
    circled: [...sketch.circled],
    gems: sketch.gems,
    crossed: at(sketch.crossed, seat),
    secrets: sketch.secrets,
  };
};

export const routeOf = ({ rooms, rushes }: Walk, end: number, worth: number): Route => ({
  steps: rooms.map((room, index) => ({ room, isRush: listAt(rushes, index) })),
  worth,
  end,
});

/** The best way to spend the dice; to stay is a way too. */
export const bestRoute = (prospect: Prospect, hand: number, longest = LONGEST): Route => {
  let best: Route | undefined;
  const found: Found = (walk, place, worth) => {
    if (!best || worth > best.worth) best = routeOf(walk, place, worth);
  };
  step(walkFrom(prospect, found, longest), at(prospect.sketch.places, prospect.seat), hand, 0);
  return best ?? { steps: [], worth: 0, end: at(prospect.sketch.places, prospect.seat) };
};

const step = (walk: Walk, place: number, hand: number, worth: number): void => {
  const { prospect, rooms, free } = walk;
  const { sketch, land } = prospect;
  walk.found(walk, place, worth + endingWorth(prospect, place, walk));
  if (rooms.length === walk.longest) return;

  const { first, second } = sketch.chart;
  for (const room of listAt(land.ways, place)) {
    if (rooms.includes(room)) continue;
    const one = at(first, room);
    const other = at(second, room);
    // Dice pay first; for what is missing a box of the track is crossed.
    const isOneDie = byteAt(COUNTS, hand * 4 + one) > 0;
    let left = isOneDie ? shortAt(MINUS, hand * 4 + one) : hand;
    const isOtherDie = byteAt(COUNTS, left * 4 + other) > 0;
    if (isOtherDie) left = shortAt(MINUS, left * 4 + other);
    const boxOne = isOneDie ? -1 : trackOfSymbol(one);
    const boxOther = isOtherDie ? -1 : trackOfSymbol(other);
    const isPayable = isBoxFree(free, boxOne, 0) && isBoxFree(free, boxOther, boxOther === boxOne ? 1 : 0);
    if (isPayable) {
      let cost = 0;
      if (boxOne >= 0) cost += taken(walk, boxOne);
      if (boxOther >= 0) cost += taken(walk, boxOther);
      const gained = entered(walk, room, false);
      step(walk, room, left, worth - cost + gained.worth);
      takenBack(walk, gained);
      if (boxOne >= 0) free[boxOne] = at(free, boxOne) + 1;
      if (boxOther >= 0) free[boxOther] = at(free, boxOther) + 1;
    }
    const isFree = isPayable && boxOne < 0 && boxOther < 0;
    if (!isFree && at(free, RUSH) > 0) {
      const cost = taken(walk, RUSH);
      const gained = entered(walk, room, true);
      step(walk, room, hand, worth - cost + gained.worth);
      takenBack(walk, gained);
      free[RUSH] = at(free, RUSH) + 1;
    }
  }
};

/** Adventurers (track 2 would be theirs) have no box. */
const isBoxFree = (free: readonly number[], track: number, alreadyTaken: number): boolean =>
  track < 0 || (track > 2 && at(free, track) > alreadyTaken);

/** A box is crossed; what that costs. */
const taken = ({ prospect, free }: Walk, track: number): number => {
  free[track] = at(free, track) - 1;
  // The last box of many is the cheapest; the worth of one more was asked for, so go one back.
  return at(prospect.box, track) / prospect.weights.more;
};

/** What entering a room brought, and what has to be taken back when the thought is given up. */
interface Entry {
  readonly worth: number;
  readonly track: number;
  readonly gems: number;
  readonly crossed: number;
  readonly secrets: number;
}

export const entered = (walk: Walk, room: number, isRush: boolean): Entry => {
  const { sketch, othersIn, actions, joker } = walk.prospect;
  const { gems, crossed, secrets } = walk;
  walk.rooms.push(room);
  walk.rushes.push(isRush);
  let worth = 0;
  let track = -1;

  const action = at(sketch.chart.action, room);
  if (action !== EXIT && !((crossed >> room) & 1)) {
    walk.crossed |= 1 << room;
    if (action === GEM) worth += gem(walk, 1);
    else if (action === JOKER && joker < 0) worth += at(actions, JOKER);
    else {
      track = action === JOKER ? joker : action;
      if (at(walk.circled, track) < at(sketch.lengths, track)) worth += circle(walk, track);
      else track = -1;
    }
  }
  const colour = at(sketch.chart.colour, room);
  if (colour >= 0 && !((secrets >> colour) & 1) && (othersIn >> at(sketch.chart.twin, room)) & 1) {
    walk.secrets |= 1 << colour;
    worth += gem(walk, 2);
  }
  return { worth, track, gems, crossed, secrets };
};

export const takenBack = (walk: Walk, { track, gems, crossed, secrets }: Entry): void => {
  if (track >= 0) {
    walk.circled[track] = at(walk.circled, track) - 1;
    walk.free[track] = at(walk.free, track) - 1;
  }
  walk.gems = gems;
  walk.crossed = crossed;
  walk.secrets = secrets;
  walk.rooms.pop();
  walk.rushes.pop();
};

/** Gems count in full while they are needed. */
const gem = (walk: Walk, count: number): number => {
  const { sketch, weights } = walk.prospect;
  const needed = Math.max(0, Math.min(count, sketch.needed - walk.gems));
  walk.gems += count;
  return needed + (count - needed) * weights.spare;
};

/** A circle on a track that is not full: a box to use, and a step towards its gem. */
const circle = (walk: Walk, track: number): number => {
  const { prospect, circled, free } = walk;
  const { sketch, certainty, box } = prospect;
  const before = at(circled, track);
  circled[track] = before + 1;
  free[track] = at(free, track) + 1;
  const missing = at(sketch.gemAt, track) - before;
  if (missing === 1) return at(box, track) + gem(walk, 1) - (sketch.needed > walk.gems ? certainty : 0);
  const step = missing > 1 ? certainty ** (missing - 1) * (1 - certainty) : 0;
  return at(box, track) + step * (sketch.needed > walk.gems ? 1 : prospect.weights.spare);
};
