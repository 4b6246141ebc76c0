import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const promises = readFileSync(`${ROOT}/docs/SECURITY.md`, 'utf8');
const files = globSync('{apps,packages}/*/{src,e2e}/**/*.ts', { cwd: ROOT });

it('docs/SECURITY.md names a test for every promise, and each of them is there', () => {
  const rows = [...promises.matchAll(/^\| (S\d+)? ?\| .* \| (.*) \|$/gm)].map(([, id, test]) => ({ id, test }));
  expect(rows.length).toBeGreaterThan(30);
  const texts = files.filter(file => file.endsWith('.test.ts')).map(file => readFileSync(`${ROOT}/${file}`, 'utf8'));
  const isTested = (id: string): boolean => texts.some(text => new RegExp(`it\\('(\\[\\w+\\] )?${id} `).test(text));
  expect(rows.flatMap(({ id }) => (id === undefined || isTested(id) ? [] : [id]))).toEqual([]);
  const named = rows.flatMap(({ test = '' }) => [...test.matchAll(/`([\w/.]+\.ts)`/g)].map(([, file = '']) => file));
  const isThere = (name: string): boolean => files.some(file => `/${file}`.endsWith(`/${name}`));
  expect(named.filter(name => !isThere(name))).toEqual([]);
});
