import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server as its own suites start it; apps do not import each other. */
const SERVE = join(import.meta.dirname, '../../server/src/testing/serve.ts');

export interface TableServer {
  readonly port: number;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The server with the built client on a free port of loopback; its Temple is over in little more than a minute. */
export const startTableServer = async (): Promise<TableServer> => {
  const data = await mkdtemp(join(tmpdir(), 'templefall-tables-'));
  const web = process.env.SITE_FOLDER ?? '';
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data', data, '--web', web, '--qr', 'no'];
  const child = spawn(process.execPath, [SERVE, ...flags], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', BRIEF: 'yes' },
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
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
};
