import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODULES } from './registry.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../../..');
const BIN = join(ROOT, 'node_modules/.bin');

/** Inside the repository, so that packages resolve as they do for the original. */
const workshop = { folder: '' };
beforeAll(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  workshop.folder = await mkdtemp(join(ROOT, '.cache/removal-'));
});
afterAll(() => rm(workshop.folder, { recursive: true, force: true }));

/** A copy of this package without one module: its folder, its line in the registry and the one in the tables, if it has some. */
const withoutModule = async (id: string): Promise<string> => {
  const copy = join(workshop.folder, id);
  await cp(join(ROOT, 'packages/temple/src'), join(copy, 'src'), { recursive: true });
  await rm(join(copy, 'src/modules', id), { recursive: true });
  for (const file of await readdir(join(copy, 'src/modules')))
    if (file.endsWith('.test.ts')) await rm(join(copy, 'src/modules', file));
  for (const list of ['registry.ts', 'tables.ts']) {
    const file = join(copy, 'src/modules', list);
    const text = await readFile(file, 'utf8');
    const line = new RegExp(`^import (\\{ ${id} \\}|\\* as ${id}) from.*\\n`, 'm');
    await writeFile(file, text.replace(line, '').replace(new RegExp(`(?<=[{,]\\s*)\\b${id}\\b,?`), ''));
  }
  await writeFile(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../packages/temple/tsconfig.json',
      include: ['src'],
      exclude: ['src/**/*.test.ts'],
    }),
  );
  return copy;
};

/** What a command said if it failed, else nothing. */
const failure = (command: string, args: readonly string[], cwd: string): Promise<string> =>
  run(join(BIN, command), args, {
    cwd,
    env: { ...process.env, PATH: `${BIN}:${process.env.PATH}`, NO_COLOR: '1' },
  }).then(
    () => '',
    (error: { readonly stdout: string; readonly stderr: string }) => `${error.stdout}${error.stderr}`,
  );

describe('deleting a module', () => {
  it.each(Object.keys(MODULES))('%s: the rest of the package compiles', async id => {
    const copy = await withoutModule(id);
    expect(await readFile(join(copy, 'src/modules/registry.ts'), 'utf8')).not.toContain(`${id}/index.ts`);
    expect(await failure('tsc', ['-p', copy], ROOT)).toBe('');
  });

  it('without any of them the base tests are green', async () => {
    const copy = join(workshop.folder, 'base');
    await cp(join(ROOT, 'packages/temple/src'), join(copy, 'src'), { recursive: true });
    for (const id of Object.keys(MODULES)) await rm(join(copy, 'src/modules', id), { recursive: true });
    await writeFile(join(copy, 'src/modules/registry.ts'), 'export const MODULES = {};\n');
    const tests = (await readdir(join(copy, 'src'), { recursive: true })).filter(
      file => file.endsWith('.test.ts') && !file.startsWith('modules/'),
    );
    expect(tests.length).toBeGreaterThan(5);
    await writeFile(
      join(copy, 'vitest.config.ts'),
      `export default { root: ${JSON.stringify(copy)}, resolve: { alias: { '@templefall/temple': ${JSON.stringify(join(copy, 'src/index.ts'))} } }, test: { include: ['src/**/*.test.ts'], exclude: ['src/modules/**'], testTimeout: 60_000 } };\n`,
    );
    expect(await failure('vitest', ['run', '--config', join(copy, 'vitest.config.ts')], copy)).toBe('');
  });
});
