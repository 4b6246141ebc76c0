import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveSite } from '../tools/site.ts';
import { heldUp, open } from './pages.ts';
import { dieShows, say } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const isKept = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

/** The paths of everything that is kept, and the names of the caches. */
const kept = (page: Page): Promise<{ readonly names: readonly string[]; readonly paths: readonly string[] }> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

test('after one visit a game alone needs no network', async ({ page, context }) => {
  await open(page);
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: say('landing.practice') }).click();
  await page.locator('.lead-in').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).click();
  await expect(page.getByRole('button', { name: dieShows(1) })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('700 20px Grenze'))).toBe(true);
});

test('nothing is kept before the page has all its files, however long they take', async ({ page }) => {
  await page.clock.install();
  const release = await heldUp(page, /\/assets\/ahead-/);
  await page.goto(`${process.env.SITE}/`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: say('landing.alone') }).waitFor();
  // Longer than a page that is complete rests before it is kept.
  await page.clock.runFor(60_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  release();
  await page.waitForLoadState('load');
  await page.clock.runFor(60_000);
  await isKept(page);
});

test('what the server answers is never kept: only the client itself', async ({ page }) => {
  await open(page);
  await isKept(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(() => Promise.all(['/api/codes/K7QF', '/healthz', '/metrics'].map(path => fetch(path))));
  await open(page, 'table');
  const { paths } = await kept(page);
  expect(paths).toContain('/');
  // Workers too, which no page names: the table's own, and who paints its rooms.
  for (const worker of ['temple/tableWorker', 'painterWorker'])
    expect(paths.filter(path => path.startsWith(`/assets/${worker}-`))).toHaveLength(1);
  expect(paths.filter(path => !/^\/(assets\/([a-z]+\/)?[^/]+|[\w.-]+\.(svg|png|webmanifest))?$/.test(path))).toEqual(
    [],
  );
});

test('a new version is offered in words, and comes when it is asked for', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'templefall-version-'));
  await cp(process.env.SITE_FOLDER ?? '', folder, { recursive: true });
  const site = await serveSite(folder);
  await page.goto(site.url);
  await isKept(page);
  await page.reload();
  const [before] = (await kept(page)).names;

  const worker = join(folder, 'sw.js');
  const version = before?.split(' ')[1] ?? '';
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(version, 'newer'));
  await expect(page.getByText(say('app.newVersion'))).toHaveCount(0);
  await page.evaluate(() => navigator.serviceWorker.ready.then(registration => registration.update()));
  await expect(page.getByText(say('app.newVersion'))).toBeVisible();
  await page.getByRole('button', { name: say('app.newVersion.take') }).click();
  await expect.poll(async () => (await kept(page).catch(() => undefined))?.names).toEqual(['templefall newer']);
  await expect(page.getByRole('button', { name: say('landing.alone') })).toBeVisible();
  await expect(page.getByText(say('app.newVersion'))).toHaveCount(0);
  site.close();
  await rm(folder, { recursive: true, force: true });
});
