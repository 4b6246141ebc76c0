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

const RULEBOOK = /\/apps\/web\/src\/(?:games\/\w+\/)?rulebook\/|\/packages\/texts\/src\/rulebook\//;

/**
 * The file of a game's own module lies in that game's folder, and so does one in which everything is of one game. Rule books
 * have a folder of their own: only readers fetch them.
 */
export const folderOf = ({
  facadeModuleId,
  moduleIds,
}: {
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}): string => {
  if ((facadeModuleId ? [facadeModuleId] : moduleIds).every(id => RULEBOOK.test(id))) return 'assets/rulebook';
  const games = new Set((facadeModuleId ? [facadeModuleId] : moduleIds).map(id => GAME.exec(id)?.[1] ?? ''));
  const [game] = games;
  return games.size === 1 && game ? `assets/${game}` : 'assets';
};
