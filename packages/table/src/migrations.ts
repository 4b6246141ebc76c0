import type { GameEvent } from '@templefall/kernel';
import { own } from '@templefall/kit';
import type { TableEvent } from '@templefall/protocol';
import type { Entry } from './entry.ts';

/**
 * How journals are written. Goes up when a line is written differently; the step from the former format to the new one
 * is then added to `FORMATS`, and a journal recorded before to the suite. What is on the disk is never changed.
 */
export const FORMAT = 3;

/** It was written by a newer server: not damaged, only not for this one. */
export class NewerJournal extends Error {}

/** A line as some server wrote it. */
type Line = { readonly [name: string]: unknown };

/** From each format to the next. */
const FORMATS: { readonly [from: number]: ((line: Line) => Line) | undefined } = {
  // The header named the protocol of the wire, which is nothing to a journal, and did not name the content.
  1: ({ header, ...line }) => {
    if (!isLine(header)) return line;
    const { protocol: _, ...rest } = header;
    return { ...line, header: rest };
  },
  // Two events of the lobby had other names.
  2: line => {
    const { event } = line;
    const type = isLine(event) && typeof event.type === 'string' ? RENAMED[event.type] : undefined;
    return isLine(event) && type ? { ...line, event: { ...event, type } } : line;
  },
};

const RENAMED: { readonly [before: string]: TableEvent['type'] | undefined } = {
  placeDressed: 'seatEdited',
  regathered: 'lobbyReopened',
};

/** How a game reads what an older version of itself wrote: the opening and each event, one version further. */
export interface GameMigration {
  readonly opening: (opening: unknown) => unknown;
  readonly event: (event: GameEvent) => GameEvent;
}
export type GameMigrations = { readonly [from: number]: GameMigration | undefined };

/** Games by id, as far as their versions go. */
export interface Versions {
  readonly [id: string]:
    | { readonly game: { readonly version: number }; readonly migrations?: GameMigrations }
    | undefined;
}

/**
 * Lines of a journal as this server would have written them: from its beginning or the start of a game on, or after a snapshot, which is
 * only used where this server wrote all that follows it.
 */
export const migratedEntries = (
  bodies: readonly string[],
  games: Versions,
  { format: written }: { readonly format: number } = { format: 1 },
): readonly Entry[] => {
  let format = written;
  let version = 0;
  let migrations = (_from: number): GameMigration | undefined => undefined;
  let newest = 0;

  const all = (from: number): readonly GameMigration[] => {
    const steps = Array.from({ length: Math.max(0, newest - from) }, (_, index) => migrations(from + index));
    // Where a step is missing the lines stay as they are, and the game is refused for its version.
    return steps.every(step => step !== undefined) ? steps : [];
  };

  return bodies.map(body => {
    let line = parseLine(body);
    if (typeof line.format === 'number') format = line.format;
    if (format > FORMAT) throw new NewerJournal(`a journal of format ${format}; this server reads up to ${FORMAT}`);
    for (let from = format; from < FORMAT; from++) line = FORMATS[from]?.(line) ?? line;
    // Its outline was checked; what is in it is our own writing, guarded by its sums.
    const entry = line as unknown as Entry;
    const { event } = entry;
    version = entry.version ?? version;
    if (event.type === 'gameStarted') {
      const known = own(games, event.game);
      version = event.version;
      newest = known?.game.version ?? version;
      migrations = from => known?.migrations?.[from];
      const steps = all(version);
      if (steps.length === 0) return entry;
      const opening = steps.reduce((before, step) => step.opening(before), event.opening);
      return { ...entry, event: { ...event, version: newest, opening } };
    }
    if (event.type !== 'played') return entry;
    return {
      ...entry,
      event: { ...event, event: all(version).reduce((before, step) => step.event(before), event.event) },
    };
  });
};

const isLine = (raw: unknown): raw is Line => typeof raw === 'object' && raw !== null;

const parseLine = (body: string): Line => {
  const line: unknown = JSON.parse(body);
  if (isLine(line) && isLine(line.event)) return line;
  throw new Error(`not a line of a journal: ${body.slice(0, 80)}`);
};
