import { readFileSync } from 'node:fs';
import { readYaml } from '@templefall/testkit';
import { describe, expect, it } from 'vitest';
import { lessonOf } from './lessonOf.ts';

const ROOT = new URL('../../../../../../', import.meta.url).pathname;
const FILES = ['base', 'modules'];
const lessons = FILES.flatMap(file =>
  readYaml(readFileSync(`${ROOT}corpora/lessons/temple/${file}.yaml`, 'utf8')).map(
    ({ raw }) => raw as { readonly id: string; readonly rules: readonly string[] },
  ),
);
const spec = readFileSync(`${ROOT}docs/spec/temple.md`, 'utf8');

describe('the lesson of a rule', () => {
  it.each(lessons)('leads from each rule that $id teaches to it', ({ id, rules }) => {
    for (const rule of rules) {
      expect(lessonOf(rule), rule).toBe(id);
      expect(spec, rule).toContain(`- ${rule} `);
    }
  });

  it('is there for no other rule', () => {
    const taught = new Set(lessons.flatMap(({ rules }) => rules));
    const all = [...spec.matchAll(/^- (\w+(?:\.\d+)?) /gm)].map(([, rule]) => rule ?? '');
    expect(all.filter(rule => lessonOf(rule) !== undefined).sort()).toEqual([...taught].sort());
  });
});
