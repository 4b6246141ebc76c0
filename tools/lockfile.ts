/** The lockfile names packages and their hashes, never the place they were fetched from: every mirror will do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repository.ts';

const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
const hosts = new Set([...lock.matchAll(/"resolved": "(\w+:\/\/[^/"]+)/g)].map(([, host]) => host));
for (const host of hosts) console.error(`package-lock.json names ${host}`);

process.exitCode = hosts.size === 0 ? 0 : 1;
