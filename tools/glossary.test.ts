import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, ROOT } from './repository.ts';

/** The glossary's sections about code: the package each is about, and the names in the last column of its table. */
const sections = readFileSync(join(ROOT, 'docs/GLOSSARY.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map(section => ({
    home: /\(`(\w+)`\)/.exec(section)?.[1] ?? '',
    names: [...section.matchAll(/\| ([^|]+) \|$/gm)].flatMap(([, cell]) =>
      [...(cell as string).matchAll(/`([\w.]+)`/g)].map(([, name]) => name as string),
    ),
  }))
  .filter(({ home }) => home !== '');

const sourceOf = (home: string): string =>
  filesOf(ROOT, [`packages/${home}/src/**/*.ts`])
    .map(file => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

/** `Room` is declared somewhere; `State.depot` besides has the field. */
const isIn = (source: string, name: string): boolean => {
  const [declared, field] = name.split('.');
  return (
    new RegExp(`\\b(interface|type|const) ${declared}\\b`).test(source) &&
    (field === undefined || new RegExp(`\\breadonly ${field}\\??:`).test(source))
  );
};

describe('glossary', () => {
  it('has a section for the kernel and one for each game', () => {
    expect(sections.map(({ home }) => home)).toEqual(['kernel', 'temple', 'rollwrite']);
  });

  it.each(sections)('names what is in $home', ({ home, names }) => {
    const source = sourceOf(home);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(name => !isIn(source, name))).toEqual([]);
  });
});
