import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import { picturesOf } from './pictures.ts';
import { buildSite, serveSite, WEB } from './site.ts';

/** Pictures of every screen and state at the sizes of the design pictures. Arguments choose some by their names. */
interface Shot {
  readonly name: string;
  readonly page: string;
  readonly size: readonly [width: number, height: number];
  readonly language?: string;
  /** What is pressed before the picture is taken: a key, or a button by its words. */
  readonly steps?: readonly { readonly key?: string; readonly button?: RegExp }[];
}

const DESKTOP = [1440, 900] as const;
const TABLET = [1024, 768] as const;
const PHONE = [390, 844] as const;
const SHORT = [390, 664] as const;
const SIDE = [844, 390] as const;
const TV = [1920, 1080] as const;
const HOLD = [{ key: 'q' }, { key: 'w' }];

const SHOTS: readonly Shot[] = [
  { name: 'landing', page: '', size: DESKTOP },
  { name: 'landing-phone', page: '', size: PHONE },
  { name: 'table', page: 'table', size: DESKTOP },
  { name: 'table-phone', page: 'table', size: PHONE },
  { name: 'table-phone-seats', page: 'table', size: PHONE, steps: [{ button: /^Seats/ }] },
  { name: 'join-phone', page: 'j', size: PHONE },
  { name: 'a-desktop', page: 'gallery/middle', size: DESKTOP, steps: HOLD },
  { name: 'a-desktop-alone', page: 'gallery/alone', size: DESKTOP },
  { name: 'b-phone', page: 'gallery/middle', size: PHONE, steps: HOLD },
  { name: 'b-phone-fr', page: 'gallery/middle', size: PHONE, language: 'fr', steps: HOLD },
  { name: 'b-phone-de', page: 'gallery/middle', size: PHONE, language: 'de', steps: HOLD },
  { name: 'b-phone-sk', page: 'gallery/middle', size: PHONE, language: 'sk', steps: HOLD },
  { name: 'b-phone-short', page: 'gallery/middle', size: SHORT, steps: HOLD },
  { name: 'b-phone-alone', page: 'gallery/alone', size: PHONE },
  { name: 'b-phone-run', page: 'gallery/run', size: PHONE },
  { name: 'c-tv', page: 'gallery/tv', size: TV },
  { name: 'c-tv-run', page: 'gallery/tv-run', size: TV },
  { name: 'c-tv-six', page: 'gallery/tv-six', size: TV },
  { name: 'f-tv-table', page: 'gallery/tv-table', size: TV },
  { name: 'd-phone-dice', page: 'gallery/tray', size: PHONE },
  { name: 'd-phone-dice-called', page: 'gallery/tray-called', size: PHONE },
  { name: 'd-phone-dice-out', page: 'gallery/tray-out', size: PHONE },
  { name: 'out', page: 'gallery/out', size: DESKTOP },
  { name: 'out-phone', page: 'gallery/out', size: PHONE },
  { name: 'g-end-won', page: 'gallery/won', size: DESKTOP },
  { name: 'g-end-came-later', page: 'gallery/came-later', size: DESKTOP },
  { name: 'g-end-fell', page: 'gallery/fell', size: DESKTOP },
  { name: 'g-end-phone', page: 'gallery/won', size: PHONE },
  { name: 'call', page: 'gallery/middle', size: DESKTOP, steps: [{ key: 'Alt+h' }] },
  { name: 'find-help-phone', page: 'gallery/six', size: PHONE, steps: [{ key: 'h' }] },
  { name: 'choices', page: 'gallery/choices', size: DESKTOP, steps: [{ button: /Turn a room/ }] },
  { name: 'choices-phone', page: 'gallery/choices', size: PHONE, steps: [{ button: /Turn a room/ }] },
  { name: 'symbols', page: 'gallery/six', size: DESKTOP, steps: [{ button: /^Menu$/ }, { button: /^Symbols$/ }] },
  { name: 'h-lost-connection', page: 'gallery/lost', size: PHONE },
  { name: 'h-restarting', page: 'gallery/restarting', size: DESKTOP },
  { name: 'h-paused', page: 'gallery/paused', size: DESKTOP },
  { name: 'i-cards', page: 'gallery/cards', size: [1400, 1462] },
  { name: 'k-phone-landscape', page: 'gallery/middle', size: SIDE, steps: HOLD },
  { name: 'k-tablet', page: 'gallery/middle', size: TABLET, steps: HOLD },
  { name: 'l-six', page: 'gallery/six', size: DESKTOP },
  { name: 'l-six-tablet', page: 'gallery/six', size: TABLET },
  { name: 'l-six-phone', page: 'gallery/six', size: PHONE },
  { name: 'p-settings', page: 'gallery/middle', size: DESKTOP, steps: [{ button: /^Settings$/ }] },
  { name: 'p-settings-phone', page: '', size: PHONE, steps: [{ button: /^Settings$/ }] },
  { name: 'tile-sheet', page: 'gallery/rooms', size: [1300, 1100] },
  { name: 'watch', page: 'gallery/watch', size: DESKTOP },
];

const wanted = process.argv.slice(2);
const out = join(WEB, '..', '..', 'shots');
const folder = await mkdtemp(join(tmpdir(), 'templefall-shots-'));
await mkdir(out, { recursive: true });
await buildSite(folder);
const site = await serveSite(folder);
const browser = await openBrowser();
for (const { name, page: address, size, language = 'en', steps = [] } of SHOTS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const [width, height] = size;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: width < 900 ? 2 : 1,
    locale: language,
  });
  const page = await context.newPage();
  page.on('pageerror', error => console.error(`${name}: ${error.message}`));
  await page.goto(`${site.url}/#/${address}`);
  await page.locator('main').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const { key, button } of steps) {
    if (key) await page.keyboard.press(key);
    if (button)
      await page
        .getByRole('button', { name: button })
        .or(page.getByRole('radio', { name: button }))
        .first()
        .click();
  }
  await picturesOf(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(out, `${name}.png`) });
  await context.close();
  console.log(`shots/${name}.png`);
}
await browser.close();
site.close();
await rm(folder, { recursive: true, force: true });
