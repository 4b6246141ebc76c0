import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cruised, drawn, withDrawing } from './graph.ts';
import { webFolders } from './web-arrows.ts';

/** A project of the same shape, small enough to read, in which every arrow holds. */
const SOUND: { readonly [path: string]: string } = {
  'packages/kit/src/index.ts': "export { ok } from './result.ts';",
  'packages/kit/src/result.ts': 'export const ok = 1;',
  'packages/kernel/src/index.ts': "import { ok } from '@templefall/kit';\nexport const kernel = ok;",
  'packages/testkit/src/index.ts': "export { kernel } from '@templefall/kernel';",
  'packages/temple/src/index.ts': "export { temple } from './game.ts';",
  'packages/temple/src/game.ts': "import { MODULES } from './modules/registry.ts';\nexport const temple = MODULES;",
  'packages/temple/src/modules/registry.ts':
    "import { curses } from './curses/index.ts';\nimport { treasures } from './treasures/index.ts';\nexport const MODULES = { curses, treasures };",
  'packages/temple/src/modules/curses/index.ts':
    "import { kernel } from '@templefall/kernel';\nexport { name } from './name.ts';\nexport const curses = kernel;",
  'packages/temple/src/modules/curses/name.ts': "export const name = 'curses';",
  'packages/temple/src/modules/treasures/index.ts': 'export const treasures = 1;',
  'packages/temple/src/game.test.ts': "import { kernel } from '@templefall/testkit';\nkernel;",
  'apps/server/src/main.ts': "import { temple } from '@templefall/temple';\ntemple;",
  'apps/web/src/main.ts':
    "import { kernel } from '@templefall/kernel';\nimport { games } from './games/registry.ts';\nkernel;\ngames;",
  'apps/web/src/ui/Icon.ts': 'export const Icon = 1;',
  'apps/web/src/chat/chat.ts': "import { Icon } from '../ui/Icon.ts';\nexport const chat = Icon;",
  'apps/web/src/games/gameClient.ts': "import { chat } from '../chat/chat.ts';\nexport const seam = chat;",
  'apps/web/src/games/registry.ts': "export const games = [() => import('./temple/client.ts')];",
  'apps/web/src/games/temple/client.ts':
    "import { lobby } from '../../lobby/lobby.ts';\nimport { seam } from '../gameClient.ts';\nexport const temple = [lobby, seam];",
  'apps/web/src/games/rollwrite/client.ts': 'export const rollwrite = 1;',
  'apps/web/src/session/session.ts': "import { seam } from '../games/gameClient.ts';\nexport const session = seam;",
  'apps/web/src/lobby/lobby.ts': "import { session } from '../session/session.ts';\nexport const lobby = session;",
};
const NAMES = ['kit', 'kernel', 'testkit', 'temple'];

let root: string | undefined;
afterEach(() => {
  if (root) rmSync(root, { recursive: true });
  root = undefined;
});

/** The sound project with some files written otherwise. */
const project = (planted: { readonly [path: string]: string } = {}): string => {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
  const files = { ...SOUND, ...planted };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const dependencies = Object.fromEntries(NAMES.map(name => [`@templefall/${name}`, '1']));
  mkdirSync(join(root, 'node_modules/@templefall'), { recursive: true });
  for (const home of [...NAMES.map(name => `packages/${name}`), 'apps/server', 'apps/web']) {
    const about = { name: `@templefall/${home.split('/')[1]}`, exports: { '.': './src/index.ts' }, dependencies };
    writeFileSync(join(root, home, 'package.json'), JSON.stringify(about));
    symlinkSync(join(root, home), join(root, 'node_modules', about.name));
  }
  return root;
};

