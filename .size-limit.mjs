import { readFileSync } from 'node:fs';

/** Gzipped JavaScript. A player's language is one table; the soundtrack has a budget of its own. */
const DIST = 'apps/web/dist';
const html = readFileSync(`${DIST}/index.html`, 'utf8');
const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => `${DIST}${path}`);

export default [
  {
    name: 'landing page, first load',
    path: [...first, `${DIST}/assets/en-*.js`],
    limit: '70 kB',
    gzip: true,
  },
  {
    name: 'everything a game needs',
    path: [
      `${DIST}/assets/*.js`,
      `!${DIST}/assets/{fr,nl,sk,de}-*.js`,
      `!${DIST}/assets/{soundtrack,Gallery,TalkScreen}*.js`,
    ],
    limit: '170 kB',
    gzip: true,
  },
];
