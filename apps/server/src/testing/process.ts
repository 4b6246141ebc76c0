import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** How `npm start` has Node run the server. */
export const NODE_FLAGS = JSON.parse(
  readFileSync(new URL('../../node-flags.json', import.meta.url), 'utf8'),
) as readonly string[];

export interface ServerProcess {
  readonly port: number;
  readonly url: string;
  /** What it wrote to its log so far. */
  readonly log: () => string;
  readonly isRunning: () => boolean;
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  /** It stands still, with all its lines open, until it is told to go on. */
  readonly stall: () => void;
  readonly goOn: () => void;
}

export interface ProcessOptions {
  readonly port: number;
  readonly data: string;
  readonly args?: readonly string[];
  readonly env?: { readonly [name: string]: string };
}

/** A server in a process of its own, on loopback; it is ready when the promise is kept. */
export const serverProcess = async ({ port, data, args = [], env = {} }: ProcessOptions): Promise<ServerProcess> => {
  const flags = ['--port', String(port), '--host', '127.0.0.1', '--data', data, '--lead-in-ms', '0', ...args];
  const child: ChildProcess = spawn(process.execPath, [...NODE_FLAGS, SERVE, ...flags], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr?.on('data', (part: Buffer) => {
    log = (log + part.toString()).slice(-100_000);
  });
  const ended = new Promise<number | null>(done => child.once('exit', code => done(code)));
  // Nothing that a suite started outlives it.
  const sweep = (): void => void child.kill('SIGKILL');
  process.once('exit', sweep);
  void ended.then(() => process.off('exit', sweep));
  const listening = new Promise<number>((done, failed) => {
    child.stdout?.on('data', (part: Buffer) => {
      const found = /listening (\d+)/.exec(part.toString());
      if (found) done(Number(found[1]));
    });
    void ended.then(code => failed(new Error(`the server ended (${code}) before it listened: ${log}`)));
  });
  const bound = await listening;
  return {
    port: bound,
    url: `http://127.0.0.1:${bound}`,
    log: () => log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: signal => {
      child.kill(signal);
      return ended;
    },
    stall: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
  };
};

/** A port that was free a moment ago, for servers that come back on the same one. */
export const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A folder of its own, gone afterwards. */
export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'templefall-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
