import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Figure } from './figure.ts';

/** The soundtrack has a budget of its own. */
const APART = /\/soundtrack-/;

/** JavaScript that a first visit fetches, gzipped: for the landing page, then in all until a game alone is played. */
export const bytesBench = async (browser: Browser, url: string, folder: string): Promise<readonly Figure[]> => {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  const fetched = new Set<string>();
  context.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !APART.test(pathname)) fetched.add(pathname);
  });
  await page.goto(url);
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
  const landing = await kilobytes(folder, fetched);
  await playAlone(page);
  const game = await kilobytes(folder, fetched);
  await context.close();
  return [
    { name: 'JavaScript of the landing page, gzipped', value: landing, unit: 'kB', limit: { below: 32 } },
    { name: 'JavaScript until one plays, gzipped', value: game, unit: 'kB', limit: { below: 130 } },
  ];
};

const playAlone = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Play alone/ }).click();
  await page.locator('.roll').waitFor();
  await page.waitForLoadState('networkidle');
};

const kilobytes = async (folder: string, paths: Iterable<string>): Promise<number> => {
  let bytes = 0;
  for (const path of paths) bytes += gzipSync(await readFile(join(folder, path)), { level: 9 }).length;
  return bytes / 1000;
};
