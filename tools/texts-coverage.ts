/**
 * All words that players see are in packages/texts, in every language, and all that is there is used: no key is missing,
 * none is left over, and no component brings words of its own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, ROOT } from './repository.ts';
import { mentionsIn, type Table, tableProblems, unusedKeys, wordsShownBy } from './texts.ts';

const LANGUAGES = ['en', 'fr', 'nl', 'sk', 'de'] as const;
const TABLES = 'packages/texts/src';

const main = async (): Promise<number> => {
  const model = await tableOf('en');
  const problems = [
    ...(
      await Promise.all(LANGUAGES.map(async language => problemsOf(language, await tableOf(language), model)))
    ).flat(),
    ...unusedKeys(model ?? {}, mentionsIn(sources())).map(key => `nobody says ${key}`),
    ...filesOf(ROOT, ['apps/web/src/**/*.tsx'])
      .filter(file => !file.endsWith('.test.tsx'))
      .flatMap(file => wordsShownBy(read(file)).map(words => `${file} shows "${words}" without asking the texts`)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `texts: ${Object.keys(model ?? {}).length} keys in ${LANGUAGES.length} languages, ${problems.length} problems`,
  );
  return problems.length === 0 ? 0 : 1;
};

const problemsOf = (language: string, table: Table | undefined, model: Table | undefined): readonly string[] =>
  table ? tableProblems(language, table, model ?? table) : [`${TABLES}/${language}.ts does not exist`];

const tableOf = async (language: string): Promise<Table | undefined> => {
  const file = join(ROOT, TABLES, `${language}.ts`);
  return existsSync(file) ? (await import(file))[language] : undefined;
};

/** Whoever may say a text: the apps, and content that carries the key of its name. */
const sources = () =>
  filesOf(ROOT, ['{packages,apps}/*/src/**/*.{ts,tsx}'])
    .filter(file => !file.startsWith('packages/texts/') && !/\.test\.tsx?$/.test(file))
    .map(file => ({ text: read(file), isTsx: file.endsWith('x') }));

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

process.exitCode = await main();
