import { existsSync, globSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** Packages that have their place in the layout but no source yet; nobody can use them, and they use nothing. */
const notBuiltYet = globSync('packages/*').filter(folder => !existsSync(`${folder}/src/index.ts`));

export default {
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Programs that the tools start by name, and fonts that style sheets fetch.
  ignoreDependencies: [
    /^@fontsource\//,
    'node',
    '@biomejs/biome',
    'size-limit',
    '@size-limit/file',
    ...notBuiltYet.map(folder => folder.replace('packages', '@templefall')),
  ],
  ignoreBinaries: ['apt-get'],
  ignoreWorkspaces: notBuiltYet,
  workspaces: {
    '.': {
      entry: [
        'tools/{dev,test,build-static,pack,bench,release-notes,check,arrows,rules-coverage,terms-coverage,texts-coverage,house}.ts',
        'tools/reporters/*.ts',
        'tools/bootstrap.mjs',
        'tools/npx/*.mjs',
      ],
      project: ['tools/**/*.{ts,mjs}'],
    },
    'packages/*': { entry: ['src/index.ts'], project: ['src/**/*.ts'] },
    'apps/cli': { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
    'apps/server': {
      entry: ['src/main.ts', 'src/{load,chaos}/main.ts'],
      project: ['src/**/*.ts'],
      ignoreDependencies: ['boardgame.io'],
    },
    'apps/web': {
      entry: [
        'src/main.tsx',
        'src/games/gameClient.ts',
        'src/offline/serviceWorker.ts',
        // Built by its browser test.
        'src/session/worker/indexedDbStorage.ts',
        'tools/*.ts',
        'e2e/**/*.ts',
      ],
      project: ['src/**/*.{ts,tsx}', 'tools/**/*.ts', 'e2e/**/*.ts'],
    },
  },
} satisfies KnipConfig;
