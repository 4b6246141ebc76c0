import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import { picturesOf } from './pictures.ts';
import { buildSite, serveSite, WEB } from './site.ts';

/** npm run pictures: the pictures of the README, from the gallery's stills. `wide` is how many pixels of it are kept. */
const PICTURES = [
  { name: 'play', page: 'gallery/middle', size: [1440, 900], wide: 1200 },
  { name: 'tv', page: 'gallery/tv', size: [1920, 1080], wide: 1200 },
  { name: 'phone', page: 'gallery/middle', size: [390, 844], wide: 360 },
  { name: 'rollwrite', page: 'gallery/rollwrite-explore', size: [1440, 900], wide: 1200 },
  { name: 'rollwrite-phone', page: 'gallery/rollwrite-pair', size: [390, 844], wide: 360 },
] as const;
const QUALITY = 0.82;

const folder = await mkdtemp(join(tmpdir(), 'templefall-pictures-'));
await buildSite(folder);
const site = await serveSite(folder);
const browser = await openBrowser();
for (const { name, page: address, size, wide } of PICTURES) {
  const [width, height] = size;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en',
    reducedMotion: 'reduce',
    deviceScaleFactor: Math.max(1, Math.ceil(wide / width)),
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/#/${address}`);
  await page.locator('main').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await picturesOf(page);
  const shot = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  // The browser itself makes the small file: no other tool is needed for it.
  const small = await page.evaluate(
    async ({ shot, wide, quality }) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${shot}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = Math.round((picture.height * wide) / picture.width);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { shot, wide, quality: QUALITY },
  );
  await writeFile(join(WEB, '..', '..', 'docs', 'pictures', `${name}.webp`), Buffer.from(small, 'base64'));
  await context.close();
  console.log(`docs/pictures/${name}.webp`);
}
await browser.close();
site.close();
await rm(folder, { recursive: true, force: true });
