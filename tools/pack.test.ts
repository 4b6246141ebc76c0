import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack } from './pack.ts';
import { ROOT } from './repository.ts';

const PATIENCE = 120_000;

// What npm would fetch is linked from here, and only what the package names: a package it forgets is not found.
describe('the npm package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'templefall-pack-'));
  const installed = join(folder, 'node_modules/templefall');
  let manifest: { readonly dependencies: { readonly [name: string]: string }; readonly bundleDependencies: string[] };

  beforeAll(() => {
    const web = join(folder, 'web');
    mkdirSync(web);
    writeFileSync(join(web, 'index.html'), '<!doctype html>page');
    const file = pack(folder, web);
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, file), '-C', installed, '--strip-components=1']);
    manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    for (const name of Object.keys(manifest.dependencies)) {
      if (manifest.bundleDependencies.includes(name)) continue;
      const place = join(folder, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(folderOf(name), place);
    }
  }, PATIENCE);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds no tests and none of the benchmarks', () => {
    const files = execFileSync('find', [installed, '-name', '*.ts'], { encoding: 'utf8' }).split('\n');
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter(file => /\.test\.ts$|\/(testing|load|chaos)\//.test(file))).toEqual([]);
  });

  it(
    'starts a server in an empty folder, and a table is opened there',
    async () => {
      const empty = join(folder, 'empty');
      mkdirSync(empty);
      const bin = join(installed, 'bin/templefall.mjs');
      const child = spawn(process.execPath, [bin, '--port', '0', '--host', '127.0.0.1', '--qr', 'no'], {
        cwd: empty,
        env: { PATH: process.env.PATH },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise<number | null>(done => child.once('exit', code => done(code)));
      const url = await new Promise<string>((found, failed) => {
        let said = '';
        child.stdout.on('data', (part: Buffer) => {
          said += part;
          const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
          if (address) found(address);
        });
        void ended.then(code => failed(new Error(`it ended with ${code}`)));
      });
      expect(await (await fetch(url)).text()).toBe('<!doctype html>page');
      for (const game of ['temple', 'rollwrite']) {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${url}/api/tables`, { method: 'POST', headers, body: JSON.stringify({ game }) });
        expect(answer.status, game).toBe(201);
        expect(await answer.json()).toHaveProperty('code');
      }
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
    PATIENCE,
  );
});

/** npm puts some of what the server imports beside it. */
const folderOf = (name: string): string => {
  const found = ['apps/server/node_modules', 'node_modules'].map(one => join(ROOT, one, name)).find(existsSync);
  if (!found) throw new Error(`${name} is not installed`);
  return found;
};
