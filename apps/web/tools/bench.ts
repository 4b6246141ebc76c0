import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTableServer } from '../e2e/server.ts';
import { bytesBench } from './bench/bytes.ts';
import type { Figure } from './bench/figure.ts';
import { lighthouseBench } from './bench/lighthouse.ts';
import { pencilBench } from './bench/pencil.ts';
import { playBench } from './bench/play.ts';
import { soundBench } from './bench/sound.ts';
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
  play: () => playBench(browser, server.url),
  pencil: () => pencilBench(browser, server.url),
  lighthouse: () => lighthouseBench(server.url),
  sound: soundBench,
};
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);

/** A part that breaks off is told and counts as missed; the others are still measured. */
const measured = async (name: string, part: () => Promise<readonly Figure[]>): Promise<readonly Figure[]> => {
  const began = performance.now();
  try {
    return await part();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return [{ name: `${name}: measured to its end`, value: 0, unit: '', limit: { atLeast: 1 } }];
  } finally {
    console.error(`${name}: took ${Math.round((performance.now() - began) / 1000)} s`);
  }
};

const figures: Figure[] = [];
try {
  for (const [name, part] of Object.entries(parts))
    if (wanted.includes(name)) figures.push(...(await measured(name, part)));
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(JSON.stringify(figures));
