import { newTableRequest } from '../shell/tablePlaces.ts';

/** What the server answers over plain HTTP: opening a table, finding one by its code. */
export type DoorAnswer<T> =
  | { readonly type: 'open'; readonly value: T }
  | { readonly type: 'shut'; readonly code: string };

/** A table that was just opened: where it is, and what friends type to find it. */
export interface OpenedTable {
  readonly table: string;
  readonly code: string;
}

declare global {
  interface Window {
    /** The answer to a request for a new table that was made before any other script was here (`tools/fetchAhead.ts`). */
    newTable?: { readonly game: string; readonly answer: Promise<Response> } | undefined;
  }
}

const asked = async <T>(
  response: Promise<Response>,
  read: (raw: { readonly [name: string]: unknown }) => T | undefined,
): Promise<DoorAnswer<T>> => {
  try {
    const answer = await response;
    const raw: unknown = await answer.json();
    const fields = typeof raw === 'object' && raw !== null ? (raw as { readonly [name: string]: unknown }) : {};
    const value = answer.ok ? read(fields) : undefined;
    return value === undefined ? { type: 'shut', code: String(fields.code ?? 'noServer') } : { type: 'open', value };
  } catch {
    // No server, or something else answers in its place.
    return { type: 'shut', code: 'noServer' };
  }
};

const idIn = (raw: { readonly [name: string]: unknown }): string | undefined =>
  typeof raw.table === 'string' ? raw.table : undefined;

const openedIn = ({ table, code }: { readonly [name: string]: unknown }): OpenedTable | undefined =>
  typeof table === 'string' && typeof code === 'string' ? { table, code } : undefined;

/** A new table: the one that was asked for ahead, if nobody has sat down at it. */
export const openTable = (game: string): Promise<DoorAnswer<OpenedTable>> => {
  const answer = window.newTable?.game === game ? window.newTable.answer : fetch(...newTableRequest(game));
  // Empty, but there: a script that asks ahead and comes late sees that it is not needed.
  window.newTable = undefined;
  return asked(answer, openedIn);
};

export const findTable = (code: string): Promise<DoorAnswer<string>> =>
  asked(fetch(`api/codes/${encodeURIComponent(code)}`), idIn);
