import { join } from 'node:path';

/** Enough of the bundler's view of a module. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/**
 * What the page's own script needs is one file, `first`: on a slow line a dozen small files cost more than their bytes. A worker
 * has no page, so what it shares with the page stands apart in `basics`.
 */
export const chunkOf = (
  root: string,
  workers: ReadonlySet<string>,
): ((id: string, graph: ModuleGraph) => string | null) => {
  let page: ReadonlySet<string> | undefined;
  let inWorkers: ReadonlySet<string> | undefined;
  return (id, graph) => {
    page ??= withFewWords(closureOf([join(root, 'src/main.tsx')], graph), root, graph);
    if (!page.has(id)) return null;
    inWorkers ??= closureOf(workers, graph);
    return inWorkers.has(id) ? 'basics' : 'first';
  };
};

/** May load all words: what is shown after that is theirs to say. */
const LOADERS = ['src/main.tsx', 'src/ui/loading/lazy.tsx'];

/** Fails where a part of the page itself would say words that have not come yet. */
const withFewWords = (page: ReadonlySet<string>, root: string, graph: ModuleGraph): ReadonlySet<string> => {
  const words = join(root, 'src/words/words.ts');
  const loaders = LOADERS.map(file => join(root, file));
  for (const id of page)
    if (!loaders.includes(id) && graph.getModuleInfo(id)?.importedIds.includes(words))
      throw new Error(`${id} is part of the first page: it says menuWords, or is loaded when needed`);
  return page;
};

/** Everything that is there before a module can run. */
const closureOf = (entries: Iterable<string>, graph: ModuleGraph): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return found;
};

/** Lessons have a folder like a game: only those who take one fetch it. */
const GAME =
  /(?:\/packages\/|\/apps\/web\/src\/(?:games\/)?|\/packages\/(?:texts|bots)\/src\/)(temple|rollwrite|lessons)\//;

/** Folders of what only those fetch who ask for it, whichever game it is of. */
const ON_DEMAND: readonly (readonly [folder: string, modules: RegExp])[] = [
  ['rulebook', /\/apps\/web\/src\/(?:games\/\w+\/)?rulebook\/|\/packages\/texts\/src\/rulebook\//],
  ['coach', /\/games\/temple\/(?:coach|puzzle)\/|\/bots\/src\/temple\/coach\.|\/texts\/src\/(?:templeCoach|puzzle)\//],
];

/**
 * The file of a game's own module lies in that game's folder, and so does one in which everything is of one game. Rule books
 * have a folder of their own, and so have the coach and the puzzle of the day: only those who ask fetch them.
 */
export const folderOf = ({
  facadeModuleId,
  moduleIds,
}: {
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}): string => {
  const telling = facadeModuleId ? [facadeModuleId] : moduleIds;
  const asked = ON_DEMAND.find(([, modules]) => telling.every(id => modules.test(id)));
  if (asked) return `assets/${asked[0]}`;
  const games = new Set(telling.map(id => GAME.exec(id)?.[1] ?? ''));
  const [game] = games;
  return games.size === 1 && game ? `assets/${game}` : 'assets';
};
