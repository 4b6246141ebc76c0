import type { CoverageList, Happening } from './spec.ts';

/** How often each id of each list was met. */
export type Tally = { [list: string]: { [id: string]: number } };

export const met = (tally: Tally, lists: readonly CoverageList[], happening: Happening): void => {
  for (const { name, metIn } of lists)
    for (const id of metIn(happening)) {
      tally[name] ??= {};
      const counts = tally[name];
      counts[id] = (counts[id] ?? 0) + 1;
    }
};

export const merged = (tallies: readonly Tally[]): Tally => {
  const sum: Tally = {};
  for (const tally of tallies)
    for (const [name, counts] of Object.entries(tally)) {
      sum[name] ??= {};
      const into = sum[name];
      for (const [id, count] of Object.entries(counts)) into[id] = (into[id] ?? 0) + count;
    }
  return sum;
};

/** The ids of a list nobody met. */
export const missed = (tally: Tally, { name, ids }: CoverageList): readonly string[] =>
  ids.filter(id => !tally[name]?.[id]);

/** The lists every game has. */
export const commandsGiven = (ids: readonly string[]): CoverageList => ({
  name: 'commands',
  ids,
  metIn: happening => (happening.type === 'accepted' ? [happening.command.type] : []),
});
export const eventsSeen = (ids: readonly string[]): CoverageList => ({
  name: 'events',
  ids,
  metIn: happening => (happening.type === 'event' ? [happening.event.type] : []),
});
export const refusalsGiven = (ids: readonly string[]): CoverageList => ({
  name: 'refusals',
  ids,
  metIn: happening => (happening.type === 'refused' ? [happening.code] : []),
});
