import { HEAL, KEY, OUTSIDE, RUSH } from './chart.ts';
import { feel, type Land } from './land.ts';
import { at, listAt, realAt } from './reading.ts';
import { boxesLeftOn, MOVE_CURSES, type Sketch, turnsAfter, turnsLeft } from './sketch.ts';
import type { Weights } from './weights.ts';

/** What a seat may hope for in its turn: worked out once, then asked for every route. Worths are in gems. */
export interface Prospect {
  readonly sketch: Sketch;
  readonly seat: number;
  readonly land: Land;
  readonly weights: Weights;
  /** What a gem is worth while it is still needed; it is `weights.spare` afterwards. */
  readonly gemsMissing: number;
  /** By track: the worth of one box more, and of one circle towards the track's gem, as the table is now. */
  readonly box: readonly number[];
  readonly certainty: number;
  /** By action: what crossing it off would bring now. */
  readonly actions: readonly number[];
  /** The track a free joker goes to, or what the lottery offers. */
  readonly joker: number;
  /** Where the others stand, a bit for each room: who enters a twin of one of them finds a secret. */
  readonly othersIn: number;
  /** By room: how near the nearest of the others is to it. */
  readonly othersNear: readonly number[];
  /** The worth of ending the turn in a place, its own gains aside, if no room is crossed off on the way; made on demand. */
  readonly endings: Float64Array;
  readonly future: number;
}

export const prospectOf = (sketch: Sketch, seat: number, weights: Weights): Prospect => {
  const after = turnsAfter(sketch);
  // A box is worth nothing when nobody is left to use it, a circle nothing when nobody is left to draw the next.
  const use = 1 - 0.7 ** after;
  const certainty = weights.circle * (1 - 0.8 ** after);
  const box = weights.boxes.map(
    (worth, track) => worth * use * weights.more ** Math.max(0, boxesLeftOn(sketch, track)),
  );
  const gemsMissing = sketch.needed - sketch.gems;
  const gem = gemsMissing > 0 ? 1 : weights.spare;
  const circles = box.map((worth, track) => circleWorth(sketch, track, { worth, certainty, gem }));
  const joker = jokerOf(sketch, circles);
  const othersIn = sketch.places.reduce(
    (bits, place, who) => (who === seat || place >= OUTSIDE ? bits : bits | (1 << place)),
    0,
  );
  const turns = turnsLeft(sketch, seat);
  return {
    sketch,
    seat,
    land: listAt(sketch.lands, seat),
    weights,
    gemsMissing,
    box,
    certainty,
    actions: [...circles, jokerWorth(sketch, joker, circles), gem, 0],
    joker,
    othersIn,
    othersNear: sketch.chart.first.map((_, room) => nearestOther(sketch, seat, room)),
    endings: new Float64Array(OUTSIDE + 4).fill(Number.NaN),
    future: turns === 0 ? 0 : Math.min(1, 0.4 + 0.12 * turns),
  };
};

interface Circle {
  readonly worth: number;
  readonly certainty: number;
  readonly gem: number;
}

/** A box to use, and a step towards the track's gem. */
const circleWorth = (sketch: Sketch, track: number, { worth, certainty, gem }: Circle): number => {
  const circled = at(sketch.circled, track);
  if (circled >= at(sketch.lengths, track)) return 0;
  const missing = at(sketch.gemAt, track) - circled;
  return worth + (missing > 0 ? gem * certainty ** (missing - 1) * (1 - certainty) : 0);
};

const jokerOf = ({ lots, jokerHeals, variant }: Sketch, circles: readonly number[]): number => {
  const offered = variant === 'jokerLottery' ? lots : FREE;
  let best = offered[0] ?? -1;
  for (const track of offered) {
    if (track === HEAL && !jokerHeals) continue;
    if ((circles[track] ?? 0) > (circles[best] ?? 0) || best === HEAL) best = track;
  }
  return best;
};
const FREE: readonly number[] = [2, 3, 4, 5, HEAL];

