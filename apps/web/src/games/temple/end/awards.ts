import type { Seat } from '@templefall/kernel';
import type { State } from '@templefall/temple';
import type { StoryKey } from '@templefall/texts';
import type { GameTimeline } from './timeline.ts';

export type Award = StoryKey & `award.${string}`;

/** What somebody did best, at most one for each, rarer deeds first; nobody is praised where there is nobody to outdo. */
export const awardsOf = (state: State, timeline: GameTimeline): ReadonlyMap<Seat, Award> => {
  const { players } = state;
  const given = new Map<Seat, Award>();
  if (players.length < 2) return given;
  const seats = players.map((_, seat) => seat as Seat);
  const measured: readonly (readonly [Award, least: number, (seat: Seat) => number])[] = [
    ['award.lastOut', 1, seat => (state.ended === 'escaped' ? (players[seat]?.escapedAt ?? 0) : 0)],
    ['award.masks', 2, seat => timeline.freed?.[seat] ?? 0],
    ['award.run', 2, seat => longestRun(state, timeline, seat)],
    ['award.gems', 2, seat => timeline.marks.filter(mark => mark.seat === seat && mark.kind === 'gem').length],
    ['award.rolls', 20, seat => players[seat]?.rolls ?? 0],
  ];
  for (const [award, least, measure] of measured) {
    const best = theBest(seats, measure);
    if (best && best.value >= least && !given.has(best.seat)) given.set(best.seat, award);
  }
  return given;
};

/** The one who did most of it; nobody if two did as much. */
const theBest = (
  seats: readonly Seat[],
  measure: (seat: Seat) => number,
): { readonly seat: Seat; readonly value: number } | undefined => {
  const [first, second] = seats.map(seat => ({ seat, value: measure(seat) })).sort((a, b) => b.value - a.value);
  return first && first.value > (second?.value ?? 0) ? first : undefined;
};

/** From how many rooms away somebody came home while a countdown ran. */
const longestRun = ({ countdowns }: State, { paths }: GameTimeline, seat: Seat): number => {
  const roomsAt = (at: number): number => paths[seat]?.findLast(([moment]) => moment <= at)?.[1] ?? 0;
  // The last countdown sends nobody home.
  const runs = countdowns.slice(0, -1).map(({ opens, ends }) => (roomsAt(ends) === 0 ? roomsAt(opens) : 0));
  return Math.max(0, ...runs);
};