describe('arrows', () => {
  it('hold in a sound project, and every file is seen', async () => {
    const { modules, violations } = await cruised(project());
    expect(violations).toEqual([]);
    expect(modules.map(module => module.source)).toEqual(expect.arrayContaining(Object.keys(SOUND)));
  });

  it.each([
    {
      broken: 'arrows-of-kit',
      by: 'an arrow upwards',
      planted: { 'packages/kit/src/result.ts': "import '@templefall/temple';\nexport const ok = 1;" },
    },
    {
      broken: 'no-cycles',
      by: 'a cycle',
      planted: { 'packages/kit/src/result.ts': "import * as all from './index.ts';\nexport const ok = all;" },
    },
    {
      broken: 'no-cycles',
      by: 'a cycle of types alone',
      planted: {
        'packages/kit/src/index.ts': "export { ok } from './result.ts';\nexport type Kit = 1;",
        'packages/kit/src/result.ts': "import type { Kit } from './index.ts';\nexport const ok: Kit = 1;",
      },
    },
    {
      broken: 'no-sibling-modules',
      by: 'a module that imports its sibling',
      planted: {
        'packages/temple/src/modules/curses/name.ts': "export { treasures as name } from '../treasures/index.ts';",
      },
    },
    {
      broken: 'core-names-no-module',
      by: 'a core that names a module',
      planted: { 'packages/temple/src/game.ts': "export { curses as temple } from './modules/curses/index.ts';" },
    },
    {
      broken: 'apps-apart',
      by: 'an app that imports another',
      planted: { 'apps/web/src/main.ts': "import '../../server/src/main.ts';" },
    },
    {
      broken: 'web-arrows-of-lobby',
      by: 'a shared folder that names a game',
      planted: { 'apps/web/src/lobby/lobby.ts': "export { rollwrite as lobby } from '../games/rollwrite/client.ts';" },
    },
    {
      broken: 'web-arrows-of-session',
      by: 'a session that loads a game by itself',
      planted: { 'apps/web/src/session/session.ts': "export const session = () => import('../games/registry.ts');" },
    },
    {
      broken: 'web-arrows-of-games',
      by: 'a seam that names a game',
      planted: { 'apps/web/src/games/gameClient.ts': "export { rollwrite as seam } from './rollwrite/client.ts';" },
    },
    {
      broken: 'web-arrows-of-ui',
      by: 'a part of the screen that knows the session',
      planted: { 'apps/web/src/ui/Icon.ts': "import type {} from '../session/session.ts';\nexport const Icon = 1;" },
    },
    {
      broken: 'web-games-apart',
      by: 'a game that imports another',
      planted: {
        'apps/web/src/games/temple/client.ts': "export { rollwrite as temple } from '../rollwrite/client.ts';",
      },
    },
    {
      broken: 'web-registry',
      by: 'a page that names a game itself',
      planted: { 'apps/web/src/main.ts': "export const temple = () => import('./games/temple/client.ts');" },
    },
    {
      broken: 'testkit-for-tests',
      by: 'a server that uses the test kit',
      planted: { 'apps/server/src/main.ts': "import '@templefall/testkit';" },
    },
    {
      broken: 'through-the-door',
      by: "a path into another package's inside",
      planted: { 'apps/server/src/main.ts': "import '../../../packages/kit/src/result.ts';" },
    },
    {
      broken: 'resolvable',
      by: 'an import that leads nowhere',
      planted: { 'apps/server/src/main.ts': "import './nowhere.ts';" },
    },
    {
      broken: 'tests-are-leaves',
      by: 'an import of a test',
      planted: { 'packages/temple/src/index.ts': "import './game.test.ts';" },
    },
  ])('are broken by $by', async ({ broken, planted }) => {
    const { violations } = await cruised(project(planted));
    expect(violations.map(violation => violation.split(':')[0])).toContain(broken);
  });
});

describe('the folders of the web client', () => {
  it('have no cycle: each imports only folders above it in the table', () => {
    const folders = Object.keys(webFolders);
    for (const [folder, allowed] of Object.entries(webFolders))
      for (const other of allowed)
        expect(folders.indexOf(other), `${folder} → ${other}`).toBeLessThan(folders.indexOf(folder));
  });
});

describe('the drawing', () => {
  it('shows packages and apps, without the arrows that follow from others', async () => {
    const { modules } = await cruised(project());
    expect(drawn(modules).split('\n')).toEqual([
      '```mermaid',
      'graph TD',
      '  apps_server["apps/server"]',
      '  apps_web["apps/web"]',
      '  kernel["kernel"]',
      '  kit["kit"]',
      '  temple["temple"]',
      '  testkit["testkit"]',
      '  apps_server --> temple',
      '  apps_web --> kernel',
      '  kernel --> kit',
      '  temple --> kernel',
      '  testkit --> kernel',
      '```',
    ]);
  });

  it('goes between its marks and leaves the rest alone', () => {
    const marks = ['<!-- graph: drawn by `npm run graph` -->', '<!-- /graph -->'];
    const document = `before\n${marks[0]}\nold\n${marks[1]}\nafter\n`;
    expect(withDrawing(document, 'new')).toBe(document.replace('old', 'new'));
    expect(() => withDrawing('no marks', 'new')).toThrow('has no');
  });
});
