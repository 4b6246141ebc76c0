import { grouped, seededChance, seedOf } from '@templefall/kit';
import { MODULES, temple } from '@templefall/temple';
import type { ModuleId } from './slices.ts';
import { sliceOf } from './slices.ts';

export interface ChallengeRow {
  readonly id: string;
  readonly gems: number;
  readonly quests: number;
  readonly modules: readonly ModuleId[];
}

const SHOWN: readonly ModuleId[] = ['curses', 'treasures', 'characters', 'illusions'];

export const CHALLENGES: readonly string[] = MODULES.challenge.contents?.challenges ?? [];

/** Challenges by level: 1 to 6, and the ultimate one by itself. */
export const LEVELS_OF_CHALLENGES: ReadonlyMap<string, readonly string[]> = grouped(CHALLENGES, id =>
  /^\d/.test(id) ? id.slice(0, 1) : id,
);

/** What a challenge brings, read off the game itself: its options are parsed and a temple is set up. */
export const challengeRow = (id: string): ChallengeRow => {
  const parsed = temple.parseOptions({ players: 4, modules: { challenge: id } });
  if (!parsed.ok) throw new Error(`challenge ${id} cannot be played`);
  const state = temple.setup(parsed.value, seededChance(seedOf(id)));
  return {
    id,
    gems: sliceOf(state, 'challenge')?.gems ?? 0,
    quests: sliceOf(state, 'quests')?.count ?? 0,
    modules: SHOWN.filter(module => module in state.modules),
  };
};

/** How many gems such a table would have to light; undefined if nobody could play it like this. */
export const gemsFor = (players: number, wishes: object): number | undefined => {
  const parsed = temple.parseOptions({ ...wishes, players });
  return parsed.ok ? temple.setup(parsed.value, seededChance(seedOf('count'))).depot : undefined;
};

/** The modules that such a table would play with, those brought by a challenge included. */
export const modulesFor = (wishes: { readonly modules: object }): { readonly [id: string]: unknown } => {
  const parsed = temple.parseOptions({ ...wishes, players: 4 });
  return parsed.ok ? parsed.value.modules : { ...wishes.modules };
};

/**
 * The wishes of a table with the assists of whoever decides (TM1.9, TP5): a challenge that brings curses takes them too,
 * one without curses would refuse them.
 */
export const withAssists = <W extends { readonly modules: { readonly [id: string]: unknown } }>(
  wishes: W,
  assists: { readonly hand: boolean; readonly feet: boolean },
): W => {
  const { curses: _, ...rest } = wishes.modules;
  const bare = typeof rest.challenge === 'string' ? rest : wishes.modules;
  if (!('curses' in modulesFor({ ...wishes, modules: bare }))) return { ...wishes, modules: bare };
  return { ...wishes, modules: { ...bare, curses: assists } };
};
