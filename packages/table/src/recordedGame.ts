import { own, type Seed } from '@templefall/kit';
import type { BotLevel, GameId, TableEvent } from '@templefall/protocol';
import { publicEvent } from './entry.ts';
import type { GameRecord } from './journal/storage.ts';
import { migratedEntries } from './migrations.ts';
import type { TableServices } from './services.ts';

/**
 * A finished game as everybody at its table saw it. Its seed is told now that nothing more is drawn from it: whoever likes can check
 * the luck, whose hash was told at the start.
 */
export interface RecordedGame {
  readonly record: Omit<GameRecord, 'first' | 'last' | 'table'>;
  readonly seed?: Seed;
  /** In seat order. */
  readonly players: readonly { readonly name: string; readonly colour: number; readonly bot?: BotLevel }[];
  readonly events: readonly TableEvent[];
}

/** Events made public between two pauses: about a millisecond of work. */
const AT_ONCE = 100;

/** Undefined if there is no such game. `pause` lets others work in between. */
export const recordedGame = async (
  id: GameId,
  { storage, games }: Pick<TableServices, 'storage' | 'games'>,
  pause: () => Promise<void> = async () => undefined,
): Promise<RecordedGame | undefined> => {
  const file = await storage.game(id);
  const rules = file && own(games, file.record.game)?.game;
  if (!file || !rules) return undefined;
  const { first: _, last: __, table: ___, ...record } = file.record;
  await pause();
  const entries = migratedEntries(
    file.rows.map(({ body }) => body),
    games,
  );
  const events: TableEvent[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % AT_ONCE === 0) await pause();
    events.push(publicEvent(entry, rules));
  }
  const { seed, lobby } = entries.find(entry => entry.header)?.header ?? {};
  const players = (lobby?.places ?? []).map(({ name, colour, bot }) => ({ name, colour, ...(bot && { bot }) }));
  return { record, ...(seed && { seed }), players, events };
};
