import { EXIT, GEM, JOKER, RUSH, trackOfSymbol } from './chart.ts';
import { COUNTS, MINUS } from './hands.ts';
import { at, byteAt, shortAt } from './reading.ts';
import type { Route } from './routes.ts';
import { CLOSED, MOVE_CURSES, type Sketch } from './sketch.ts';
import { isBonusDone, isGemDone, rewardTrack } from './treasure.ts';

/** Carries things out on a sketch, which is changed. */

export const circleOn = (sketch: Sketch, track: number): void => {
  const before = at(sketch.circled, track);
  if (before >= at(sketch.lengths, track)) return;
  sketch.circled[track] = before + 1;
  if (before + 1 === at(sketch.gemAt, track)) sketch.gems++;
};

export const moveCurses = ({ cursed }: Sketch): void => {
  cursed[2] = at(cursed, 1);
  cursed[1] = at(cursed, 0);
  cursed[0] = 0;
};

/** Walks a route with a handful; answers with the dice that are left. A joker goes to the track named. */
export const walkRoute = (
  sketch: Sketch,
  { steps }: Route,
  given: { readonly hand: number; readonly joker: number },
): number => {
  const seat = sketch.active;
  let { hand } = given;
  for (const { room, isRush } of steps) {
    if (isRush) sketch.used[RUSH] = at(sketch.used, RUSH) + 1;
    else hand = paid(sketch, paid(sketch, hand, at(sketch.chart.first, room)), at(sketch.chart.second, room));
    arrive(sketch, seat, room, given.joker);
  }
  return hand;
};

const paid = (sketch: Sketch, hand: number, symbol: number): number => {
  if (byteAt(COUNTS, hand * 4 + symbol) > 0) return shortAt(MINUS, hand * 4 + symbol);
  const track = trackOfSymbol(symbol);
  sketch.used[track] = at(sketch.used, track) + 1;
  return hand;
};

const arrive = (sketch: Sketch, seat: number, room: number, joker: number): void => {
  const { chart, places } = sketch;
  places[seat] = room;
  const action = at(chart.action, room);
  if (action !== EXIT && !((at(sketch.crossed, seat) >> room) & 1)) {
    sketch.crossed[seat] = at(sketch.crossed, seat) | (1 << room);
    if (action === GEM) sketch.gems++;
    else if (action !== JOKER) circleOn(sketch, action);
    else if (joker === MOVE_CURSES) moveCurses(sketch);
    else if (joker >= 0) circleOn(sketch, joker);
  }
  const colour = at(chart.colour, room);
  if (colour < 0 || (sketch.secrets >> colour) & 1) return;
  const twin = at(chart.twin, room);
  if (!places.some((place, who) => who !== seat && place === twin)) return;
  sketch.secrets |= 1 << colour;
  sketch.gems += 2;
};

/** Cashes a map in: its box is circled, and with the gem side complete there is a gem. */
export const cashIn = (sketch: Sketch, seat: number, map: number): void => {
  const index = seat * MAPS_A_SEAT + map;
  const mark = at(sketch.marks, index);
  if (!isBonusDone(mark)) return;
  sketch.marks[index] = mark | CLOSED;
  circleOn(sketch, rewardTrack(map));
  if (isGemDone(mark)) sketch.gems++;
};

export const MAPS_A_SEAT = 6;

export const isWonOn = ({ gems, needed, places, chart }: Sketch): boolean =>
  gems >= needed && places.every(place => place === chart.exit);
