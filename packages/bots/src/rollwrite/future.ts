import { cashIn, isWonOn, MAPS_A_SEAT, moveCurses, walkRoute } from './carrying.ts';
import { HEAL, REROLL } from './chart.ts';
import { COUNTS, handOf } from './hands.ts';
import type { Luck } from './luck.ts';
import { prospectOf } from './prospect.ts';
import { at, byteAt } from './reading.ts';
import { bestRoute, LONGEST_IMAGINED } from './routes.ts';
import { boxesLeftOn, MOVE_CURSES, NOTHING, type Sketch, turnsAfter } from './sketch.ts';
import { bestCross, isBonusDone, isGemDone, treasuryOf } from './treasure.ts';
import type { Weights } from './weights.ts';

/**
 * One imagined rest of the game, from the end of the turn that is being played: 1 if it is won, otherwise the less the
 * more was missing. The sketch is changed. Imagined players roll all dice at once, so they place them a little too well.
 */
export const playedOn = (sketch: Sketch, luck: Luck, weights: Weights): number => {
  for (;;) {
    if (isWonOn(sketch)) return 1;
    if (turnsAfter(sketch) === 0) return lostWorth(sketch);
    beginTurn(sketch, luck);
    playTurn(sketch, luck, weights);
  }
};

/** Near misses are better than rout: the shape tells plans apart that hardly ever win. */
const lostWorth = (sketch: Sketch): number => {
  for (let seat = 0; seat < sketch.players; seat++)
    for (let map = 0; map < MAPS_A_SEAT; map++) cashIn(sketch, seat, map);
  if (isWonOn(sketch)) return 1;
  const gems = Math.max(0, sketch.needed - sketch.gems);
  const missing = sketch.places.filter(place => place !== sketch.chart.exit).length;
  return 0.4 * Math.exp(-0.45 * gems - 0.7 * missing);
};

const beginTurn = (sketch: Sketch, luck: Luck): void => {
  sketch.active = (sketch.active + 1) % sketch.players;
  if (sketch.active === sketch.start) sketch.round++;
  moveCurses(sketch);
  if (sketch.variant === 'jokerLottery' && sketch.active === sketch.start)
    for (let die = 0; die < 2; die++) sketch.lots[die] = at(LOTS, luck.below(6));
  if (sketch.variant === 'barredWays')
    for (let die = 0; die < 2; die++) if (luck.below(6) === 0) sketch.cursed[0] = at(sketch.cursed, 0) + 1;
};

/** What each face of a die brings in the lottery. */
const LOTS: readonly number[] = [NOTHING, NOTHING, 3, 4, 5, MOVE_CURSES];

const playTurn = (sketch: Sketch, luck: Luck, weights: Weights): void => {
  for (let field = 2; field >= 1; field--)
    if (at(sketch.cursed, field) >= 2 && boxesLeftOn(sketch, HEAL) > 0) {
      sketch.cursed[field] = 0;
      sketch.used[HEAL] = at(sketch.used, HEAL) + 1;
    }
  const supply = Math.max(0, sketch.dice - at(sketch.cursed, 0) - at(sketch.cursed, 1) - at(sketch.cursed, 2));
  const counts = [0, 0, 0, 0, 0];
  for (let die = 0; die < supply; die++) {
    let face = thrown(luck);
    if (face === 4 && boxesLeftOn(sketch, REROLL) > 0) {
      sketch.used[REROLL] = at(sketch.used, REROLL) + 1;
      face = thrown(luck);
    }
    counts[face] = at(counts, face) + 1;
  }
  sketch.cursed[0] = at(sketch.cursed, 0) + at(counts, 4);
  const hand = handOf(at(counts, 0), at(counts, 1), at(counts, 2), at(counts, 3));
  const prospect = prospectOf(sketch, sketch.active, weights);
  const left = walkRoute(sketch, bestRoute(prospect, hand, LONGEST_IMAGINED), { hand, joker: prospect.joker });
  const pool: number[] = [];
  for (let symbol = 0; symbol < 4; symbol++)
    for (let die = byteAt(COUNTS, left * 4 + symbol); die > 0; die--) if (luck.below(2) === 0) pool.push(symbol);
  share(sketch, pool, weights);
};

/** Adventurers stand on two faces of six. */
const thrown = (luck: Luck): number => Math.max(0, luck.below(6) - 1);

/** Everybody else in turn takes the die that is best on their maps, and a second one if enough are left. */
export const share = (sketch: Sketch, pool: number[], weights: Weights): void => {
  if (pool.length === 0) return;
  const treasury = treasuryOf(sketch, weights);
  for (let step = 1; step < sketch.players; step++) {
    const seat = (sketch.active + step) % sketch.players;
    const after = sketch.players - 1 - step;
    for (let taken = 0; taken < 2 && pool.length > (taken === 0 ? 0 : after); taken++)
      takeBest(sketch, pool, seat, treasury);
    settleMaps(sketch, seat);
  }
};

const takeBest = (sketch: Sketch, pool: number[], seat: number, treasury: ReturnType<typeof treasuryOf>): void => {
  const own = sketch.marks.slice(seat * MAPS_A_SEAT, (seat + 1) * MAPS_A_SEAT);
  let best = -1;
  let bestWorth = -1;
  let mark = -1;
  let box = 0;
  for (let index = 0; index < pool.length; index++) {
    const cross = bestCross(treasury, own, at(pool, index));
    if (!cross || cross.worth <= bestWorth) continue;
    best = index;
    bestWorth = cross.worth;
    mark = seat * MAPS_A_SEAT + cross.map;
    box = cross.box;
  }
  pool.splice(Math.max(0, best), 1);
  if (mark >= 0) sketch.marks[mark] = at(sketch.marks, mark) | (1 << box);
};

/** Complete maps are cashed in at once, others in the last rounds, when their boxes are needed. */
const settleMaps = (sketch: Sketch, seat: number): void => {
  const isLate = turnsAfter(sketch) < 2 * sketch.players;
  for (let map = 0; map < MAPS_A_SEAT; map++) {
    const mark = at(sketch.marks, seat * MAPS_A_SEAT + map);
    if (isBonusDone(mark) && (isLate || isGemDone(mark))) cashIn(sketch, seat, map);
  }
};
