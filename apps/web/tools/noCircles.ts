import type { Plugin } from 'vite';

/** Built files that import each other, from one of them round to itself; none if there is no such circle. */
export const circleIn = (imports: { readonly [file: string]: readonly string[] }): readonly string[] | undefined => {
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of imports[name] ?? []) {
      const circle = walk(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of Object.keys(imports)) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return undefined;
};

/**
 * How modules are grouped into files can make two files need each other, although no two modules do. Whichever runs first then
 * reads what is not there yet, and no game begins: such a build fails.
 */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    const imports = Object.values(bundle).map(
      file => [file.fileName, file.type === 'chunk' ? file.imports : []] as const,
    );
    const circle = circleIn(Object.fromEntries(imports));
    if (circle)
      throw new Error(`built files import each other: ${circle.join(' → ')}; their modules belong to one group`);
  },
});
