import { readFileSync } from 'node:fs';

/** Gzipped JavaScript. A player's language is one table; the soundtrack has a budget of its own. */
const DIST = 'apps/web/dist';
const html = readFileSync(`${DIST}/index.html`, 'utf8');
const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => `${DIST}${path}`);

/** What no game fetches before somebody asks for it. */
const ON_DEMAND = 'TalkScreen,EndScreen,ChatSheet,SettingsSheet,HandOverSheet,PrintScreen,DiceOnly,onPaper';

/** Bots think in this browser only at its own tables; the line to a server is fetched only at a server's. */
const playing = (...elsewhere) => [
  `${DIST}/assets/*.js`,
  `!${DIST}/assets/{fr,nl,sk,de}-*.js`,
  `!${DIST}/assets/{soundtrack,sampleWorker,Gallery,${ON_DEMAND}}*.js`,
  ...elsewhere.map(part => `!${DIST}/assets/${part}-*.js`),
];

export default [
  {
    name: 'landing page, first load',
    path: [...first, `${DIST}/assets/en-*.js`],
    limit: '70 kB',
    gzip: true,
  },
  {
    name: 'a game at a table of a server',
    path: playing('bots', 'tableWorker'),
    limit: '165 kB',
    gzip: true,
  },
  {
    name: 'a game in this browser',
    path: playing('tables', 'ErrorCard'),
    limit: '170 kB',
    gzip: true,
  },
  {
    name: 'opened on demand',
    path: `${DIST}/assets/{${ON_DEMAND}}-*.js`,
    limit: '14 kB',
    gzip: true,
  },
];
