/** No text in packages/texts uses a word that docs/GLOSSARY.md has given up for its language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repository.ts';
import { bannedIn, bansIn } from './terms.ts';

const LANGUAGES = ['en', 'fr', 'nl', 'sk', 'de'] as const;
const BOOKS = [
  { folder: '', game: 'temple' },
  { folder: 'soundtrack/', game: 'temple' },
  { folder: 'temple/story/', game: 'temple' },
  { folder: 'rollwrite/', game: 'rollwrite' },
  { folder: 'rulebook/', game: 'both' },
  { folder: 'puzzle/', game: 'temple' },
  { folder: 'templeCoach/', game: 'temple' },
  { folder: 'rulebook/temple/', game: 'temple' },
  { folder: 'rulebook/rollwrite/', game: 'rollwrite' },
] as const;

const bans = bansIn(readFileSync(join(ROOT, 'docs/GLOSSARY.md'), 'utf8'));
const problems = await Promise.all(
  BOOKS.flatMap(({ folder, game }) =>
    LANGUAGES.map(async language => {
      const table = (await import(join(ROOT, 'packages/texts/src', folder, `${language}.ts`)))[language];
      return bannedIn(table, { language, game, bans });
    }),
  ),
);
for (const problem of problems.flat()) console.error(problem);
console.log(`terms: ${bans.length} words given up, ${problems.flat().length} problems`);
process.exitCode = problems.flat().length === 0 ? 0 : 1;
