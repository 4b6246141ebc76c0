import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type Cell, cellOf, type State } from '@templefall/temple';
import type { Happening, Table } from '../../../session/table.ts';
import { homeOf } from '../model/places.ts';
import { keepPast, keptPast } from './savedTimeline.ts';
import type { Chronicle, MarkKind } from './timeline.ts';

const MARK_OF: { readonly [event: string]: MarkKind } = {
  gemsActivated: 'gem',
  curseDrawn: 'curse',
  treasureTaken: 'treasure',
};

/** Whoever is there this soon has missed nothing. */
export const SOON: Millis = 5000;

export interface ChronicleKeeper {
  readonly read: () => Chronicle;
  /** Whether this screen has seen all of the game: who came later, or was away, has not. */
  readonly isWhole: () => boolean;
  readonly stop: () => void;
}

/** Writes along while a table plays. */
export const keepChronicle = (table: Table): ChronicleKeeper => {
  const game = table.game();
  let last = table.view.peek();
  const known = table.past ?? keptPast(game, last.players.length);
  let chronicle = known ?? beginning(last, table.now());
  let isWhole = known === undefined && table.now() <= SOON;
  const stopListening = table.onHappening(happening => {
    // What happened in between was told to others.
    if (happening.before !== last) isWhole = false;
    last = happening.after;
    chronicle = told(chronicle, happening);
  });
  const keep = (): void => keepPast(game, chronicle);
  addEventListener('pagehide', keep);
  return {
    read: () => chronicle,
    // Who was away for long has been shown the end, and told nothing on the way there.
    isWhole: () => isWhole && table.view.peek() === last,
    stop: () => {
      // Who goes elsewhere in this page may come back too.
      keep();
      stopListening();
      removeEventListener('pagehide', keep);
    },
  };
};

/** How a game went, from everything that happened in it. */
export const chronicleOf = (happenings: readonly Happening[]): Chronicle | undefined => {
  const [first] = happenings;
  return first && happenings.reduce(told, beginning(first.before, 0));
};

const beginning = (state: State, at: Millis): Chronicle => ({
  paths: state.players.map((_, seat) => [[at, roomsAway(state, seat) ?? 0] as const]),
  walks: state.players.map(({ spot }) => (spot ? [[at, cellOf(spot)] as const] : [])),
  found: [],
  marks: [],
  gems: [[at, state.depot]],
  fates: [],
});

const told = (chronicle: Chronicle, { at, event, before, after }: Happening): Chronicle => {
  const kind = MARK_OF[event.type];
  const seat = 'seat' in event && typeof event.seat === 'number' ? (event.seat as Seat) : undefined;
  const losses = after.players.flatMap((player, index) =>
    player.lost.length > (before.players[index]?.lost.length ?? 0) ? [index as Seat] : [],
  );
  return {
    paths: chronicle.paths.map((path, index) => {
      if (after.players[index]?.spot === before.players[index]?.spot) return path;
      const rooms = roomsAway(after, index);
      return rooms === undefined ? path : [...path, [at, rooms] as const];
    }),
    walks: chronicle.walks.map((walk, index) => {
      const spot = after.players[index]?.spot;
      if (!spot || spot === before.players[index]?.spot) return walk;
      return [...walk, [at, cellOf(spot)] as const];
    }),
    found: after.rooms === before.rooms ? chronicle.found : [...chronicle.found, ...laid(before, after, at)],
    marks: [
      ...chronicle.marks,
      ...(kind && seat !== undefined ? [{ at, seat, kind }] : []),
      ...losses.map(loser => ({ at, seat: loser, kind: 'loss' as const })),
    ],
    gems: after.depot === before.depot ? chronicle.gems : [...chronicle.gems, [at, after.depot]],
    fates: event.type === 'fateProvoked' ? [...chronicle.fates, at] : chronicle.fates,
  };
};

const laid = (before: State, after: State, at: Millis): Chronicle['found'] =>
  (Object.keys(after.rooms) as Cell[]).filter(cell => !(cell in before.rooms)).map(cell => [at, cell] as const);

const roomsAway = (state: State, seat: number): number | undefined => {
  const spot = state.players[seat]?.spot;
  return spot && homeOf(state, spot, 'start')?.length;
};
