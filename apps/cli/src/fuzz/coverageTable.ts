import { type CoverageList, missed, type Tally } from '@templefall/testkit';

/** What was met and how often, a block a list; what was not met is marked. */
export const printCoverage = (tally: Tally, lists: readonly CoverageList[]): string =>
  lists
    .map(list => {
      const counts = tally[list.name] ?? {};
      const others = Object.keys(counts).filter(id => !list.ids.includes(id));
      const cells = [...list.ids, ...others].map(id => `${counts[id] ? '' : '✗ '}${id} ${counts[id] ?? 0}`);
      const met = list.ids.length - missed(tally, list).length;
      return [`${list.name}: ${met} of ${list.ids.length}`, ...wrapped(cells)].join('\n');
    })
    .join('\n');

const WIDTH = 110;

const wrapped = (cells: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  for (const cell of cells) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + cell.length + 3 <= WIDTH) lines[lines.length - 1] = `${line}   ${cell}`;
    else lines.push(`  ${cell}`);
  }
  return lines;
};
