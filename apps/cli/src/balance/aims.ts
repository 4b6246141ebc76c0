import type { Estimate } from '@templefall/simulator';
import type { Cell } from './cells.ts';

/** The aims, as shares; Temple's are for steady bots, Roll & Write's for the expert. The variants have none. */
const AIMS: { readonly [key: string]: readonly [number, number] } = {
  'temple/normal': [0.65, 0.85],
  'temple/advanced': [0.4, 0.65],
  'temple/expert': [0.1, 0.35],
  'rollwrite/easy': [0.7, 0.85],
  'rollwrite/normal': [0.5, 0.65],
  'rollwrite/hard': [0.25, 0.4],
};
export const JUDGED = { temple: 'steady', rollwrite: 'expert' } as const;

export const aimOf = ({ game, row, part }: Cell): readonly [number, number] | undefined =>
  part === game ? AIMS[`${game}/${row}`] : undefined;

/** By how many points an aim is missed, below or above; 0 within it, undefined where there is nothing to judge. */
export const missedBy = (cell: Cell, found: Estimate | undefined): number | undefined => {
  const aim = aimOf(cell);
  if (!aim || !found || cell.bots !== JUDGED[cell.game]) return undefined;
  return 100 * (found.mean < aim[0] ? found.mean - aim[0] : Math.max(0, found.mean - aim[1]));
};

/** Why a cell is out of its band, if it is. */
export const reasonFor = ({ game, players, row }: Cell, missed: number): string =>
  REASONS[`${game}/${players}/${row}/${missed > 0 ? 'above' : 'below'}`] ??
  REASONS[`${game}/${players}/${missed > 0 ? 'above' : 'below'}`] ??
  REASONS[`${game}/${missed > 0 ? 'above' : 'below'}`] ??
  '–';

const REASONS: { readonly [key: string]: string } = {
  'temple/2/above':
    'seven gems, and the exit in the middle of the stack instead of among the last five rooms (TS3, TS7, fixed)',
  'temple/5/expert/below':
    '22 gems, room for 18 in the stack (TS3, TS5, TS9, fixed): everybody must leave with five keys on five dice',
  'temple/5/above':
    'a fifth player brings five dice and two gems (TS3, fixed), and 3 gems more (TS9, fixed) are a fifth of the depot, not two fifths as for two',
  'temple/above': 'the numbers of gems are fixed (TS3, TS9), and one bot plays at all tables',
  'temple/below': 'the numbers of gems are fixed (TS3, TS9), and one bot plays at all tables',
  'rollwrite/2/above':
    'from level to level one gem only (WS3, fixed), and two players can circle four boxes of rush at most, so the column of the tracks (WB2) cannot lie farther back',
  'rollwrite/2/below': 'from level to level one gem only (WS3, fixed): the three shares lie too near to each other',
  'rollwrite/above': 'the steps between the levels are fixed (WS3); the layout moves all three levels together',
  'rollwrite/below': 'the steps between the levels are fixed (WS3); the layout moves all three levels together',
};
