import { isDictionary } from '@templefall/kernel';
import { err, ok, own, type Result } from '@templefall/kit';
import { type Entry, migratedEntries, type Versions } from '@templefall/table';
import { firstDamage, type GameFile } from '@templefall/table/journal';
import { parseRecording, type Recording, type Unreadable } from './recording.ts';

/** What an operator exports: the journal itself, line by line, with the luck in it. */
export const parseGameFile = (raw: unknown, games: Versions): Result<Recording, Unreadable | 'damaged'> => {
  if (!isDictionary(raw) || raw.format !== 1 || !isDictionary(raw.record) || !Array.isArray(raw.rows))
    return parseRecording(raw);
  // Its outline was checked, and each line is guarded by its sum.
  const { record, rows } = raw as unknown as GameFile;
  let entries: readonly Entry[];
  try {
    if (firstDamage(rows, record.last) !== undefined) return err('damaged');
    entries = migratedEntries(
      rows.map(({ body }) => body),
      games,
    );
  } catch {
    return err('damaged');
  }
  const header = entries.find(({ header }) => header)?.header;
  if (!header || !own(games, record.game)) return err('notAGame');
  const read = parseRecording({
    record,
    seed: header.seed,
    players: header.lobby.places,
    events: entries.map(({ event }) => event),
  });
  return read.ok ? ok({ ...read.value, isWhole: true }) : read;
};

/** Which game such a file holds, as far as it says. */
export const gameIn = (raw: unknown): string | undefined =>
  isDictionary(raw) && isDictionary(raw.record) && typeof raw.record.game === 'string' ? raw.record.game : undefined;
