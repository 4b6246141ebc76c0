import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type Cell, coordinates, type State } from '@templefall/temple';
import { clockTime, type Words } from '@templefall/texts';
import type { GameTimeline } from './timeline.ts';
import { SOON } from './timelineKeeper.ts';

/** One thing worth telling about a game that is over. */
export interface Chapter {
  readonly at: Millis;
  readonly text: string;
}

/** What happened, in order: gems, losses, cards, fate, and who got out when. */
export const taleOf = (
  { marks, fates }: GameTimeline,
  state: State,
  names: readonly string[],
  { say }: Words,
): readonly Chapter[] => {
  const named = (seat: Seat): { readonly name: string } => ({ name: names[seat] ?? '' });
  return [
    { at: 0, text: say('end.begins') },
    ...marks.map(({ at, seat, kind }) => ({ at, text: say(`end.mark.${kind}`, named(seat)) })),
    ...fates.map(at => ({ at, text: say('end.mark.fate') })),
    ...state.players.flatMap(({ escapedAt }, seat) =>
      escapedAt === undefined ? [] : [{ at: escapedAt, text: say('end.mark.out', named(seat as Seat)) }],
    ),
  ].sort((a, b) => a.at - b.at);
};

/** The last thing that had happened by then. */
export const chapterAt = (tale: readonly Chapter[], at: Millis): Chapter | undefined =>
  tale.findLast(chapter => chapter.at <= at);

/** Where most gems left the depot at once; the later of equals. */
export const turningPoint = ({
  gems,
}: GameTimeline): { readonly at: Millis; readonly n: number; readonly depot: number } | undefined =>
  gems
    .map(([at, depot], i) => ({ at, depot, n: (gems[i - 1]?.[1] ?? depot) - depot }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || b.at - a.at)[0];

/** Since when this screen knows the game, if it came to it later: the table tells how things stand, not how they came about. */
export const knownSince = ({ gems }: GameTimeline): Millis | undefined => {
  const first = gems[0]?.[0] ?? 0;
  return first > SOON ? first : undefined;
};

/** A moment in words, for the flag of the scrubber and for the ear. */
export const momentText = (at: Millis, chapter: Chapter | undefined): string =>
  chapter ? `${clockTime(at)} ${chapter.text}` : clockTime(at);

/** Where somebody was at that moment, if inside. */
export const cellAt = (timeline: GameTimeline, seat: number, at: Millis): Cell | undefined =>
  timeline.walks[seat]?.findLast(([moment]) => moment <= at)?.[1];

/** A walk as a line over the map up to a moment, each person's beside the others'. Nobody walked where a card carried them. */
export const wayUntil = (timeline: GameTimeline, seat: number, at: Millis, shift: number): string =>
  (timeline.walks[seat] ?? [])
    .filter(([moment]) => moment <= at)
    .map(([, cell], i, way) => {
      const [x, y] = coordinates(cell);
      const [fromX, fromY] = coordinates(way[i - 1]?.[1] ?? cell);
      const isStep = i > 0 && Math.abs(x - fromX) + Math.abs(y - fromY) < 2;
      return `${isStep ? 'L' : 'M'}${(x + 0.5 + shift).toFixed(2)} ${(y + 0.55 + shift).toFixed(2)}`;
    })
    .join('');
