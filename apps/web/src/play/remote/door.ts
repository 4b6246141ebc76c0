/** What the server answers over plain HTTP: opening a table, finding one by its code. */
export type DoorAnswer<T> =
  | { readonly type: 'open'; readonly value: T }
  | { readonly type: 'shut'; readonly code: string };

const asked = async <T>(
  path: string,
  init: RequestInit | undefined,
  read: (raw: { readonly [name: string]: unknown }) => T | undefined,
): Promise<DoorAnswer<T>> => {
  try {
    const answer = await fetch(path, init);
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

export const openTable = (options: object): Promise<DoorAnswer<string>> =>
  asked(
    '/api/tables',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'temple', options }),
    },
    idIn,
  );

export const findTable = (code: string): Promise<DoorAnswer<string>> =>
  asked(`/api/codes/${encodeURIComponent(code)}`, undefined, idIn);
