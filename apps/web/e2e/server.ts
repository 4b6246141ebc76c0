import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server as its own suites start it; apps do not import each other. */
const SERVE = join(import.meta.dirname, '../../server/src/testing/serve.ts');

export interface TableServer {
  readonly port: number;
  readonly url: string;
  /** It goes, politely or not, and comes back with what it had written down. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  readonly comeBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How the Temple is cut short (`testing/brief.ts` of the server). */
export interface Brief {
  readonly pace?: { readonly settleMs: number; readonly rollMs: number };
  readonly countdowns?: readonly (readonly [opens: number, ends: number])[];
  readonly rooms?: number;
  readonly depot?: number;
}

export interface Conditions {
  readonly brief?: Brief;
  /** The same luck at every table. */
  readonly luck?: string;
  /** Milliseconds from the word to start until the cry; suites do not wait for it. */
  readonly leadIn?: number;
  /** The path under which a proxy shows it. */
  readonly basePath?: string;
}

/** The server with the built client on a free port of loopback. */
export const startTableServer = async (conditions: Conditions = {}): Promise<TableServer> => {
  const data = await mkdtemp(join(tmpdir(), 'templefall-tables-'));
  let running = await run(data, 0, conditions);
  const { port } = running;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    end: signal => running.end(signal),
    comeBack: async () => {
      running = await run(data, port, conditions);
    },
    stop: async () => {
      await running.end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
};

const run = async (data: string, wanted: number, { brief, luck, leadIn = 0, basePath = '' }: Conditions) => {
  const web = process.env.SITE_FOLDER ?? '';
  const flags = ['--port', String(wanted), '--host', '127.0.0.1', '--data', data, '--web', web, '--qr', 'no'];
  const opening = ['--lead-in-ms', String(leadIn), '--base-path', basePath];
  const child = spawn(process.execPath, [SERVE, ...flags, ...opening], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      ...(brief && { BRIEF: JSON.stringify(brief) }),
      ...(luck && { TEMPLEFALL_SEED: luck }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(done => child.once('exit', () => done()));
  const port = await new Promise<number>((done, failed) => {
    child.stdout.on('data', (part: Buffer) => {
      const found = /listening (\d+)/.exec(part.toString());
      if (found) done(Number(found[1]));
    });
    void ended.then(() => failed(new Error('the server ended before it listened')));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { port, end };
};
