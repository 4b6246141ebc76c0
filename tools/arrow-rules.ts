import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
import { filesOf } from './repository.ts';
import { webArrows } from './web-arrows.ts';

/** Who may import whom, as docs/ARCHITECTURE.md tells it. Tests may use the test kit besides. */
const ARROWS: { readonly [package_: string]: readonly string[] } = {
  kit: [],
  kernel: ['kit'],
  temple: ['kernel', 'kit'],
  rollwrite: ['kernel', 'kit'],
  odds: ['kit'],
  bots: ['temple', 'rollwrite', 'odds', 'kernel', 'kit'],
  simulator: ['bots', 'temple', 'rollwrite', 'kernel', 'kit'],
  protocol: ['temple', 'rollwrite', 'kernel', 'kit'],
  table: ['bots', 'protocol', 'kernel', 'kit'],
  replay: ['table', 'protocol', 'kernel', 'kit'],
  hosted: ['table', 'bots', 'protocol', 'temple', 'rollwrite', 'kernel', 'kit'],
  soundtrack: ['kit'],
  texts: ['kit'],
};

/** Where expansions live: a folder each, which only the registry beside them names. */
const MODULE_FOLDERS = ['packages/temple/src/modules', 'packages/rollwrite/src/variants'];
/** Where core and expansions meet: the registries, what a package shows of them, Roll & Write's whole game, and its host. */
const REGISTRIES = [
  '^packages/temple/src/(index|modules/registry|modules/tables)\\.ts$',
  '^packages/rollwrite/src/(index|game|variants/index|variants/content)\\.ts$',
  '^packages/hosted/src/',
];

const TEST = String.raw`\.(test|spec)\.tsx?$`;
/** Folders of files that only tests read, in an app that has no other place for them. */
const TEST_FOLDERS = '^apps/web/(e2e|tests?)/';

const arrows: readonly IForbiddenRuleType[] = Object.entries(ARROWS).map(([name, allowed]) => ({
  name: `arrows-of-${name}`,
  comment: `${name} imports ${allowed.length === 0 ? 'no package' : `only ${allowed.join(', ')}`}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, 'testkit', ...allowed].join('|')})/` },
}));

const modules: readonly IForbiddenRuleType[] = MODULE_FOLDERS.flatMap(folder => [
  {
    name: 'no-sibling-modules',
    comment: 'a module never imports another module',
    severity: 'error',
    from: { path: `^${folder}/([^/]+)/` },
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/$1/` },
  },
  {
    name: 'core-names-no-module',
    comment: 'only the registry names modules',
    severity: 'error',
    from: { path: '^packages/', pathNot: [`^${folder}/[^/]+/`, ...REGISTRIES, TEST] },
    to: { path: `^${folder}/[^/]+/` },
  },
]);

const FORBIDDEN: readonly IForbiddenRuleType[] = [
  ...arrows,
  ...modules,
  ...webArrows,
  {
    name: 'no-cycles',
    comment: 'what is circular cannot be read from one end to the other',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'apps-apart',
    comment: 'apps never import each other, and no package imports an app',
    severity: 'error',
    from: { path: '^(apps|packages)/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^$1/$2/' },
  },
  {
    name: 'testkit-for-tests',
    comment: 'only tests, the test kit itself and the command line use the test kit',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: ['^packages/testkit/', '^apps/cli/', TEST, TEST_FOLDERS] },
    to: { path: '^packages/testkit/' },
  },
  {
    name: 'tests-are-leaves',
    comment: 'nothing imports a test',
    severity: 'error',
    from: {},
    to: { path: TEST },
  },
  {
    name: 'resolvable',
    comment: 'an import that leads nowhere checks nothing',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'declared',
    comment: "a dependency is declared in the package's own package.json",
    severity: 'error',
    from: {
      path: '^(apps|packages)/',
      pathNot: [TEST, TEST_FOLDERS, '^apps/[^/]+/(tools/|src/(load|chaos)/|[^/]+\\.config\\.ts$)'],
    },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
  },
];

const OPTIONS: ICruiseOptions = {
  // TypeScript 7 has no compiler API: the default parser would see nothing and find everything in order.
  parser: 'swc',
  tsPreCompilationDeps: true,
  combinedDependencies: false,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|test-results|playwright-report)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'browser', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.json', '.css', '.svg'],
  },
};

/** All options for a cruise of the project at `root`. */
export const cruiseOptions = (root: string): ICruiseOptions => ({
  ...OPTIONS,
  baseDir: root,
  validate: true,
  ruleSet: { forbidden: [...FORBIDDEN, throughTheDoor(root)] },
});

/** Another package is entered by what it exports, never by a path into its inside. */
const throughTheDoor = (root: string): IForbiddenRuleType => ({
  name: 'through-the-door',
  comment: "another package's inside is its own business",
  severity: 'error',
  from: { path: '^(apps|packages)/([^/]+)/' },
  to: { path: '^packages/', pathNot: ['^$1/$2/', ...doorsOf(root).map(door => `^${escaped(door)}$`)] },
});

const doorsOf = (root: string): readonly string[] =>
  filesOf(root, ['packages/*/package.json']).flatMap(file => {
    const { exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { exports?: Record<string, string> };
    return Object.values(exports).map(door => join(file, '..', door));
  });

const escaped = (path: string): string => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
