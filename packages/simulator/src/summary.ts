import type { Played } from './contest.ts';
import { average, type Estimate, share } from './statistics.ts';

/** Many games in a few lines. */
export interface Summary {
  readonly games: number;
  readonly won: Estimate;
  /** Each figure over the games in which it applies. */
  readonly figures: { readonly [name: string]: Estimate };
}

export const summaryOf = (games: readonly Played[]): Summary => {
  const names = [...new Set(games.flatMap(({ figures }) => Object.keys(figures)))];
  return {
    games: games.length,
    won: share(games.filter(({ won }) => won).length, games.length),
    figures: Object.fromEntries(
      names.map(name => [name, average(games.flatMap(({ figures }) => figures[name] ?? []))]),
    ),
  };
};
