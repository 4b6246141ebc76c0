import { readFileSync, writeFileSync } from 'node:fs';
import { type PerftRow, parsePerft, printPerft } from '@templefall/testkit';
import { readArguments, wholeNumber } from '../arguments.ts';
import { filesNamed } from '../files.ts';
import { Trouble } from '../trouble.ts';
import { countsFrom } from './counts.ts';

export const PERFT_HELP = `Usage: npm run perft -- [FILE|FOLDER…] [--id NAME] [--depth N] [--divide] [--write]

Counts the lines of play from named positions and compares them with the golden counts (corpora/perft). A step is a
legal command of any player with one of its distinct outcomes.
  --id NAME    only the position of that name
  --depth N    no deeper than that; beyond the golden counts it only tells
  --divide     tells the count of the last depth command by command
  --write      puts what was counted into the file: look at the difference before you commit it
Exit code 0 if all counts agree, 1 if one does not.`;

export const perft = async (args: readonly string[]): Promise<number> => {
  const { values, rest } = readArguments(args, { id: 'text', depth: 'text', divide: 'flag', write: 'flag' });
  const files = filesNamed(rest.length > 0 ? rest : ['corpora/perft'], ['.perft']);
  let rows = 0;
  let wrong = 0;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const parsed = parsePerft(source);
    if (!parsed.ok) throw new Trouble(`${file}: ${parsed.error}`);
    const counted: PerftRow[] = [];
    for (const row of parsed.value) {
      if (values.id !== undefined && row.id !== values.id) {
        counted.push(row);
        continue;
      }
      rows++;
      const depth = wholeNumber('depth', values.depth, row.counts.length);
      const counts = await countsOf(row, { depth, divide: values.divide ?? false });
      wrong += counts.filter((count, index) => row.counts[index] !== undefined && row.counts[index] !== count).length;
      counted.push({ ...row, counts });
    }
    if (values.write) writeFileSync(file, `${leadOf(source)}${printPerft(counted)}`);
  }
  if (rows === 0) throw new Trouble(values.id === undefined ? 'no positions' : `no position is named ${values.id}`);
  console.log(`${rows} positions: ${wrong === 0 ? 'all counts agree' : `${wrong} counts differ`}`);
  return wrong === 0 || values.write ? 0 : 1;
};

/** The remarks at the top of a file, which stay when it is written anew. */
const leadOf = (source: string): string => /^(?:#.*\n|\n)*/.exec(source)?.[0] ?? '';

const countsOf = async (
  row: PerftRow,
  { depth, divide }: { readonly depth: number; readonly divide: boolean },
): Promise<readonly number[]> => {
  const from = await countsFrom(row);
  console.log(row.id);
  const counts: number[] = [];
  for (const lines of from.counts(depth)) {
    const golden = row.counts[counts.length];
    counts.push(lines);
    const verdict = golden === undefined ? '' : golden === lines ? '  ✓' : `  ✗ expected ${golden}`;
    console.log(`  ${counts.length}  ${lines}${verdict}`);
  }
  if (divide)
    for (const { command, lines } of from.divided(depth)) console.log(`    ${lines}  ${JSON.stringify(command)}`);
  return counts;
};
