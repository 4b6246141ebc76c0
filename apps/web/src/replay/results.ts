import { parseGameFile, timelineOf, verify } from '@templefall/replay';
import type { GameRecord } from '@templefall/table/journal';
import type { GameFacts, LoadGame } from '../games/gameClient.ts';
import { gameFileHere } from '../session/gamesHere.ts';

/** What counts of a game that began with its setup and whose every roll was recomputed. */
export interface GameResult extends GameFacts {
  readonly id: string;
  readonly game: string;
  /** Of the rules: results of others do not stand beside these. */
  readonly version: number;
  readonly endedAt: number;
  /** How many of the players were people. */
  readonly people: number;
}

const STORED = 'templefall.results';

/** By game id; null: a game that does not count, since it was played on from a moment, or does not fold to what it says. */
type Results = { readonly [id: string]: GameResult | null };

const saved = (): Results => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Results) : {};
  } catch {
    return {};
  }
};

/**
 * The results of all games of this browser. Each is worked out once, from its journal, and kept: a game may be deleted, what came of
 * it stays until that is erased too. `onProgress` is told how many are still to be looked at.
 */
export const resultsHere = async (
  games: readonly GameRecord[],
  loadGame: LoadGame,
  onProgress: (left: number) => void,
): Promise<readonly GameResult[]> => {
  const known: { [id: string]: GameResult | null } = { ...saved() };
  const fresh = games.filter(({ id }) => !Object.hasOwn(known, id));
  for (const [index, game] of fresh.entries()) {
    onProgress(fresh.length - index);
    known[game.id] = await resultOf(game, loadGame).catch(() => null);
    localStorage.setItem(STORED, JSON.stringify(known));
  }
  return Object.values(known).filter(result => result !== null);
};

export const eraseResults = (): void => localStorage.removeItem(STORED);

const resultOf = async (record: GameRecord, loadGame: LoadGame): Promise<GameResult | null> => {
  const client = await loadGame(record.game);
  const [file, rules, replay] = await Promise.all([gameFileHere(record.id), client.rules(), client.replay()]);
  const recording = file && parseGameFile(file, { [client.id]: { game: rules } });
  if (!recording?.ok || !verify(recording.value, rules).ok) return null;
  const timeline = timelineOf(rules, recording.value);
  const { players, version } = recording.value;
  return {
    ...replay.factsOf(timeline.stateAt(timeline.length), timeline.end),
    id: record.id,
    game: record.game,
    version,
    endedAt: record.endedAt,
    people: players.filter(({ bot }) => !bot).length,
  };
};

/** The best won game of each rung and number of players, by the newest rules of its game. */
export const bestOf = (results: readonly GameResult[]): ReadonlyMap<string, GameResult> => {
  const newest = Math.max(0, ...results.map(({ version }) => version));
  const best = new Map<string, GameResult>();
  for (const result of results) {
    const place = placeOf(result.rung, result.players);
    const before = best.get(place);
    if (result.won && result.version === newest && (!before || result.score > before.score)) best.set(place, result);
  }
  return best;
};

export const placeOf = (rung: string, players: number): string => `${rung} ${players}`;
