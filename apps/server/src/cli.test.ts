import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginning, linked } from '@templefall/table/journal';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort, serverProcess, temporaryFolder } from './testing/process.ts';

/** The server as an operator calls it, for what it answers at once. */
const called = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status, stdout, stderr };
};
const gaveUp = (sentence: string) => ({ status: 1, stdout: '', stderr: `${sentence}\n` });

describe('one game as a file, on the command line', () => {
  const { path: data, remove } = temporaryFolder();
  afterAll(remove);
  const file = join(data, 'game.json');
  const table = 'a'.repeat(20);
  const game = `${table}-1`;
  const record = { id: game, table, game: 'toy', first: 1, last: 1, endedAt: 5, won: true, names: [] };
  const text = `${JSON.stringify({ format: 1, record, rows: linked(beginning, ['{}']) })}\n`;
  writeFileSync(file, text);

  it('comes in, and goes out to the standard output as it was', () => {
    expect(called('--data', data, '--import', file)).toEqual({ status: 0, stdout: `${game}\n`, stderr: '' });
    expect(called('--data', data, '--export', game)).toEqual({ status: 0, stdout: text, stderr: '' });
    expect(called('--data', data, '--import', file)).toEqual(gaveUp(`The game ${game} is here already.`));
    expect(called('--data', data, '--export', 'nothing')).toEqual(gaveUp('There is no game nothing.'));
  });

  it('what the operator can mend is told in one sentence', async () => {
    const nowhere = join(data, 'nowhere');
    const unopened = gaveUp(`The journal in ${nowhere} cannot be opened: unable to open database file`);
    expect(called('--data', nowhere, '--export', game)).toEqual(unopened);
    expect(called('--data', nowhere, '--import', file)).toEqual(unopened);
    const port = await freePort();
    const unreached = `The database cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}. Check --database-url.`;
    const database = `postgres://nobody@127.0.0.1:${port}/none`;
    expect(called('--database-url', database, '--export', game)).toEqual(gaveUp(unreached));
    expect(called('--database-url', database, '--import', file)).toEqual(gaveUp(unreached));
    expect(called('--data', data, '--import', nowhere)).toEqual(gaveUp(`There is no file ${nowhere}.`));
    expect(called('--data', data, '--import', data)).toEqual(gaveUp(`The file ${data} cannot be read.`));
  });
});

describe('a data folder', () => {
  it('has one server: a second one says so in one sentence and ends', async () => {
    const { path: data, remove } = temporaryFolder();
    const first = await serverProcess({ port: await freePort(), data });
    expect(called('--data', data, '--port', '0', '--host', '127.0.0.1')).toEqual(
      gaveUp(`Another server is running in the data folder ${data}; name another with --data.`),
    );
    // A killed server leaves nothing locked behind.
    await first.kill('SIGKILL');
    const second = await serverProcess({ port: await freePort(), data });
    expect(second.isRunning()).toBe(true);
    await second.kill('SIGKILL');
    remove();
  });
});
