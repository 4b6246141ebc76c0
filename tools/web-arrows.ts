import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Which folders of the web client may import which, as docs/ARCHITECTURE.md tells it. `games` is the seam alone. */
const FOLDERS: { readonly [folder: string]: readonly string[] } = {
  words: [],
  shell: [],
  styles: [],
  sound: [],
  ui: ['words', 'shell'],
  offline: ['ui', 'words', 'shell'],
  settings: ['ui', 'sound', 'words', 'shell'],
  chat: ['ui', 'words', 'shell'],
  rulebook: ['ui', 'words', 'shell'],
  games: ['chat', 'ui'],
  session: ['games', 'chat', 'ui', 'shell'],
  replay: ['session', 'games', 'chat', 'settings', 'sound', 'ui', 'words', 'shell'],
  lobby: ['session', 'games', 'chat', 'settings', 'sound', 'ui', 'words', 'shell'],
  lessons: ['session', 'games', 'settings', 'ui', 'words', 'shell'],
};

const SRC = 'apps/web/src';
const TEST = String.raw`\.(test|spec)\.tsx?$`;
/** What every game may build on. */
const SHARED = Object.keys(FOLDERS).filter(folder => folder !== 'offline' && folder !== 'games');
const SEAM = `^${SRC}/games/gameClient\\.ts$`;

const pathOf = (folder: string): string => (folder === 'games' ? SEAM : `^${SRC}/${folder}/`);

/** A table without cycles has none in the folders either: that is asked of the table itself (tools/arrows.test.ts). */
export const webFolders = FOLDERS;

export const webArrows: readonly IForbiddenRuleType[] = [
  ...Object.entries(FOLDERS).map(
    ([folder, allowed]): IForbiddenRuleType => ({
      name: `web-arrows-of-${folder}`,
      comment: `${folder} imports ${allowed.length === 0 ? 'no other folder' : `only ${allowed.join(', ')}`}`,
      severity: 'error',
      from: { path: pathOf(folder), pathNot: TEST },
      to: { path: `^${SRC}/`, pathNot: [folder, ...allowed].map(pathOf) },
    }),
  ),
  {
    name: 'web-games-apart',
    comment: 'games never import each other, nor what knows them all',
    severity: 'error',
    from: { path: `^${SRC}/games/([^/]+)/`, pathNot: TEST },
    to: { path: `^${SRC}/`, pathNot: [`^${SRC}/games/$1/`, SEAM, ...SHARED.map(pathOf)] },
  },
  {
    name: 'web-registry',
    comment: 'only the registry names a game; the gallery shows them all',
    severity: 'error',
    from: { path: `^${SRC}/[^/]+$`, pathNot: TEST },
    to: { path: `^${SRC}/games/[^/]+/` },
  },
];
