import {
  BONUS_TRACKS,
  barredWaysOf,
  diceInPlay,
  type Gain,
  gemBoxOf,
  gemsNeeded,
  MAPS,
  type Player,
  roundsOf,
  SIDES,
  type State,
  TRACKS,
} from '@templefall/rollwrite';
import { BASE_CHART, type Chart, OUTSIDE, ROOM_NUMBER, trackNumber, VARIANT_CHART } from './chart.ts';
import type { Land, Surveyor } from './land.ts';
import { at } from './reading.ts';

/**
 * A table in numbers that can be played on with a pencil: what a bot thinks with. It is copied before it is changed, and
 * nothing but thoughts comes of it: whatever the bot then says is judged by the game itself.
 */
export interface Sketch {
  readonly chart: Chart;
  readonly players: number;
  readonly lands: readonly Land[];
  readonly lastRound: number;
  readonly needed: number;
  /** By track: its length, and the box that gives a gem. */
  readonly lengths: readonly number[];
  readonly gemAt: readonly number[];
  readonly jokerHeals: boolean;
  readonly variant: string | undefined;

  readonly start: number;
  active: number;
  round: number;
  gems: number;
  /** A bit for each colour found. */
  secrets: number;
  /** All dice in play, and those on the three cursed fields. */
  dice: number;
  readonly cursed: number[];
  extra: number;
  /** What the two extra dice offer in place of a joker: numbers of tracks, `NOTHING` or `MOVE_CURSES`. */
  readonly lots: number[];
  /** By seat: the place, and a bit for each room whose action is crossed off. */
  readonly places: number[];
  readonly crossed: number[];
  /** By seat and map, six bits: the crosses of the bonus side, then of the gem side; `CLOSED` when it is closed. */
  readonly marks: number[];
  readonly circled: number[];
  readonly used: number[];
}

export const CLOSED = 64;
export const NOTHING = -1;
export const MOVE_CURSES = -2;

export const sketchOf = (view: State, landOf: Surveyor): Sketch => {
  const { options, players, start, active, round, gems, cursed, extra, tracks } = view;
  const chart = options.variant === undefined ? BASE_CHART : VARIANT_CHART;
  const closed = barredWaysOf(view)?.closed;
  return {
    chart,
    players: players.length,
    lands: players.map((_, seat) => landOf(chart, closed?.[seat] ?? [])),
    lastRound: roundsOf(options),
    needed: gemsNeeded(options),
    lengths: TRACKS.map(track => BONUS_TRACKS[track].boxes),
    gemAt: TRACKS.map(track => gemBoxOf(options, track)),
    jokerHeals: options.jokerHeals,
    variant: options.variant,
    start,
    active,
    round: Math.max(round, 1),
    gems,
    secrets: view.secrets.reduce((bits, colour) => bits | (1 << COLOUR_BIT[colour]), 0),
    dice: diceInPlay(view),
    cursed: [...cursed],
    extra: extra.dice,
    lots: options.variant === 'jokerLottery' ? extra.faces.map(face => lotOf(GAIN_OF[face])) : [],
    places: players.map(({ place }, seat) => {
      if (place === undefined) return OUTSIDE + (seat % SIDES.length);
      return place.type === 'outside' ? OUTSIDE + SIDES.indexOf(place.side) : ROOM_NUMBER[place.room];
    }),
    crossed: players.map(({ crossed }) => crossed.reduce((bits, room) => bits | (1 << ROOM_NUMBER[room]), 0)),
    marks: players.flatMap(marksOf),
    circled: TRACKS.map(track => tracks[track].circled),
    used: TRACKS.map(track => tracks[track].used),
  };
};

export const copied = (sketch: Sketch): Sketch => ({
  ...sketch,
  cursed: [...sketch.cursed],
  lots: [...sketch.lots],
  places: [...sketch.places],
  crossed: [...sketch.crossed],
  marks: [...sketch.marks],
  circled: [...sketch.circled],
  used: [...sketch.used],
});

/** Turns of the whole team after the one that is being played. */
export const turnsAfter = ({ players, lastRound, round, active, start }: Sketch): number =>
  (lastRound - round) * players + (players - 1 - ((active - start + players) % players));

/** Turns a seat has after the one that is being played. */
export const turnsLeft = (
  { players, lastRound, round, active, start }: Pick<Sketch, 'players' | 'lastRound' | 'round' | 'active' | 'start'>,
  seat: number,
): number => {
  const order = (seat - start + players) % players;
  return lastRound - round + (order > (active - start + players) % players ? 1 : 0);
};

export const boxesLeftOn = ({ circled, used }: Sketch, track: number): number => at(circled, track) - at(used, track);

const marksOf = ({ maps }: Player): readonly number[] =>
  MAPS.map(map => {
    const marks = maps[map - 1];
    if (!marks) return CLOSED;
    const bits = [...marks.bonus, ...marks.gem].reduce(
      (sum, isCrossed, index) => sum | (isCrossed ? 1 << index : 0),
      0,
    );
    return marks.closed ? bits | CLOSED : bits;
  });

const COLOUR_BIT = { red: 0, yellow: 1, blue: 2, green: 3 } as const;

const GAIN_OF = { key: 'key', torch: 'torch', gold: 'gold', adventurer: 'nothing', black: 'moveCurses' } as const;

/** A gain as a number: its track, or what is no track. */
export const lotOf = (gain: Gain): number => {
  if (gain === 'nothing') return NOTHING;
  return gain === 'moveCurses' ? MOVE_CURSES : trackNumber(gain);
};
