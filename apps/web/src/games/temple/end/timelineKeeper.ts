import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type Cell, cellOf, isCoreEvent, type State } from '@templefall/temple';
import { homeOf } from '../model/places.ts';
import type { Applied, TempleSession } from '../session.ts';
import { savedTimeline, saveTimeline } from './savedTimeline.ts';
import type { GameTimeline, MarkKind } from './timeline.ts';

const MARK_OF: { readonly [event: string]: MarkKind } = {
  gemsActivated: 'gem',
  curseDrawn: 'curse',
  treasureTaken: 'treasure',
};

/** Whoever is there this soon has missed nothing. */
export const SOON: Millis = 5000;

export interface TimelineKeeper {
  readonly read: () => GameTimeline;
  /** Whether this screen has seen all of the game: who came later, or was away, has not. */
  readonly isWhole: () => boolean;
  readonly stop: () => void;
}

/** Writes along while a table plays. */
export const recordTimeline = (session: TempleSession): TimelineKeeper => {
  const game = session.gameKey();
  let last = session.view.peek();
  const known = savedTimeline(game, last.players.length);
  let timeline = known ?? beginning(last, session.now());
  let isWhole = known === undefined && session.now() <= SOON;
  const stopListening = session.onApplied(applied => {
    // What happened in between was told to others.
    if (applied.before !== last) isWhole = false;
    last = applied.after;
    timeline = told(timeline, applied);
  });
  const keep = (): void => saveTimeline(game, timeline);
  addEventListener('pagehide', keep);
  return {
    read: () => timeline,
    // Who was away for long has been shown the end, and told nothing on the way there.
    isWhole: () => isWhole && session.view.peek() === last,
    stop: () => {
      // Who goes elsewhere in this page may come back too.
      keep();
      stopListening();
      removeEventListener('pagehide', keep);
    },
  };
};

/** How a game went, from everything that happened in it. */
export const timelineOf = (applied: readonly Applied[]): GameTimeline | undefined => {
  const [first] = applied;
  return first && applied.reduce(told, beginning(first.before, 0));
};

const beginning = (state: State, at: Millis): GameTimeline => ({
  paths: state.players.map((_, seat) => [[at, roomsAway(state, seat) ?? 0] as const]),
  walks: state.players.map(({ spot }) => (spot ? [[at, cellOf(spot)] as const] : [])),
  found: [],
  marks: [],
  gems: [[at, state.depot]],
  fates: [],
  freed: state.players.map(() => 0),
});

const told = (timeline: GameTimeline, { at, event, before, after }: Applied): GameTimeline => {
  const kind = MARK_OF[event.type];
  const seat = 'seat' in event && typeof event.seat === 'number' ? (event.seat as Seat) : undefined;
  const losses = after.players.flatMap((player, index) =>
    player.lost.length > (before.players[index]?.lost.length ?? 0) ? [index as Seat] : [],
  );
  return {
    paths: timeline.paths.map((path, index) => {
      if (after.players[index]?.spot === before.players[index]?.spot) return path;
      const rooms = roomsAway(after, index);
      return rooms === undefined ? path : [...path, [at, rooms] as const];
    }),
    walks: timeline.walks.map((walk, index) => {
      const spot = after.players[index]?.spot;
      if (!spot || spot === before.players[index]?.spot) return walk;
      return [...walk, [at, cellOf(spot)] as const];
    }),
    found: after.rooms === before.rooms ? timeline.found : [...timeline.found, ...laid(before, after, at)],
    marks: [
      ...timeline.marks,
      ...(kind && seat !== undefined ? [{ at, seat, kind }] : []),
      ...losses.map(loser => ({ at, seat: loser, kind: 'loss' as const })),
    ],
    gems: after.depot === before.depot ? timeline.gems : [...timeline.gems, [at, after.depot]],
    fates: event.type === 'fateProvoked' ? [...timeline.fates, at] : timeline.fates,
    ...(timeline.freed && { freed: timeline.freed.map((n, owner) => n + freedBy(owner, event)) }),
  };
};

const freedBy = (owner: number, event: Applied['event']): number =>
  isCoreEvent(event) && event.type === 'diceFreed' && event.owner === owner ? event.dice.length : 0;

const laid = (before: State, after: State, at: Millis): GameTimeline['found'] =>
  (Object.keys(after.rooms) as Cell[]).filter(cell => !(cell in before.rooms)).map(cell => [at, cell] as const);

const roomsAway = (state: State, seat: number): number | undefined => {
  const spot = state.players[seat]?.spot;
  return spot && homeOf(state, spot, 'start')?.length;
};
