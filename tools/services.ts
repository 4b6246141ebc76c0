import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { childEnvironment } from './steps.ts';

/** Something tests need besides the repository: where it is, and how it is put away again. */
export interface Service {
  readonly name: string;
  /** What the tests read: the address or the path, by the name of an environment variable. */
  readonly environment: { readonly [variable: string]: string };
  readonly stop: () => Promise<void>;
}

/** Why it is not there, in one line. */
export type Missing = string;

export const isMissing = (found: Service | Missing): found is Missing => typeof found === 'string';

/** The system's browser, else Debian's package, else Playwright's own. */
export const chromium = (): Service | Missing => {
  const given = process.env.CHROMIUM;
  const path = given ?? found('chromium', 'chromium-browser', 'google-chrome') ?? installed('chromium', 'chromium');
  if (path) return standing('Chromium', { CHROMIUM: path });
  const fetched = spawnSync('playwright', ['install', 'chromium'], { env: childEnvironment(), stdio: 'ignore' });
  if (fetched.status === 0) return standing('Chromium', {});
  return 'Chromium is missing and could not be installed: the browser suites are left out.';
};

/** A web server to stand in front of ours: the system's, else Debian's package. */
export const proxy = (name: string, debian = name): Service | Missing => {
  const path = found(name) ?? sbin(name) ?? installed(name, debian);
  return path
    ? standing(name, { [name.toUpperCase()]: path })
    : `${name} is missing and could not be installed: the suite behind it is left out.`;
};

/** Servers lie where only root looks. */
const sbin = (program: string): string | undefined =>
  [`/usr/sbin/${program}`, `/usr/local/sbin/${program}`].find(path => existsSync(path));

/** The Redis named by TEST_REDIS_URL, else one of our own that keeps nothing. */
export const redis = async (): Promise<Service | Missing> => {
  const given = process.env.TEST_REDIS_URL;
  if (given) return standing('Redis', { TEST_REDIS_URL: given });
  const program = found('redis-server') ?? installed('redis-server', 'redis-server');
  if (!program) return 'Redis is missing and could not be installed: its suites are left out.';

  const folder = mkdtempSync(join(tmpdir(), 'templefall-redis-'));
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = spawn(program, args, { stdio: 'ignore' });
  return started(
    'Redis',
    child,
    { isReady: () => isListening(port), folder, stopSignal: 'SIGTERM' },
    { TEST_REDIS_URL: `redis://127.0.0.1:${port}` },
  );
};

/** The Python named by PYTHON, else the system's: the client of `examples/python` is played with it. */
export const python = (): Service | Missing => {
  const path = process.env.PYTHON ?? found('python3') ?? installed('python3', 'python3');
  return path
    ? standing('Python', { PYTHON: path })
    : 'Python is missing and could not be installed: its suite is left out.';
};

/** The PostgreSQL named by TEST_DATABASE_URL, else a cluster of our own in a folder that goes away with it. */
export const postgres = async (): Promise<Service | Missing> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return standing('PostgreSQL', { TEST_DATABASE_URL: given });
  if (!serverFolder()) installed('initdb', 'postgresql');
  const programs = serverFolder();
  if (!programs) return 'PostgreSQL is missing and could not be installed: its suites are left out.';

  const folder = mkdtempSync(join(tmpdir(), 'templefall-postgres-'));
  const owner = isRoot() ? accountOf('postgres') : undefined;
  if (isRoot() && !owner) return 'PostgreSQL has no account of its own, and refuses to run as root.';
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initialised = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'templefall', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  if (initialised.status !== 0) return 'PostgreSQL could not make a cluster: its suites are left out.';
  const port = await freePort();
  const args = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
  const child = spawn(join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
  // It listens before it can answer a question.
  const isReady = (): boolean =>
    spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' }).status === 0;
  return started(
    'PostgreSQL',
    child,
    { isReady, folder, stopSignal: 'SIGINT' },
    { TEST_DATABASE_URL: `postgres://templefall@127.0.0.1:${port}/postgres` },
  );
};

const standing = (name: string, environment: Service['environment']): Service => ({
  name,
  environment,
  stop: async () => {},
});

interface Running {
  readonly isReady: () => boolean | Promise<boolean>;
  readonly folder: string;
  readonly stopSignal: 'SIGTERM' | 'SIGINT';
}

const started = async (
  name: string,
  child: ChildProcess,
  { isReady, folder, stopSignal }: Running,
  environment: Service['environment'],
): Promise<Service | Missing> => {
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(stopSignal);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (await answers(child, isReady)) return { name, environment, stop };
  await stop();
  return `${name} was started and does not answer: its suites are left out.`;
};

const answers = async (child: ChildProcess, isReady: Running['isReady']): Promise<boolean> => {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if (await isReady()) return true;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return false;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    const told = (isUp: boolean) => () => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', told(true)).once('error', told(false));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const isRoot = (): boolean => process.getuid?.() === 0;

const found = (...programs: readonly string[]): string | undefined =>
  programs
    .flatMap(program => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, program)))
    .find(path => existsSync(path));

/** Debian keeps the server programs of each version apart; the newest will do. */
const serverFolder = (): string | undefined => {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(versions, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...debian, ...onPath].find(folder => existsSync(join(folder, 'initdb')));
};

const accountOf = (user: string): { readonly uid: number; readonly gid: number } | undefined => {
  const id = (flag: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
};

/** Debian's package where we may install it; the program's path if it is there afterwards. */
const installed = (program: string, debian: string): string | undefined => {
  if (!isRoot() || !found('apt-get')) return undefined;
  console.log(`Installing ${debian} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) => spawnSync('apt-get', ['-qq', '-y', ...args], { env, stdio: 'ignore' });
  if (apt('install', '--no-install-recommends', debian).status !== 0) {
    apt('update');
    apt('install', '--no-install-recommends', debian);
  }
  return found(program) ?? sbin(program);
};
