import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashOf, isInstalled, isSource } from './bootstrap.mjs';

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
