import { BOT_LEVELS } from '@templefall/bots';
import { PLAYER_COUNTS, LEVELS as ROLLWRITE_LEVELS, VARIANTS } from '@templefall/rollwrite';
import { type Estimate, rankCorrelation, share } from '@templefall/simulator';
import type { Tally } from './cache.ts';
import { CELLS, type Cell, CHALLENGES, type Part, TEMPLE_LEVELS } from './cells.ts';
import { drawn, type Group } from './chart.ts';

/** What was found out: the tally of each cell that was played. */
export type Findings = ReadonlyMap<string, Tally>;
export interface Page {
  readonly text: string;
  readonly pictures: { readonly [file: string]: string };
}

/** The aims, as shares; Temple's are for steady bots, Roll & Write's for the expert. */
const AIMS: { readonly [key: string]: readonly [number, number] } = {
  'temple/normal': [0.65, 0.85],
  'temple/advanced': [0.4, 0.65],
  'temple/expert': [0.1, 0.35],
  'rollwrite/easy': [0.7, 0.85],
  'rollwrite/normal': [0.5, 0.65],
  'rollwrite/hard': [0.25, 0.4],
};
const JUDGED = { temple: 'steady', rollwrite: 'expert' } as const;

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
    series: readonly string[] = BOT_LEVELS,
  ): string => {
    pictures[file] = drawn({ title, series, groups });
    return `![${title}](balance/${file})`;
  };
  const rollwriteParts = ['rollwrite', ...Object.keys(VARIANTS)];
  const text = [
    HEAD,
    '## Temple',
    'Steady bots are aimed at 65–85 % on normal, 40–65 % on advanced and 10–35 % on expert, the bands in the picture.',
    picture('temple.svg', 'Temple, base game, standard pace: games won', groupsOf(findings, 'temple', TEMPLE_LEVELS)),
    tableOf(findings, 'temple'),
    '## Challenges',
    challengePart(findings, picture),
    '## Roll & Write',
    'The expert is aimed at 70–85 % on easy, 50–65 % on normal and 25–40 % on hard in the base game. The variants have no aim.',
    ...rollwriteParts.flatMap(part => {
      const title = `Roll & Write, ${(VARIANT_TITLES[part] ?? 'base game').toLowerCase()}: games won`;
      return [
        `### ${VARIANT_TITLES[part] ?? 'Base game'}`,
        picture(`${part}.svg`, title, groupsOf(findings, part, ROLLWRITE_LEVELS)),
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

const cellsIn = (part: Part): readonly Cell[] => CELLS.filter(cell => cell.part === part);
const estimate = (findings: Findings, cell: Cell | undefined): Estimate | undefined => {
  const tally = cell && findings.get(cell.id);
  return tally && tally.games > 0 ? share(tally.won, tally.games) : undefined;
};
const aimOf = ({ game, row, part }: Cell): readonly [number, number] | undefined =>
  part === game ? AIMS[`${game}/${row}`] : undefined;

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

const percent = (value: number): string => (value * 100).toFixed(0);
const printed = (found: Estimate | undefined): string =>
  found ? `${percent(found.mean)} % (${percent(found.low)}–${percent(found.high)})` : '–';

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

/** Challenges by players, and whether they rise. */
const challengePart = (
  findings: Findings,
  picture: (file: string, title: string, groups: readonly Group[], series?: readonly string[]) => string,
): string => {
  const cells = cellsIn('challenges');
  const counts = [...new Set(cells.map(({ players }) => players))];
  const found = (id: string, players: number, bots: string): Estimate | undefined =>
    estimate(
      findings,
      cells.find(cell => cell.row === id && cell.players === players && cell.bots === bots),
    );
  const pooled = (id: string): Estimate | undefined => {
    const tallies = cells.flatMap(cell =>
      cell.row === id && cell.bots === 'steady' ? (findings.get(cell.id) ?? []) : [],
    );
    const games = tallies.reduce((sum, tally) => sum + tally.games, 0);
    return games === 0
      ? undefined
      : share(
          tallies.reduce((sum, tally) => sum + tally.won, 0),
          games,
        );
  };
  const rising = (of: (id: string) => Estimate | undefined): string => {
    const known = CHALLENGES.flatMap(({ id, level }) => {
      const one = of(id);
      return one ? [{ level, lost: 1 - one.mean }] : [];
    });
    return known.length < 3
      ? '–'
      : rankCorrelation(
          known.map(({ level }) => level),
          known.map(({ lost }) => lost),
        ).toFixed(2);
  };
  const levels = [...new Set(CHALLENGES.map(({ level }) => level))];
  const groups = levels.map(level => ({
    name: level === 7 ? 'ultimate' : `level ${level}`,
    rows: CHALLENGES.filter(one => one.level === level).map(({ id }) => ({ name: id, shares: [pooled(id)] })),
  }));
  const rows = CHALLENGES.map(({ id }) => {
    const shares = counts.map(
      players => `${printed(found(id, players, 'steady'))}<br>${printed(found(id, players, 'expert'))}`,
    );
    return `| ${id} | ${shares.join(' | ')} |`;
  });
  const byPlayers = counts.map(players => `${players} players ${rising(id => found(id, players, 'steady'))}`);
  return [
    `Spearman's rank correlation of a challenge's level with the games that steady bots lose, all numbers of players together: **${rising(pooled)}** (aim: at least 0.8); ${byPlayers.join(', ')}.`,
    picture('challenges.svg', 'Challenges, steady bots, 2 to 6 players together: games won', groups, ['steady']),
    'Above steady, below expert bots:',
    [
      `| challenge | ${counts.map(players => `${players} players`).join(' | ')} |`,
      `|---|${counts.map(() => '---|').join('')}`,
      ...rows,
    ].join('\n'),
    neverWon(findings, cells),
  ].join('\n\n');
};

const neverWon = (findings: Findings, cells: readonly Cell[]): string => {
  const played = cells.filter(cell => cell.bots === 'expert' && findings.has(cell.id));
  const hopeless = played.filter(cell => findings.get(cell.id)?.won === 0);
  const named = hopeless.map(cell => `${cell.row} with ${cell.players} (${findings.get(cell.id)?.games} games)`);
  return `Expert bots have played ${played.length} of these cells. Not won once: ${named.join(', ') || 'none'}.`;
};

const missedAims = (findings: Findings): string => {
  const rows = CELLS.flatMap(cell => {
    const aim = aimOf(cell);
    const found = estimate(findings, cell);
    if (!aim || !found || cell.bots !== JUDGED[cell.game]) return [];
    const off = found.mean < aim[0] ? found.mean - aim[0] : Math.max(0, found.mean - aim[1]);
    if (off === 0) return [];
    const isSure = found.high < aim[0] || found.low > aim[1];
    const by = `${off > 0 ? '+' : '−'}${Math.abs(off * 100).toFixed(0)} points${isSure ? '' : ' (within the interval)'}`;
    const name = cell.game === 'temple' ? 'Temple' : 'Roll & Write';
    return [
      `| ${name} | ${cell.players} | ${cell.row} | ${printed(found)} | ${percent(aim[0])}–${percent(aim[1])} % | ${by} |`,
    ];
  });
  if (rows.length === 0) return 'None.';
  return ['| game | players | level | found | aim | missed by |', '|---|---|---|---|---|---|', ...rows].join('\n');
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