const jokerWorth = ({ cursed }: Sketch, joker: number, circles: readonly number[]): number => {
  if (joker === MOVE_CURSES) return 0.05 * (at(cursed, 0) + at(cursed, 1) + at(cursed, 2));
  return circles[joker] ?? 0;
};

const nearestOther = ({ places, lands, secrets, chart }: Sketch, seat: number, room: number): number => {
  const colour = at(chart.colour, room);
  if (colour < 0 || (secrets >> colour) & 1) return 0;
  let best = 0;
  for (let who = 0; who < places.length; who++) {
    if (who === seat) continue;
    feel(listAt(lands, who), at(places, who));
    best = Math.max(best, realAt(listAt(lands, who).meet, at(places, who) * OUTSIDE + room));
  }
  return best;
};

/** What the way so far has changed. */
interface Trail {
  readonly rooms: readonly number[];
  readonly crossed: number;
  readonly secrets: number;
}

/** The worth of ending the turn in a place: rooms still to visit, a partner for a secret, and the way out. */
export const endingWorth = (prospect: Prospect, place: number, { rooms, crossed, secrets }: Trail): number => {
  const { sketch, seat, endings, land, actions, weights, future } = prospect;
  if (Number.isNaN(realAt(endings, place))) endings[place] = freshEnding(prospect, place);
  let worth = realAt(endings, place);
  const before = at(sketch.crossed, seat);
  for (const room of rooms) {
    if (!((crossed >> room) & 1) || (before >> room) & 1) continue;
    worth -=
      weights.roam * future * at(actions, at(sketch.chart.action, room)) * realAt(land.near, place * OUTSIDE + room);
  }
  if (secrets !== sketch.secrets)
    worth += secretWorth(prospect, place, secrets) - secretWorth(prospect, place, sketch.secrets);
  return worth;
};

const freshEnding = (prospect: Prospect, place: number): number => {
  const { sketch, seat, land, actions, weights, future } = prospect;
  const crossed = at(sketch.crossed, seat);
  feel(land, place);
  let roam = 0;
  for (let room = 0; room < OUTSIDE; room++)
    if (!((crossed >> room) & 1) && room !== place)
      roam += at(actions, at(sketch.chart.action, room)) * realAt(land.near, place * OUTSIDE + room);
  const exit = realAt(land.far, place * OUTSIDE + sketch.chart.exit);
  // Whoever stands outside is near to many rooms, and yet has to begin some time.
  const idle = place >= OUTSIDE ? weights.outside : 0;
  const hopes = weights.roam * future * roam + secretWorth(prospect, place, sketch.secrets);
  return hopes - exitLoss(prospect, exit) - idle;
};

const secretWorth = (
  { sketch, land, othersNear, weights, gemsMissing, future }: Prospect,
  place: number,
  secrets: number,
): number => {
  if (gemsMissing <= 0) return 0;
  const { chart } = sketch;
  let worth = 0;
  for (let room = 0; room < OUTSIDE; room++) {
    const colour = at(chart.colour, room);
    const twin = at(chart.twin, room);
    // Each pair is looked at once, from both its ends.
    if (colour < 0 || twin < room || (secrets >> colour) & 1) continue;
    const there = realAt(land.meet, place * OUTSIDE + room) * at(othersNear, twin);
    const here = realAt(land.meet, place * OUTSIDE + twin) * at(othersNear, room);
    worth += Math.max(there, here);
  }
  return 2 * weights.secret * worth * (0.5 + 0.5 * future);
};

/** How much the chance to be at the exit in time has suffered. */
const exitLoss = ({ sketch, seat, weights }: Prospect, far: number): number => {
  if (far === 0) return 0;
  // A rush or a key for the exit itself makes the way shorter.
  const help = Math.min(0.5, 0.4 * boxesLeftOn(sketch, RUSH) + 0.1 * boxesLeftOn(sketch, KEY));
  const margin = turnsLeft(sketch, seat) + help - far - weights.slack;
  return weights.exit / (1 + Math.exp(margin / weights.sharp));
};
