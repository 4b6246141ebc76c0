/**
 * The first thing a clone runs, on whatever Node (20 or later) the machine has; plain JavaScript, no dependency.
 * It installs what the lockfile says, builds the web client when its sources changed, and goes on with the Node
 * that the project pins:
 *
 *   start [arguments]        build, then the server
 *   build                    the web client alone
 *   run FILE.ts [arguments]  any tool of the repository
 *
 * What it says itself goes to the standard error: the standard output is the program's, and may be kept in a file.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SERVER = 'apps/server/src/main.ts';
/** How Node runs the server (`docs/adr/0009`). */
const SERVER_FLAGS = 'apps/server/node-flags.json';
const WEB = 'apps/web';
const ORPHAN_CHECK_MS = 500;

/** Something the person at the terminal can mend; told in one sentence, without a stack. */
class Trouble extends Error {}

/**
 * @typedef {{ readonly version?: string, readonly integrity?: string, readonly optional?: boolean }} Entry
 * @typedef {{ readonly packages?: Readonly<Record<string, Entry>> }} Lock
 */

/**
 * Whether what npm noted down after its last install is what the lockfile asks for. Optional packages may be missing:
 * they are the binaries of other systems.
 * @param {Lock} wanted
 * @param {Lock | undefined} installed
 * @returns {boolean}
 */
export const isInstalled = (wanted, installed) =>
  Object.entries(wanted.packages ?? {})
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const there = installed?.packages?.[path];
      if (!there) return entry.optional === true;
      return there.version === entry.version && there.integrity === entry.integrity;
    });

/**
 * One hash over the names and contents of all files that `isSource` admits.
 * @param {string} root
 * @param {readonly string[]} folders
 * @returns {string}
 */
export const hashOf = (root, folders) => {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of filesIn(join(root, folder))) {
      hash.update(relative(root, file)).update('\0');
      hash.update(readFileSync(file)).update('\0');
    }
  return hash.digest('hex');
};

/**
 * @param {string} name of a file or folder
 * @returns {boolean}
 */
export const isSource = name =>
  !name.startsWith('.') &&
  !['node_modules', 'dist', 'test-results', 'playwright-report', 'shots', 'renders'].includes(name) &&
  !/\.(test|spec)\.tsx?$/.test(name);

/**
 * @param {string} folder
 * @returns {readonly string[]}
 */
const filesIn = folder => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => isSource(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));
};

/**
 * @param {string} path
 * @returns {any}
 */
const json = path => {
  const file = join(ROOT, path);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Trouble(`${path} is not readable JSON; take it back from the repository (git checkout ${path}).`);
  }
};

/** The Node that the project pins, once it is installed. */
const NODE = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const installIfStale = () => {
  const lock = json('package-lock.json');
  if (!lock) throw new Trouble('package-lock.json is missing; take it back from the repository.');
  if (isInstalled(lock, json('node_modules/.package-lock.json'))) return;

  console.error('Installing what package-lock.json says (once; it takes a minute or two) …');
  // npm must not run on the Node inside the folder that it is about to replace.
  const own = join(ROOT, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.startsWith(own));
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, first] = npm && node && !node.startsWith(own) ? [node, [npm]] : ['npm', []];
  const done = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (done.error) throw new Trouble(`npm could not be started (${done.error.message}); install npm 11 and try again.`);
  if (done.status === 0) return;
  if (/E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NETUNREACH)|ERR_SOCKET_TIMEOUT/.test(done.stderr))
    throw new Trouble('The dependencies could not be fetched: no way to the package registry. Connect and try again.');
  const complaint = done.stderr.split('\n').find(line => line.trim() !== '') ?? `exit code ${done.status}`;
  throw new Trouble(`npm ci failed: ${complaint.replace(/^npm (error|warn) /, '')}`);
};

const checkNode = () => {
  const wanted = json('package.json')?.devDependencies?.node ?? '';
  const major = wanted.split('.')[0];
  const told = spawnSync(NODE, ['-v'], { encoding: 'utf8', shell: process.platform === 'win32' });
  const version = told.status === 0 ? told.stdout.trim() : 'none';
  if (version.startsWith(`v${major}.`)) return;
  throw new Trouble(
    `Node ${major} is needed in node_modules and ${version} is there: delete node_modules and try again ` +
      '(npm fetches it in an install script, so those must be allowed).',
  );
};

const buildIfStale = () => {
  if (!existsSync(join(ROOT, WEB, 'vite.config.ts'))) return;
  const stamp = join(ROOT, '.cache/web-built-from');
  const sources = hashOf(ROOT, [WEB, 'packages']) + hashOfFile('package-lock.json');
  const isBuilt = existsSync(join(ROOT, WEB, 'dist/index.html')) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === sources) return;

  console.error('Building the web client …');
  const done = spawnSync(NODE, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, WEB),
    stdio: ['ignore', process.stderr.fd, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status !== 0) throw new Trouble('The web client could not be built; the lines above say why.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
};

/** @param {string} path */
const hashOfFile = path =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, path)))
    .digest('hex');

/**
 * Goes on as the given program: signals go through to it, its exit code is ours.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} flags for Node itself
 */
const become = (file, args, env, flags = []) => {
  if (!existsSync(join(ROOT, file))) throw new Trouble(`${file} does not exist (yet).`);
  const child = spawn(NODE, [...flags, join(ROOT, file), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  // A terminal sends Ctrl-C to the whole group: passing it on would make it two.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  // npm runs us in a shell, which dies of a signal without passing it on: the child must not outlive it.
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), ORPHAN_CHECK_MS).unref();
  child.on('error', error => tell(new Trouble(`Node could not be started: ${error.message}.`)));
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
};

/**
 * Whether these arguments have the server run, and not only answer and end.
 * @param {readonly string[]} args
 * @returns {boolean}
 */
export const isToServe = args =>
  !args.some(arg => /^(-h|--(help|export|import|backup|restore|doctor)(=.*)?)$/.test(arg));

/** @param {unknown} error */
const tell = error => {
  console.error(error instanceof Trouble ? error.message : error);
  process.exit(1);
};

/** @param {readonly string[]} words */
const main = ([command, ...rest]) => {
  if (command !== 'start' && command !== 'build' && command !== 'run')
    throw new Trouble('Usage: node tools/bootstrap.mjs start [arguments] | build | run FILE.ts [arguments]');
  installIfStale();
  checkNode();
  if (command === 'run') {
    const [file, ...args] = rest;
    if (!file) throw new Trouble('Usage: node tools/bootstrap.mjs run FILE.ts [arguments]');
    return become(file, args, {});
  }
  if (isToServe(rest)) buildIfStale();
  if (command === 'start') become(SERVER, rest, { NODE_ENV: process.env.NODE_ENV ?? 'production' }, json(SERVER_FLAGS));
};

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  try {
    main(process.argv.slice(2));
  } catch (error) {
    tell(error);
  }
