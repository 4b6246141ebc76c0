import { GAME_IDS, type GameId } from '../games/gameClient.ts';
import type { SeatedTable } from './seatedTables.ts';

/** What the server tells at once (docs/PROTOCOL.md). */
const MOST_TABLES = 20;

/** What there is to say about a table that one is not at. */
export type Standing = 'yourTurn' | 'theirTurn' | 'playing' | 'gathering' | 'ended';

export interface TableStatus {
  readonly table: string;
  readonly game: GameId;
  readonly names: readonly string[];
  readonly standing: Standing;
  /** Whom the game waits for, by name. */
  readonly awaited: readonly string[];
  readonly touchedAt: number;
}

/** How my tables stand, mine to move first; undefined where the server does not answer. */
export const askStatus = async (mine: readonly SeatedTable[]): Promise<readonly TableStatus[] | undefined> => {
  const asked = mine.slice(0, MOST_TABLES);
  if (asked.length === 0) return [];
  try {
    const answer = await fetch(`api/tables/status?ids=${asked.map(({ table }) => table).join()}`);
    return answer.ok ? statusIn(await answer.json(), asked) : undefined;
  } catch {
    return undefined;
  }
};

const ORDER: readonly Standing[] = ['yourTurn', 'theirTurn', 'playing', 'gathering', 'ended'];

export const statusIn = (raw: unknown, mine: readonly SeatedTable[]): readonly TableStatus[] =>
  listIn(raw, 'tables')
    .flatMap(one => statusOf(one, mine) ?? [])
    .sort((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) || b.touchedAt - a.touchedAt);

const statusOf = (raw: unknown, mine: readonly SeatedTable[]): TableStatus | undefined => {
  const { table, game: named, phase, touchedAt } = fieldsOf(raw);
  const seated = mine.find(one => one.table === table);
  const game = GAME_IDS.find(id => id === named);
  if (!seated || !game || typeof touchedAt !== 'number') return undefined;
  const awaited = listIn(raw, 'awaited').map(fieldsOf);
  const isMine = awaited.some(({ place }) => typeof place === 'number' && seated.places.includes(place));
  return {
    table: seated.table,
    game,
    names: listIn(raw, 'names').map(String),
    standing: standingOf(phase, isMine, awaited.length > 0),
    awaited: awaited.map(({ name }) => String(name)),
    touchedAt,
  };
};

const standingOf = (phase: unknown, isMine: boolean, isAwaiting: boolean): Standing => {
  if (phase !== 'playing') return phase === 'gathering' ? 'gathering' : 'ended';
  if (isMine) return 'yourTurn';
  return isAwaiting ? 'theirTurn' : 'playing';
};

type Fields = { readonly [name: string]: unknown };
const fieldsOf = (raw: unknown): Fields => (typeof raw === 'object' && raw !== null ? (raw as Fields) : {});
const listIn = (raw: unknown, name: string): readonly unknown[] => {
  const list = fieldsOf(raw)[name];
  return Array.isArray(list) ? list : [];
};
