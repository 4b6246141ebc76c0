import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Trouble } from '../trouble.ts';
import type { Figure } from './figure.ts';

/** The web client measures itself in a browser, in a process of its own: apps do not import each other. */
const PROGRAM = join(import.meta.dirname, '../../../web/tools/bench.ts');

export const webBench = async (...parts: readonly string[]): Promise<readonly Figure[]> => {
  const child = spawn(process.execPath, [PROGRAM, ...parts], { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    told += part;
  });
  const code = await new Promise<number | null>(done => child.once('close', done));
  if (code !== 0) throw new Trouble(`the client could not be measured (exit code ${code})`);
  return JSON.parse(told.trimEnd().split('\n').at(-1) ?? '[]') as readonly Figure[];
};
