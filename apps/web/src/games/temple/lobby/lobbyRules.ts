import { seededChance, seedOf } from '@templefall/kit';
import { temple } from '@templefall/temple';

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
