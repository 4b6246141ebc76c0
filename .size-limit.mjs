import { readFileSync } from 'node:fs';

/** Gzipped JavaScript. A player's language is one table; the soundtrack has a budget of its own. A game's files lie in its folder. */
const DIST = 'apps/web/dist';
const html = readFileSync(`${DIST}/index.html`, 'utf8');
const first = [...html.matchAll(/(?:src|href)="\.(\/assets\/[^"]+\.js)"/g)].map(([, path]) => `${DIST}${path}`);

/** What no game fetches before somebody asks for it. */
const ON_DEMAND =
  'SidePages,HowToPlay,Rules,printedCards,TalkScreen,EndScreen,Finale,left,tip,storyWords,StartAlone,Narrator,Coach,telling,coaching,Resume,ChatSheet,SettingsSheet,HandOverSheet,PrintScreen,DiceOnly,onPaper,QrCode,TvTable,LobbySummary,ErrorCard';
const BESIDE_THE_BOX = 'Companion,boxSound,box,onTable';
/** Replays, records and the daily game: fetched by those who look back. */
const LOOKING_BACK =
  'LookingBack,sources,replayWords,templeReplay,rollwriteReplay,templeLuckWorker,rollwriteLuckWorker,serveLuck';
const files = (folder, ...without) => [
  `${DIST}/assets/${folder}*.js`,
  `!${DIST}/assets/${folder}{fr,nl,sk,de,${ON_DEMAND},${BESIDE_THE_BOX},${LOOKING_BACK},${without.join()}}-*.js`,
];

export default [
  {
    name: 'landing page, first load',
    path: first,
    // It was 32 before the main menu had words of its own.
    limit: '28 kB',
    gzip: true,
  },
  {
    name: 'until one plays Temple alone',
    path: [
      ...files(
        '',
        'soundtrack',
        'odds',
        'sampleWorker',
        'Gallery',
        'tables',
        'controls',
        'ShareButton',
        'ChatCorner',
        'useOpeningWords',
        'useChosen',
        'StartAlone',
        'serveTables',
        'wire',
        'migrations',
      ),
      ...files(
        'temple/',
        'bots',
        'botMinds',
        'parts',
        'lobbyRules',
        'templeRules',
        'tableWorker',
        'lessons',
        'lessonOf',
      ),
    ],
    // One session for all tables: a game alone needs the client of a table, too. It was 130 before that; the way to the rules from all that is
    // shown is a kilobyte of it, and what replays share with the play screen lies in files of its own: two more. The English of every
    // book that is fetched apart counts here too. Whether one may ask the coach, and which game of the day counts, is half a kilobyte: one more.
    // The story of a game with its words, hints and tables for one tap: two more.
    limit: '156 kB',
    gzip: true,
  },
  {
    name: "the table in Temple's worker and its bots, beyond what the page has",
    path: [
      `${DIST}/assets/{serveTables,wire,migrations,odds}-*.js`,
      `${DIST}/assets/temple/{tableWorker,botMinds}-*.js`,
    ],
    limit: '51 kB',
    gzip: true,
  },
  {
    name: "a table of a server before its game, beyond Temple's own",
    path: `${DIST}/assets/tables-*.js`,
    limit: '26 kB',
    gzip: true,
  },
  {
    name: 'Roll & Write, beyond the shell',
    path: files('rollwrite/', 'lessons', 'lessonOf'),
    // 80 for the game; the English of paper and tips, which are fetched apart, counts here too.
    limit: '82 kB',
    gzip: true,
  },
  {
    name: 'the rule books, in one language',
    path: files('rulebook/', ''),
    limit: '30 kB',
    gzip: true,
  },
  {
    name: 'beside the real box',
    path: `${DIST}/assets/{,temple/}{${BESIDE_THE_BOX}}-*.js`,
    limit: '9 kB',
    gzip: true,
  },
  {
    name: 'looking back, beyond the game itself',
    path: `${DIST}/assets/{,temple/,rollwrite/}{${LOOKING_BACK}}-*.js`,
    limit: '24 kB',
    gzip: true,
  },
  {
    name: 'lessons of both games, beyond the games',
    path: [
      `${DIST}/assets/lessons/*.js`,
      `!${DIST}/assets/lessons/{fr,nl,sk,de}-*.js`,
      `${DIST}/assets/{temple,rollwrite}/{lessons,lessonOf}-*.js`,
    ],
    limit: '16 kB',
    gzip: true,
  },
  {
    name: 'coach and puzzle of the day, beyond the game and its odds',
    path: files('coach/'),
    limit: '7 kB',
    gzip: true,
  },
  {
    name: "on demand, Temple's and shared",
    path: `${DIST}/assets/{,temple/}{${ON_DEMAND}}-*.js`,
    limit: '29 kB',
    gzip: true,
  },
];
