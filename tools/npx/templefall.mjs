#!/usr/bin/env node
/** `npx templefall [options]`: the server, on the Node that came with the package or on one new enough. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const { optionalDependencies } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));
const [, wanted] = /^(\d+)/.exec(Object.values(optionalDependencies)[0]) ?? [];

/** npm has installed the one for this machine. */
const brought = () => {
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  for (const name of Object.keys(optionalDependencies))
    try {
      return createRequire(import.meta.url).resolve(`${name}/${program}`);
    } catch {
      // For another machine.
    }
  return undefined;
};

const isNewEnough = Number(process.versions.node.split('.')[0]) >= Number(wanted);
const node = brought() ?? (isNewEnough ? process.execPath : undefined);
if (!node) {
  console.error(`Node ${wanted} or later is needed, and this is ${process.version}.`);
  process.exit(1);
}

const flags = JSON.parse(readFileSync(here('../apps/server/node-flags.json'), 'utf8'));
const hook = new URL('./types.mjs', import.meta.url).href;
const server = here('../apps/server/src/main.ts');
const child = spawn(
  node,
  [...flags, '--disable-warning=ExperimentalWarning', '--import', hook, server, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  },
);
// A terminal sends Ctrl-C to the whole group: passing it on would make it two.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
