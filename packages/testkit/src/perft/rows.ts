import { parseGameTime, printGameTime } from '@templefall/kernel';
import { err, type Millis, ok, type Result } from '@templefall/kit';

/** A golden count: a named position, and how many lines of play of each length lead on from it. */
export interface PerftRow {
  readonly id: string;
  readonly game: string;
  readonly at: Millis;
  /** The position in the game's own notation. */
  readonly pos: string;
  /** By depth, from one. */
  readonly counts: readonly number[];
}

/**
 * Blocks of `id`, `game`, `at`, `pos` and a `perft DEPTH COUNT` for each depth, with empty lines between them; lines that
 * begin with # are for the reader.
 */
export const parsePerft = (source: string): Result<readonly PerftRow[], string> => {
  const rows: PerftRow[] = [];
  for (const block of blocksOf(source)) {
    const row = parseBlock(block);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  return ok(rows);
};

export const printPerft = (rows: readonly PerftRow[]): string =>
  rows
    .map(({ id, game, at, pos, counts }) =>
      [
        `id ${id}`,
        `game ${game}`,
        `at ${printGameTime(at)}`,
        `pos ${pos}`,
        ...counts.map((count, index) => `perft ${index + 1} ${count}`),
        '',
      ].join('\n'),
    )
    .join('\n');

interface Line {
  readonly number: number;
  readonly key: string;
  readonly value: string;
}

const blocksOf = (source: string): readonly (readonly Line[])[] => {
  const blocks: Line[][] = [[]];
  for (const [index, raw] of source.split('\n').entries()) {
    if (raw.startsWith('#')) continue;
    const [, key = '', value = ''] = /^(\S+)\s+(.*\S)\s*$/.exec(raw) ?? [];
    if (raw.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ number: index + 1, key, value });
  }
  return blocks.filter(block => block.length > 0);
};

const parseBlock = (lines: readonly Line[]): Result<PerftRow, string> => {
  const texts: { [key: string]: string } = {};
  const counts: number[] = [];
  for (const { number, key, value } of lines) {
    const [depth, count] = value.split(/\s+/).map(Number);
    if (KEYS.includes(key)) texts[key] = value;
    else if (key !== 'perft')
      return err(`line ${number}: expected ${KEYS.join(', ')} or perft, found ${key || 'no key'}`);
    else if (depth !== counts.length + 1 || count === undefined || !Number.isInteger(count))
      return err(`line ${number}: expected perft ${counts.length + 1} and its count, found ${value}`);
    else counts.push(count);
  }
  const { id, game, pos, at: clock = '0:00' } = texts;
  const at = parseGameTime(clock);
  if (id === undefined || game === undefined || pos === undefined || at === undefined)
    return err(`line ${lines[0]?.number}: expected a block with id, game, pos, and at as a time like 3:30`);
  return ok({ id, game, at, pos, counts });
};

const KEYS = ['id', 'game', 'at', 'pos'];
