/** Rules of the house that no other tool checks: short files, pure packages, suites that wait for states, text that grows, a lockfile without places. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lengthProblems, lockProblems, purityProblems, textSizeProblems } from './house-rules.ts';
import { filesOf, ROOT } from './repository.ts';
import { waitingProblems } from './waiting-rules.ts';

const read = (...patterns: readonly string[]) =>
  filesOf(ROOT, patterns).map(file => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const sources = read('{packages,apps}/*/{src,e2e,tools}/**/*.{ts,tsx}', 'tools/**/*.{ts,mjs}');
const problems = [
  ...sources.flatMap(lengthProblems),
  ...sources.flatMap(purityProblems),
  ...waitingProblems(sources),
  ...read('apps/web/src/**/*.css').flatMap(textSizeProblems),
  ...lockProblems(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
