import { seededChance, seedOf } from '@templefall/kit';
import { temple } from '@templefall/temple';

/** How many gems such a table would have to light; undefined if nobody could play it like this. */
export const gemsFor = (players: number, options: object): number | undefined => {
  const parsed = temple.parseOptions({ ...options, players });
  return parsed.ok ? temple.setup(parsed.value, seededChance(seedOf('count'))).depot : undefined;
};

/** The modules that such a table would play with, those brought by a challenge included. */
export const modulesFor = (options: { readonly modules: object }): { readonly [id: string]: unknown } => {
  const parsed = temple.parseOptions({ ...options, players: 4 });
  return parsed.ok ? parsed.value.modules : { ...options.modules };
};

/**
 * The wishes of a table with the assists of whoever decides (TM1.9, TP5): a challenge that brings curses takes them too,
 * one without curses would refuse them.
 */
export const withAssists = <W extends { readonly modules: { readonly [id: string]: unknown } }>(
  options: W,
  assists: { readonly hand: boolean; readonly feet: boolean },
): W => {
  const { curses: _, ...rest } = options.modules;
  const bare = typeof rest.challenge === 'string' ? rest : options.modules;
  if (!('curses' in modulesFor({ ...options, modules: bare }))) return { ...options, modules: bare };
  return { ...options, modules: { ...bare, curses: assists } };
};
