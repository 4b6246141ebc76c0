/**
 * npm run rules:coverage [-- --shrink | --missing]
 * Every id of docs/spec is named in the title of a test or scenario, or stands in docs/spec/not-built-yet.txt.
 * `--shrink` takes the ids that are covered by now out of that list; `--missing` prints those still in it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, ROOT } from './repository.ts';
import { coverageOf, idsIn, type Title } from './rules.ts';
import { scenarioTitlesIn, testTitlesIn } from './titles.ts';

const LIST = 'docs/spec/not-built-yet.txt';

const main = (args: readonly string[]): number => {
  const ids = filesOf(ROOT, ['docs/spec/*.md']).flatMap(file => idsIn(read(file)));
  const titles = [...testTitles(), ...scenarioTitles()];
  const before = committed();
  const check = () => coverageOf({ ids, titles, notBuilt: listed(), notBuiltBefore: before });

  if (args.includes('--shrink')) {
    const { covered } = check();
    const left = listed().filter(id => !covered.includes(id));
    writeFileSync(join(ROOT, LIST), left.map(id => `${id}\n`).join(''));
  }
  if (args.includes('--missing')) console.log(listed().join(' '));

  const { covered, problems } = check();
  for (const problem of problems) console.error(problem);
  console.log(`rules: ${ids.length} ids, ${covered.length} covered, ${listed().length} not built yet`);
  if (problems.some(problem => problem.includes('a title names it')))
    console.error('npm run rules:coverage -- --shrink takes what is covered off the list.');
  return problems.length === 0 ? 0 : 1;
};

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const testTitles = (): readonly Title[] =>
  filesOf(ROOT, ['{packages,apps}/*/**/*.{test,spec}.{ts,tsx}']).flatMap(file =>
    testTitlesIn(read(file), { isTsx: file.endsWith('x') }).map(text => ({ text, file })),
  );

const scenarioTitles = (): readonly Title[] =>
  filesOf(ROOT, ['corpora/**/*.{yaml,yml}']).flatMap(file =>
    scenarioTitlesIn(read(file)).map(text => ({ text, file })),
  );

const idsOfList = (text: string): readonly string[] => text.split('\n').filter(line => line !== '');

const listed = (): readonly string[] => (existsSync(join(ROOT, LIST)) ? idsOfList(read(LIST)) : []);

const committed = (): readonly string[] | undefined => {
  try {
    const text = execFileSync('git', ['show', `HEAD:${LIST}`], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    return idsOfList(text);
  } catch {
    // A source archive without its repository, or the first commit of the list.
    return undefined;
  }
};

process.exitCode = main(process.argv.slice(2));
