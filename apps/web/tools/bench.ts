import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTableServer } from '../e2e/server.ts';
import { bytesBench } from './bench/bytes.ts';
import type { Figure } from './bench/figure.ts';
import { lighthouseBench } from './bench/lighthouse.ts';
import { playBench } from './bench/play.ts';
import { openBrowser } from './browser.ts';
import { buildSite } from './site.ts';

/**
 * How heavy the client is, and how it plays on a slow phone: built, served by the real server, in a real browser. The last
 * line is all figures as JSON, which `npm run bench -- web` prints with their limits. Arguments choose some of the parts.
 */
const folder = await mkdtemp(join(tmpdir(), 'templefall-bench-'));
await buildSite(folder);
process.env.SITE_FOLDER = folder;
const server = await startTableServer();
const browser = await openBrowser();

const parts: { readonly [name: string]: () => Promise<readonly Figure[]> } = {
  bytes: () => bytesBench(browser, server.url, folder),
  lighthouse: () => lighthouseBench(server.url),
  play: () => playBench(browser, server.url),
};
const wanted = process.argv.slice(2);
const figures: Figure[] = [];
try {
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await part()));
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(JSON.stringify(figures));
