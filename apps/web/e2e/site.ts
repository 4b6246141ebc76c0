import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, serveSite } from '../tools/site.ts';

/** Builds the client once and serves it on a free port for all suites. */
export default async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'templefall-web-'));
  await buildSite(folder);
  const site = await serveSite(folder);
  process.env.SITE = site.url;
  process.env.SITE_FOLDER = folder;
  return async () => {
    site.close();
    await rm(folder, { recursive: true, force: true });
  };
};
