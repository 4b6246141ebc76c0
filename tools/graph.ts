import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { cruiseOptions } from './arrow-rules.ts';

export interface Cruised {
  readonly modules: readonly IModule[];
  /** One sentence each. */
  readonly violations: string[];
}

/** Every source file of the project at `root`, what it imports, and which of the arrows are broken. */
export const cruised = async (root: string): Promise<Cruised> => {
  const folders = ['packages', 'apps', 'tools'].filter(folder => existsSync(join(root, folder)));
  const { output } = await cruise(folders, cruiseOptions(root));
  // Without an output type the answer is the result itself.
  const { modules, summary } = output as ICruiseResult;
  return {
    modules,
    violations: summary.violations.map(({ rule, from, to, cycle }) => {
      const way = cycle ? [...cycle.map(step => step.name)].join(' → ') : to;
      return `${rule.name}: ${from} → ${way}`;
    }),
  };
};

/** The packages and apps with their arrows, as a mermaid graph; an arrow that follows from two others is left out. */
export const drawn = (modules: readonly IModule[]): string => {
  const arrows = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = homeOf(source);
    if (!from || isTest(source)) continue;
    const targets = arrows.get(from) ?? new Set();
    arrows.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = homeOf(resolved);
      if (to && to !== from) targets.add(to);
    }
  }
  const homes = [...arrows.keys()].sort();
  const lines = homes.flatMap(from =>
    [...(arrows.get(from) ?? [])]
      .filter(to => ![...(arrows.get(from) ?? [])].some(via => via !== to && isReachable(arrows, via, to)))
      .sort()
      .map(to => `  ${nodeOf(from)} --> ${nodeOf(to)}`),
  );
  return ['```mermaid', 'graph TD', ...homes.map(home => `  ${nodeOf(home)}["${home}"]`), ...lines, '```'].join('\n');
};

const START = '<!-- graph: drawn by `npm run graph` -->';
const END = '<!-- /graph -->';

/** The document with the drawing between its two marks. */
export const withDrawing = (document: string, drawing: string): string => {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) throw new Error(`the document has no "${START}" … "${END}"`);
  return `${document.slice(0, start + START.length)}\n${drawing}\n${document.slice(end)}`;
};

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** `apps/server` for a file of the server, `temple` for one of the package temple. */
const homeOf = (path: string): string | undefined => {
  const [, kind, name] = /^(apps|packages)\/([^/]+)\//.exec(path) ?? [];
  if (!name || path.includes('node_modules/')) return undefined;
  return kind === 'apps' ? `apps/${name}` : name;
};

const nodeOf = (home: string): string => home.replace('/', '_');

const isReachable = (
  arrows: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
  passed: readonly string[] = [],
): boolean =>
  [...(arrows.get(from) ?? [])].some(
    next => next === to || (!passed.includes(next) && isReachable(arrows, next, to, [...passed, next])),
  );
