import { BOT_LEVELS, type BotLevel } from '@templefall/bots';
import { PLAYER_COUNTS, LEVELS as ROLLWRITE_LEVELS, VARIANTS } from '@templefall/rollwrite';
import { aimOf, JUDGED, missedBy, reasonFor } from './aims.ts';
import { CELLS, type Cell, type Part, TEMPLE_LEVELS } from './cells.ts';
import { challengePart } from './challenges.ts';
import { drawn, type Group } from './chart.ts';
import { cellsIn, estimate, type Findings, percent, printed } from './findings.ts';

export interface Page {
  readonly text: string;
  readonly pictures: { readonly [file: string]: string };
}

const VARIANT_TITLES: { readonly [id: string]: string } = {
  barredWays: 'Barred ways',
  jokerLottery: 'Joker lottery',
  diceRooms: 'Dice rooms',
};

export const pageOf = (findings: Findings, notes: string): Page => {
  const pictures: { [file: string]: string } = {};
  const picture = (
    file: string,
    title: string,
    groups: readonly Group[],
    { series = BOT_LEVELS, judged }: { readonly series?: readonly string[]; readonly judged: BotLevel },
  ): string => {
    pictures[file] = drawn({ title, series, judged, groups });
    return `![${title}](balance/${file})`;
  };
  const rollwriteParts = ['rollwrite', ...Object.keys(VARIANTS)];
  const text = [
    HEAD,
    '## Temple',
    'Steady bots are aimed at 65–85 % on normal, 40–65 % on advanced and 10–35 % on expert, the bands in the picture.',
    picture('temple.svg', 'Temple, base game, standard pace: games won', groupsOf(findings, 'temple', TEMPLE_LEVELS), {
      judged: JUDGED.temple,
    }),
    tableOf(findings, 'temple'),
    '## Challenges',
    challengePart(findings, groups =>
      picture('challenges.svg', 'Challenges, steady bots, 2 to 6 players together: games won', groups, {
        series: ['steady'],
        judged: 'steady',
      }),
    ),
    '## Roll & Write',
    'The expert is aimed at 70–85 % on easy, 50–65 % on normal and 25–40 % on hard in the base game. The variants have no aim.',
    ...rollwriteParts.flatMap(part => {
      const title = `Roll & Write, ${(VARIANT_TITLES[part] ?? 'base game').toLowerCase()}: games won`;
      return [
        `### ${VARIANT_TITLES[part] ?? 'Base game'}`,
        picture(`${part}.svg`, title, groupsOf(findings, part, ROLLWRITE_LEVELS), { judged: JUDGED.rollwrite }),
        tableOf(findings, part),
      ];
    }),
    '## Aims that are missed',
    missedAims(findings),
    notes.trim(),
    '## How it was played',
    played(findings),
  ];
  return { text: `${text.join('\n\n')}\n`, pictures };
};

const HEAD = `# Balance

How often teams of bots win. \`npm run balance\` plays what is missing and writes this page and its pictures; \`npm run
balance -- --help\` says how to do it in pieces. Every figure is a share of games won with Wilson's 95 % interval. Bots of one
level sit on every seat; the expert of Roll & Write looks into a fixed number of futures, so all figures repeat.`;

const groupsOf = (findings: Findings, part: Part, rows: readonly string[]): readonly Group[] => {
  const cells = cellsIn(part);
  return rows.map(row => {
    const here = cells.filter(cell => cell.row === row);
    const aim = here[0] && aimOf(here[0]);
    const counts = [...new Set(here.map(({ players }) => players))];
    return {
      name: row,
      ...(aim && { aim }),
      rows: counts.map(players => ({
        name: `${players} players`,
        shares: BOT_LEVELS.map(bots =>
          estimate(
            findings,
            here.find(cell => cell.players === players && cell.bots === bots),
          ),
        ),
      })),
    };
  });
};

/** A row for each number of players and level, a column for each bot. */
const tableOf = (findings: Findings, part: Part): string => {
  const cells = cellsIn(part);
  const keys = [...new Set(cells.map(({ players, row }) => `${players}|${row}`))];
  const rows = keys.map(key => {
    const here = cells.filter(({ players, row }) => `${players}|${row}` === key);
    const games = BOT_LEVELS.map(bots => findings.get(here.find(cell => cell.bots === bots)?.id ?? '')?.games ?? 0);
    const shares = BOT_LEVELS.map(bots =>
      printed(
        estimate(
          findings,
          here.find(cell => cell.bots === bots),
        ),
      ),
    );
    return `| ${key.replace('|', ' | ')} | ${shares.join(' | ')} | ${games.join(' / ')} |`;
  });
  return [`| players | level | ${BOT_LEVELS.join(' | ')} | games |`, '|---|---|---|---|---|---|', ...rows].join('\n');
};

const missedAims = (findings: Findings): string => {
  const rows = CELLS.flatMap(cell => {
    const aim = aimOf(cell);
    const found = estimate(findings, cell);
    const missed = missedBy(cell, found);
    if (!aim || !found || !missed) return [];
    const isSure = found.high < aim[0] || found.low > aim[1];
    const by = `${missed > 0 ? '+' : '−'}${Math.abs(missed).toFixed(0)} points${isSure ? '' : ' (within the interval)'}`;
    const name = cell.game === 'temple' ? 'Temple' : 'Roll & Write';
    return [
      `| ${name} | ${cell.players} | ${cell.row} | ${printed(found)} | ${percent(aim[0])}–${percent(aim[1])} % | ${by} | ${reasonFor(cell, missed)} |`,
    ];
  });
  if (rows.length === 0) return 'None.';
  return ['| game | players | level | found | aim | missed by | why |', '|---|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
};

const played = (findings: Findings): string => {
  const all = CELLS.flatMap(cell => {
    const tally = findings.get(cell.id);
    return tally ? [{ cell, tally }] : [];
  });
  const games = all.reduce((sum, { tally }) => sum + tally.games, 0);
  const crashed = all.reduce((sum, { tally }) => sum + tally.crashed, 0);
  const sources = (game: Cell['game']): string =>
    [...new Set(all.filter(({ cell }) => cell.game === game).map(({ tally }) => tally.sources))].join(', ') || '–';
  return `${games} games in ${all.length} of ${CELLS.length} cells, ${crashed} of them crashed or hung. Game number n of a cell (from 0) has the seed
\`CELL/n\`, where CELL is its name: \`temple/PLAYERS/LEVEL/BOTS\`, \`challenge/ID/PLAYERS/BOTS\` or
\`rollwrite/VARIANT/PLAYERS/LEVEL/BOTS\`, \`base\` for no variant. One of them again, in full:

\`npm run simulate -- --game rollwrite --players ${PLAYER_COUNTS[0]} --level hard --bots expert --seed rollwrite/base/2/hard/expert --only 7\`

Sources they were played with (\`npm run balance\` plays again what was played with others): Temple ${sources('temple')}, Roll &
Write ${sources('rollwrite')}.`;
};
