import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, ROOT } from './repository.ts';
import type { Step } from './steps.ts';

/** The slow ones first, so that the others fill the gaps. */
export const checkSteps = (): readonly Step[] => [
  { name: 'no dead code (knip)', command: ['knip', '--no-progress', '--no-config-hints'] },
  {
    name: 'format and lint (biome)',
    command: ['biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=30', '.'],
  },
  ...typeSteps(),
  { name: 'arrows and graph (dependency-cruiser)', command: ['node', 'tools/arrows.ts'] },
  { name: 'rules coverage', command: ['node', 'tools/rules-coverage.ts'] },
  { name: 'texts coverage', command: ['node', 'tools/texts-coverage.ts'] },
  { name: 'terms of the texts', command: ['node', 'tools/terms-coverage.ts'] },
  { name: 'house rules', command: ['node', 'tools/house.ts'] },
  ...sizeSteps(),
];

/** One compiler run a package, since each has its own libraries and types; and one for all the tests. */
const typeSteps = (): readonly Step[] => {
  const configs = filesOf(ROOT, ['{packages,apps}/*/tsconfig*.json', 'tools/tsconfig.json']).filter(hasSources);
  return [...configs, 'tsconfig.tests.json'].map(config => ({
    name: `types of ${config.replace(/\/?tsconfig\.?(.*)\.json$/, ' $1').trim()}`,
    command: ['tsc', '-p', config],
  }));
};

const hasSources = (config: string): boolean =>
  config.startsWith('tools/') || filesOf(ROOT, [`${dirname(config)}/src/**/*.{ts,tsx}`]).some(isNoTest);

const isNoTest = (path: string): boolean => !/\.test\.tsx?$/.test(path);

/** Sizes can only be measured where the client was built. */
const sizeSteps = (): readonly Step[] =>
  existsSync(join(ROOT, 'apps/web/dist/index.html'))
    ? [{ name: 'size of the web client (size-limit)', command: ['size-limit'] }]
    : [];
