import { readFileSync, writeFileSync } from 'node:fs';
import { runScenarios, type ScenarioVerdict } from '@templefall/testkit';
import { readArguments } from '../arguments.ts';
import { filesNamed } from '../files.ts';
import type { CliGame } from '../games/game.ts';
import { allGames } from '../games/index.ts';
import { storyLine, storyOf } from '../story.ts';
import { withReference } from './reference.ts';
import { withWords } from './schema.ts';

export const SCENARIO_HELP = `Usage: npm run scenario -- [FILE|FOLDER…] [--story]
       npm run scenario -- --reference

Runs scenario files (docs/SCENARIOS.md) and says where one does not hold. Without a name: corpora/scenarios.
  --story       tells what happened in each, step by step
  --reference   runs nothing; writes commands, refusals, events and slices into docs/SCENARIOS.md and its schema
Exit code 0 if all hold, 1 if one does not, 2 if there is nothing to run.`;

export const scenario = async (args: readonly string[]): Promise<number> => {
  const { values, rest } = readArguments(args, { story: 'flag', reference: 'flag' });
  const files = filesNamed(rest.length > 0 ? rest : ['corpora/scenarios'], ['.yaml', '.yml']);
  const games = await allGames();
  if (values.reference) return writeReference(games);
  let held = 0;
  let failed = 0;
  for (const file of files)
    for (const verdict of runScenarios(
      readFileSync(file, 'utf8'),
      games.map(game => game.scenarios),
    )) {
      const isGood = verdict.told.length === 0;
      if (isGood) held++;
      else failed++;
      if (!isGood) console.error(printFailure(file, verdict));
      for (const warning of verdict.warned) console.error(`! ${verdict.title}\n  ${file}: ${warning}\n`);
      if (values.story) console.log(printStory(verdict, games));
    }
  console.log(`${held + failed} scenarios in ${files.length} files: ${held} hold, ${failed} do not`);
  return failed === 0 ? 0 : 1;
};

const writeReference = (games: readonly CliGame[]): number => {
  writeFileSync(PAGE, withReference(readFileSync(PAGE, 'utf8'), games));
  writeFileSync(SCHEMA, withWords(readFileSync(SCHEMA, 'utf8'), games));
  return 0;
};
const PAGE = 'docs/SCENARIOS.md';
const SCHEMA = 'docs/scenario.schema.json';

const printFailure = (file: string, { title, line, told }: ScenarioVerdict): string =>
  [`✗ ${title}`, `  ${file}:${line}`, ...told.map(one => indented(one, '    ')), ''].join('\n');

const printStory = ({ title, begun, moments }: ScenarioVerdict, games: readonly CliGame[]): string => {
  const game = games.find(one => one.scenarios.game === begun?.game);
  if (!game || !begun) return title;
  const lines = moments.flatMap(({ at, events, command, refusal }, index) => {
    const before = moments[index - 1]?.state ?? begun.opening;
    const happened = storyOf(
      game,
      before,
      events.map(event => ({ at, event })),
    );
    const refused = refusal && storyLine(at, `refused (${refusal.code}): ${command?.type ?? 'what had waited'}`);
    return refused ? [...happened, refused] : happened;
  });
  return [title, ...lines, ''].join('\n');
};

const indented = (text: string, by: string): string => text.replaceAll(/^/gm, by);
