import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { filesOf, ROOT } from './repository.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: { readonly [name: string]: { readonly [key: string]: unknown } };
};

/** Every variable the server reads, from its own table of settings. */
const VARIABLES = [...read('apps/server/src/settings.ts').matchAll(/variable: '(\w+)'/g)].map(([, name]) => name);
/** Variables that belong to Node, to other images, or are only put together into ours. */
const OTHERS = [
  'NODE_ENV',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'SITE',
  'POD_INDEX',
  'APP_HOST',
  'APP_PORT',
  'PROXY_AUTH_ADD',
];

/** Names of variables that a file sets, in each of the ways these formats have. */
const setIn = (text: string): readonly string[] =>
  [
    /^\s+([A-Z][A-Z_]+):\s/gm,
    /^\s+([A-Z][A-Z_]+) = "/gm,
    /(?:- name|- key): ([A-Z][A-Z_]+)$/gm,
    /\b([A-Z][A-Z_]+)=(?=\S)/g,
  ].flatMap(pattern => [...text.matchAll(pattern)].map(([, name]) => name as string));

const files = ['Dockerfile', 'compose.yaml', ...filesOf(ROOT, ['deploy/**/*.{yaml,yml,toml,json,service}'])];

describe('files for hosts', () => {
  it('are all looked at', () => expect(files.length).toBeGreaterThan(8));

  it.each(files.filter(file => /\.ya?ml$/.test(file)))('%s is YAML without a mistake', file => {
    expect(parseAllDocuments(read(file), { merge: true }).flatMap(({ errors }) => errors)).toEqual([]);
  });

  it.each(files)('%s sets only what the server reads', file => {
    expect(setIn(read(file)).filter(name => !VARIABLES.includes(name) && !OTHERS.includes(name))).toEqual([]);
  });

  it('start Node with the flags that the server is measured with', () => {
    const flags = (JSON.parse(read('apps/server/node-flags.json')) as readonly string[]).join(' ');
    expect(read('deploy/yunohost/conf/systemd.service')).toContain(`/node ${flags} apps/server/src/main.ts`);
    const command = /^CMD (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '';
    expect(JSON.parse(command)).toEqual(['node', ...flags.split(' '), 'apps/server/src/main.ts']);
  });

  it('ask for a password, drop every right and keep logs short in compose', () => {
    expect(read('compose.yaml')).not.toMatch(/PASSWORD:-/);
    for (const [name, service] of Object.entries(compose.services)) {
      expect(service.cap_drop, name).toEqual(['ALL']);
      expect(service.mem_limit, name).toBeDefined();
      expect(service.logging, name).toBeDefined();
    }
  });

  it('show only metrics that there are', () => {
    const known = [...read('apps/server/src/metrics.ts').matchAll(/(?:name|level)\('(\w+)'/g)].map(([, name]) => name);
    const shown = [...read('deploy/grafana/templefall.json').matchAll(/templefall_(\w+?)(?:_bucket)?\b(?=[^\w])/g)];
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.map(([, name]) => name).filter(name => !known.includes(name))).toEqual([]);
  });
});
