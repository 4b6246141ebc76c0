import type { AnyGame } from '@templefall/kernel';
import { type Seed, sha256 } from '@templefall/kit';
import type { Lobby, TableEvent } from '@templefall/protocol';

/** A seat secret as the journal keeps it: its hash, so that a journal gives nobody a seat. */
export type SecretHash = string;

/** What the start of a game writes down besides the event, so that a reader needs nothing from before it. */
export interface Header {
  /** `contentHash` of the game's tables; journals of the first format do not say. */
  readonly content?: string;
  readonly seed: Seed;
  readonly lobby: Lobby;
  readonly keys: Keys;
  /** How far places had counted their commands in earlier games, by place id. */
  readonly counts?: { readonly [place: number]: number };
}

/** By place id. */
export type Keys = { readonly [place: number]: SecretHash };

/** One line of a table's journal: the event in full, and what only the server may know. */
export interface Entry {
  readonly event: TableEvent;
  readonly key?: SecretHash;
  readonly header?: Header;
  /** How this line and those after it are written (`lift.ts`), and by which version of the game's rules. */
  readonly format?: number;
  readonly version?: number;
}

export const printEntry = (entry: Entry): string => JSON.stringify(entry);

/** What everybody may know of it: the only way from the journal to the wire. Only the rules know what is hidden. */
export const publicEvent = ({ event, header }: Entry, game: AnyGame | undefined): TableEvent => {
  if (event.type !== 'played' && event.type !== 'gameStarted') return event;
  if (!game) throw new Error(`an event of a game whose rules are not here: ${event.type}`);
  if (event.type === 'gameStarted')
    return { ...event, opening: game.view(event.opening), ...(header && { luck: sha256(header.seed) }) };
  const shown = game.redact(event.event);
  return shown === event.event ? event : { ...event, event: shown };
};
