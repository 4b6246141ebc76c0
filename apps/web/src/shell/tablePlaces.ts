/** The addresses that lead to a table: who comes by one waits for `lobby/tables.ts`. */
export const TABLE_PLACES: readonly string[] = ['table', 't', 'tv', 'j'];

/** The last word of the way in from a big screen, `j/K7QF/dice`: a phone is asked first whether it holds the dice. */
export const AS_DICE = 'dice';

/** The one that asks for a new table, `table/GAME`, and how it is asked for. */
export const NEW_TABLE = 'table';
export const DEFAULT_GAME = 'temple';
export const newTableRequest = (game: string): readonly [string, RequestInit] => [
  'api/tables',
  { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game, options: {} }) },
];
