import { BOT_LEVELS, type BotLevel } from '@templefall/bots';
import { PLAYER_COUNTS, LEVELS as ROLLWRITE_LEVELS, VARIANTS } from '@templefall/rollwrite';
import { MODULES } from '@templefall/temple';

/** One row of the page: a table, who plays there, and how often. */
export interface Cell {
  /** Also the seed: the same cell is always the same games. */
  readonly id: string;
  readonly part: Part;
  readonly game: 'temple' | 'rollwrite';
  readonly options: object;
  readonly bots: BotLevel;
  readonly players: number;
  /** What is compared within a part: a level, a challenge. */
  readonly row: string;
  readonly games: number;
  /** While none is won, more are played, up to so many: is it impossible, or only hard? */
  readonly patience?: number;
}
export const PARTS = ['temple', 'challenges', 'rollwrite', ...Object.keys(VARIANTS)] as const;
export type Part = (typeof PARTS)[number];

export const TEMPLE_LEVELS = ['normal', 'advanced', 'expert'] as const;
const TEMPLE_PLAYERS = [2, 3, 4, 5, 6] as const;

/** Challenges with their levels, which their ids begin with; the ultimate one is alone above the sixth. */
export const CHALLENGES: readonly { readonly id: string; readonly level: number }[] = (
  MODULES.challenge.contents?.challenges ?? []
).map(id => ({ id, level: id === 'ultimate' ? 7 : Number(id[0]) }));

/** How many games a cell is worth: most where there is an aim to be judged. */
const GAMES = {
  temple: { novice: 200, steady: 500, expert: 200 },
  challenges: { steady: 60, expert: 40 },
  rollwrite: { novice: 200, steady: 200, expert: 200 },
  variants: { novice: 60, steady: 100, expert: 100 },
} as const;
/** An expert's challenge that is not won in so many games counts as impossible. */
const PATIENCE = 500;

const templeCells: readonly Cell[] = TEMPLE_PLAYERS.flatMap(players =>
  TEMPLE_LEVELS.flatMap(level =>
    BOT_LEVELS.map(bots => ({
      id: `temple/${players}/${level}/${bots}`,
      part: 'temple',
      game: 'temple',
      options: { players, level },
      bots,
      players,
      row: level,
      games: GAMES.temple[bots],
    })),
  ),
);

const challengeCells: readonly Cell[] = CHALLENGES.flatMap(({ id }) =>
  TEMPLE_PLAYERS.flatMap(players =>
    (['steady', 'expert'] as const).map(
      (bots): Cell => ({
        id: `challenge/${id}/${players}/${bots}`,
        part: 'challenges',
        game: 'temple',
        options: { players, level: 'normal', modules: { challenge: id } },
        bots,
        players,
        row: id,
        games: GAMES.challenges[bots],
        ...(bots === 'expert' && { patience: PATIENCE }),
      }),
    ),
  ),
);

const rollwriteCells: readonly Cell[] = [undefined, ...Object.keys(VARIANTS)].flatMap(variant =>
  PLAYER_COUNTS.flatMap(players =>
    ROLLWRITE_LEVELS.flatMap(level =>
      BOT_LEVELS.map(
        (bots): Cell => ({
          id: `rollwrite/${variant ?? 'base'}/${players}/${level}/${bots}`,
          part: variant ?? 'rollwrite',
          game: 'rollwrite',
          options: { players, level, ...(variant !== undefined && { variant }) },
          bots,
          players,
          row: level,
          games: GAMES[variant === undefined ? 'rollwrite' : 'variants'][bots],
        }),
      ),
    ),
  ),
);

/** Whether the cell is a row of the base games or a challenge: played before the variants, which have no aims. */
export const isFirst = ({ part, game }: Cell): boolean => part === game || part === 'challenges';

export const CELLS: readonly Cell[] = [...templeCells, ...rollwriteCells, ...challengeCells];
