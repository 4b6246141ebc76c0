import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashOf, isInstalled, isSource, isToServe } from './bootstrap.mjs';

describe('bootstrap', () => {
  const lock = {
    packages: {
      '': {},
      'packages/kit': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/only-elsewhere': { version: '1.0.0', integrity: 'y', optional: true },
    },
  };

  it('installs when nothing is installed, and not again afterwards', () => {
    expect(isInstalled(lock, undefined)).toBe(false);
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } })).toBe(true);
  });

  it('installs anew when the lockfile asks for another version, or for the same from another source', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.1', integrity: 'x' } } })).toBe(false);
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'z' } } })).toBe(false);
  });

  it('builds anew when a source changes, comes or goes, and only then', () => {
    const root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const write = (path: string, text: string): string => {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), text);
      return hashOf(root, ['web', 'nowhere']);
    };
    const first = write('web/src/a.ts', '1');
    expect(write('web/src/a.test.ts', 'a test')).toBe(first);
    expect(write('web/dist/index.html', 'built')).toBe(first);
    expect(write('web/src/a.ts', '1')).toBe(first);
    const second = write('web/src/b.ts', '1');
    expect(second).not.toBe(first);
    expect(write('web/src/a.ts', '2')).not.toBe(second);
  });

  it('says what it does on the standard error: the output is what the program writes, and nothing else', () => {
    const root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const files = {
      'package.json': JSON.stringify({ type: 'module', devDependencies: { node: process.versions.node } }),
      'package-lock.json': '{}',
      'apps/web/vite.config.ts': '',
      'apps/server/node-flags.json': '[]',
      'apps/server/src/main.ts': "console.log('the game')",
      'node_modules/vite/bin/vite.js': "console.log('built')",
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    for (const folder of ['tools', 'node_modules/.bin']) mkdirSync(join(root, folder));
    symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
    copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'tools/bootstrap.mjs'));
    const start = (...args: readonly string[]) => {
      const done = spawnSync(process.execPath, [join(root, 'tools/bootstrap.mjs'), 'start', ...args], {
        encoding: 'utf8',
      });
      return [done.stdout, done.stderr];
    };
    expect(start('--export', 'GAME')).toEqual(['the game\n', '']);
    expect(start()).toEqual(['the game\n', 'Building the web client …\nbuilt\n']);
  });

  it('builds nothing for a server that only answers', () => {
    expect([[], ['--port', '0'], ['--host', 'export']].every(isToServe)).toBe(true);
    expect([['--help'], ['-h'], ['--data', 'x', '--export=GAME'], ['--import', 'game.json']].some(isToServe)).toBe(
      false,
    );
  });

  it('takes what is built, installed or hidden for no source', () => {
    expect(['main.tsx', 'icons.svg', 'index.html'].every(isSource)).toBe(true);
    expect(['dist', 'node_modules', '.cache', 'a.test.tsx', 'shots'].some(isSource)).toBe(false);
  });

  it('runs the server with flags that Node knows, and so does the image', () => {
    const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
    const flags = JSON.parse(read('apps/server/node-flags.json')) as readonly string[];
    expect(spawnSync(process.execPath, [...flags, '-e', 'process.exit(7)']).status).toBe(7);
    const [, command = ''] = /^CMD (.*)$/m.exec(read('Dockerfile')) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...flags, 'apps/server/src/main.ts']);
  });
});
