/**
 * npm run graph: draws the dependency graph of the code into docs/ARCHITECTURE.md.
 * Without --draw (in `npm run check`): the arrows hold, there is no cycle, and the drawing is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruised, drawn, withDrawing } from './graph.ts';
import { ROOT } from './repository.ts';

const DOCUMENT = join(ROOT, 'docs/ARCHITECTURE.md');

const main = async (args: readonly string[]): Promise<number> => {
  const { modules, violations } = await cruised(ROOT);
  if (modules.length === 0) violations.push('no module was seen: the parser is broken');
  for (const violation of violations) console.error(violation);

  const before = readFileSync(DOCUMENT, 'utf8');
  const after = withDrawing(before, drawn(modules));
  if (args.includes('--draw')) writeFileSync(DOCUMENT, after);
  const isStale = before !== after && !args.includes('--draw');
  if (isStale) console.error('the graph in docs/ARCHITECTURE.md is not that of the code: npm run graph');

  console.log(`arrows: ${modules.length} modules, ${violations.length} violations`);
  return violations.length === 0 && !isStale ? 0 : 1;
};

process.exitCode = await main(process.argv.slice(2));
