import type { PlaceId } from '@templefall/protocol';
import type { Entry, Header } from './entry.ts';

/** How many of a place's commands are remembered: far more than a client can have on the way. */
const REMEMBERED = 512;

/** Which commands of each place have been applied, and as which event: a command that comes again is never doubled. */
export interface CommandDedup {
  readonly note: (place: PlaceId, n: number, seq: number) => void;
  readonly seqOf: (place: PlaceId, n: number) => number | undefined;
  /** So old that nobody remembers whether it was done, or meant for an earlier game. */
  readonly isForgotten: (place: PlaceId, n: number) => boolean;
  readonly last: (place: PlaceId) => number;
  /** Another game begins: whoever sends a number from before it means that one. */
  readonly begin: (header: Header) => void;
  /** Somebody else sits there now, who counts their own commands. */
  readonly forget: (place: PlaceId) => void;
  readonly memory: () => CommandMemory;
}

/** All of it as data, by place: applied numbers with their events, the largest number, and the largest that is forgotten. */
export type CommandMemory = readonly {
  readonly place: PlaceId;
  readonly known: readonly (readonly [n: number, seq: number])[];
  readonly last: number;
  readonly forgotten: number;
}[];

export interface DedupOptions {
  /** Lines of the journal, and the number of the first of them. */
  readonly entries: readonly Entry[];
  readonly firstSeq: number;
  /** Who sits where before the first line. */
  readonly places: Header['lobby']['places'];
  /** What was known before the first line. */
  readonly memory?: CommandMemory;
}

export const commandDedup = ({ entries, firstSeq, memory = [], ...before }: DedupOptions): CommandDedup => {
  const byPlace = new Map<PlaceId, Map<number, number>>();
  const lasts = new Map<PlaceId, number>();
  const forgotten = new Map<PlaceId, number>();
  const last = (place: PlaceId): number => lasts.get(place) ?? 0;
  for (const { place, known, last, forgotten: gone } of memory) {
    byPlace.set(place, new Map(known));
    lasts.set(place, last);
    forgotten.set(place, gone);
  }

  const note = (place: PlaceId, n: number, seq: number): void => {
    const known = byPlace.get(place) ?? new Map<number, number>();
    byPlace.set(place, known.set(n, seq));
    lasts.set(place, Math.max(n, last(place)));
    if (known.size <= REMEMBERED) return;
    const [oldest] = known.keys();
    if (oldest === undefined) return;
    known.delete(oldest);
    forgotten.set(place, Math.max(oldest, forgotten.get(place) ?? 0));
  };

  const begin = ({ lobby, counts = {} }: Header): void => {
    for (const { id } of lobby.places) {
      const count = Math.max(last(id), counts[id] ?? 0);
      lasts.set(id, count);
      forgotten.set(id, count);
    }
  };

  const forget = (place: PlaceId): void => {
    byPlace.delete(place);
    lasts.delete(place);
    forgotten.delete(place);
  };

  // Seats are counted anew in each game; whose they are stands at its beginning.
  let { places } = before;
  for (const [index, { event, header }] of entries.entries()) {
    if (header) {
      places = header.lobby.places;
      begin(header);
    }
    if (event.type === 'placeTaken') forget(event.place);
    if (event.type !== 'played' || !event.by) continue;
    const [seat, n] = event.by;
    const place = places[seat];
    if (place) note(place.id, n, firstSeq + index);
  }

  return {
    note,
    seqOf: (place, n) => byPlace.get(place)?.get(n),
    isForgotten: (place, n) => n <= (forgotten.get(place) ?? 0),
    last,
    begin,
    forget,
    memory: () =>
      [...lasts.keys()].map(place => ({
        place,
        known: [...(byPlace.get(place) ?? [])],
        last: last(place),
        forgotten: forgotten.get(place) ?? 0,
      })),
  };
};
