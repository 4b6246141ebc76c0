import { type Estimate, rankCorrelation } from '@templefall/simulator';
import { type Cell, CHALLENGES } from './cells.ts';
import type { Group } from './chart.ts';
import { cellsIn, estimate, type Findings, percent, printed, together } from './findings.ts';

type Asked = (id: string, bots: 'steady' | 'expert', players: number) => Cell | undefined;

/** Challenges by players, and whether they rise. */
export const challengePart = (findings: Findings, picture: (groups: readonly Group[]) => string): string => {
  const cells = cellsIn('challenges');
  const counts = [...new Set(cells.map(({ players }) => players))];
  const cellOf: Asked = (id, bots, players) =>
    cells.find(cell => cell.row === id && cell.bots === bots && cell.players === players);
  const pooled = (id: string): Estimate | undefined =>
    together(counts.map(players => findings.get(cellOf(id, 'steady', players)?.id ?? '')));
  const byPlayers = counts.map(
    players => `${players} players ${rising(id => estimate(findings, cellOf(id, 'steady', players)))}`,
  );
  return [
    `Spearman's rank correlation of a challenge's level with the games that steady bots lose, all numbers of players together: **${rising(pooled)}** (aim: at least 0.8); ${byPlayers.join(', ')}.`,
    picture(groupsOf(pooled)),
    'Above steady bots, with intervals; below expert bots, won of played:',
    tableOf(findings, counts, cellOf),
    neverWon(findings, cells),
  ].join('\n\n');
};

/** Whether the harder challenges are lost more often. */
const rising = (of: (id: string) => Estimate | undefined): string => {
  const known = CHALLENGES.flatMap(({ id, level }) => {
    const one = of(id);
    return one ? [{ level, lost: 1 - one.mean }] : [];
  });
  if (known.length < 3) return '–';
  return rankCorrelation(
    known.map(({ level }) => level),
    known.map(({ lost }) => lost),
  ).toFixed(2);
};

const groupsOf = (pooled: (id: string) => Estimate | undefined): readonly Group[] =>
  [...new Set(CHALLENGES.map(({ level }) => level))].map(level => ({
    name: level === 7 ? 'ultimate' : `level ${level}`,
    rows: CHALLENGES.filter(one => one.level === level).map(({ id }) => ({ name: id, shares: [pooled(id)] })),
  }));

const tableOf = (findings: Findings, counts: readonly number[], cellOf: Asked): string =>
  [
    `| challenge | ${counts.map(players => `${players} players`).join(' | ')} |`,
    `|---|${counts.map(() => '---|').join('')}`,
    ...CHALLENGES.map(({ id }) => {
      const shares = counts.map(players => {
        const expert = findings.get(cellOf(id, 'expert', players)?.id ?? '');
        return `${printed(estimate(findings, cellOf(id, 'steady', players)))}<br>${expert ? `${expert.won} of ${expert.games}` : '–'}`;
      });
      return `| ${id} | ${shares.join(' | ')} |`;
    }),
  ].join('\n');

/** Nothing should be impossible: a cell that is not won is tried again and again. */
const neverWon = (findings: Findings, cells: readonly Cell[]): string => {
  const played = cells.flatMap(cell => {
    const tally = cell.bots === 'expert' ? findings.get(cell.id) : undefined;
    return tally ? [{ cell, tally }] : [];
  });
  const named = ({ cell, tally }: (typeof played)[number]): string =>
    `${cell.row} with ${cell.players} (${tally.won} of ${tally.games})`;
  const longer = played.filter(({ cell, tally }) => tally.won > 0 && tally.games > cell.games).map(named);
  const hopeless = played
    .filter(({ tally }) => tally.won === 0)
    .map(one => `${named(one)}, at most ${percent(estimate(findings, one.cell)?.high ?? 1)} %`);
  return [
    `A cell that experts do not win in its first ${cells.find(({ patience }) => patience)?.games} games is played on to 100, 250 and 500 until they do, so the number of games there depends on what happened, and the share is a little flattering.`,
    `Expert bots have played ${played.length} of these cells. Won only in a longer run: ${longer.join(', ') || 'none'}. Not won once: ${hopeless.join('; ') || 'none'}.`,
  ].join('\n');
};
