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

/** Roll & Write: each moment of a turn on each kind of window. */
const ROLLWRITE: readonly Shot[] = [
  { name: 'e-roll-write', page: 'gallery/rollwrite-pair', size: DESKTOP },
  { name: 'e-roll-write-de', page: 'gallery/rollwrite-pair', size: DESKTOP, language: 'de' },
  { name: 'e-roll-write-two', page: 'gallery/rollwrite-two', size: DESKTOP },
  { name: 'e-roll-write-heal', page: 'gallery/rollwrite-heal', size: DESKTOP },
  { name: 'e-roll-write-masked', page: 'gallery/rollwrite-masked', size: DESKTOP },
  { name: 'e-roll-write-pool', page: 'gallery/rollwrite-pool', size: DESKTOP },
  { name: 'e-roll-write-mark', page: 'gallery/rollwrite-mark', size: DESKTOP },
  { name: 'e-roll-write-lost', page: 'gallery/rollwrite-pair-lost', size: DESKTOP },
  { name: 'e-roll-write-watch', page: 'gallery/rollwrite-explore-watch', size: DESKTOP },
  { name: 'e2-roll-write-explore', page: 'gallery/rollwrite-explore', size: DESKTOP, steps: [{ button: /^E2/ }] },
  { name: 'e3-roll-write-friend', page: 'gallery/rollwrite-friend', size: DESKTOP },
  { name: 'e-roll-write-notes', page: 'gallery/rollwrite-friend', size: DESKTOP, steps: [{ key: 'n' }] },
  { name: 'e-roll-write-wishes', page: 'gallery/rollwrite-friend', size: DESKTOP, steps: [{ key: 'w' }] },
  { name: 'e-roll-write-point', page: 'gallery/rollwrite-friend', size: DESKTOP, steps: [{ key: 'p' }] },
  { name: 'j-write-phone', page: 'gallery/rollwrite-pair', size: PHONE },
  { name: 'j-write-phone-de', page: 'gallery/rollwrite-pair', size: PHONE, language: 'de' },
  { name: 'j-write-phone-sides', page: 'gallery/rollwrite-sides', size: PHONE },
  { name: 'j-write-phone-explore', page: 'gallery/rollwrite-explore', size: PHONE, steps: [{ button: /^E2/ }] },
  { name: 'j-write-phone-maps', page: 'gallery/rollwrite-pair', size: PHONE, steps: [{ button: /^Maps/ }] },
  { name: 'j-write-phone-team', page: 'gallery/rollwrite-pair', size: PHONE, steps: [{ button: /^Team/ }] },
  { name: 'j-write-phone-wishes', page: 'gallery/rollwrite-friend', size: PHONE, steps: [{ key: 'w' }] },
  { name: 'j-write-phone-pool', page: 'gallery/rollwrite-pool', size: PHONE },
  { name: 'j-write-phone-plans', page: 'gallery/rollwrite-friend', size: PHONE },
  { name: 'j-write-phone-short', page: 'gallery/rollwrite-pair', size: SHORT },
  { name: 'j-write-phone-lost', page: 'gallery/rollwrite-pair-lost', size: PHONE },
  { name: 'j-write-landscape', page: 'gallery/rollwrite-pair', size: SIDE },
  { name: 'j-write-landscape-pool', page: 'gallery/rollwrite-pool', size: SIDE },
  { name: 's-write-tv', page: 'gallery/rollwrite-pair-tv', size: TV },
  { name: 's-write-tv-friend', page: 'gallery/rollwrite-friend-tv', size: TV },
  { name: 's-write-tray', page: 'gallery/rollwrite-pair-tray', size: PHONE },
  { name: 's-write-tray-explore', page: 'gallery/rollwrite-explore-tray', size: PHONE },
  { name: 's-write-tray-pool', page: 'gallery/rollwrite-pool-tray', size: PHONE },
  { name: 't-write-tablet', page: 'gallery/rollwrite-pair', size: TABLET },
  { name: 't-write-tablet-plans', page: 'gallery/rollwrite-friend', size: TABLET },
  { name: 'e-roll-write-sides', page: 'gallery/rollwrite-sides', size: DESKTOP },
  { name: 'e-roll-write-share', page: 'gallery/rollwrite-explore', size: DESKTOP, steps: [{ key: 'd' }] },
  { name: 'e-roll-write-coach', page: 'gallery/rollwrite-pair-coach', size: DESKTOP },
  { name: 'e-roll-write-sheets', page: 'gallery/rollwrite-pair', size: DESKTOP, steps: [{ key: 's' }] },
  { name: 'e-roll-write-mate', page: 'gallery/rollwrite-pair', size: DESKTOP, steps: [{ button: /^Maya: all/ }] },
  { name: 'e3-roll-write-team', page: 'gallery/rollwrite-friend', size: DESKTOP, steps: [{ button: /^Team$/ }] },
  { name: 'j-write-phone-heal', page: 'gallery/rollwrite-heal', size: PHONE },
  { name: 'j-write-phone-masked', page: 'gallery/rollwrite-masked', size: PHONE },
  { name: 'j-write-phone-share', page: 'gallery/rollwrite-explore', size: PHONE, steps: [{ key: 'd' }] },
  { name: 'j-write-phone-mark', page: 'gallery/rollwrite-mark', size: PHONE },
  { name: 'j-write-phone-coach', page: 'gallery/rollwrite-pair-coach', size: PHONE },
  { name: 'j-write-phone-way', page: 'gallery/rollwrite-friend', size: PHONE, steps: [{ button: /^Sheet/ }] },
  { name: 'j-write-phone-short-pool', page: 'gallery/rollwrite-pool', size: [360, 640] },
  { name: 'j-write-phone-short-plans', page: 'gallery/rollwrite-friend', size: [360, 640] },
  { name: 'j-write-landscape-plans', page: 'gallery/rollwrite-friend', size: SIDE },
  { name: 's-write-tray-plans', page: 'gallery/rollwrite-friend-tray', size: PHONE },
  { name: 's-write-tv-pool', page: 'gallery/rollwrite-pool-tv', size: TV },
  { name: 's-write-watch-phone', page: 'gallery/rollwrite-explore-watch', size: PHONE },
  { name: 't-write-tablet-pool', page: 'gallery/rollwrite-pool', size: TABLET },
  { name: 'u-write-barred', page: 'gallery/rollwrite-barred', size: DESKTOP },
  { name: 'u-write-lottery', page: 'gallery/rollwrite-lottery', size: DESKTOP },
  { name: 'u-write-dice', page: 'gallery/rollwrite-dice', size: DESKTOP },
  { name: 'u-write-barred-phone', page: 'gallery/rollwrite-barred', size: PHONE },
  { name: 'u-write-lottery-phone', page: 'gallery/rollwrite-lottery', size: PHONE },
  { name: 'u-write-dice-phone', page: 'gallery/rollwrite-dice', size: PHONE },
  { name: 'v-write-end', page: 'gallery/rollwrite-end-won', size: DESKTOP },
  { name: 'v-write-end-loss', page: 'gallery/rollwrite-end-lost', size: DESKTOP },
  { name: 'v-write-end-phone', page: 'gallery/rollwrite-end-won', size: PHONE },
  { name: 'r-print', page: 'print/rollwrite', size: DESKTOP },
  { name: 'r-print-phone', page: 'print/rollwrite', size: PHONE },
  { name: 'r-dice', page: 'dice/rollwrite', size: DESKTOP },
  { name: 'r-dice-phone', page: 'dice/rollwrite', size: PHONE },
  { name: 'f2-lobby-write', page: 'gallery/rollwrite-lobby', size: DESKTOP },
  { name: 'f2-lobby-write-phone', page: 'gallery/rollwrite-lobby', size: PHONE },
  { name: 'f2-lobby-write-phone-variants', page: 'gallery/rollwrite-lobby', size: PHONE, steps: [{ button: /^Base/ }] },
  { name: 'f2-lobby-write-guest', page: 'gallery/rollwrite-lobby-guest', size: DESKTOP },
];

const wanted = process.argv.slice(2);
const out = join(WEB, '..', '..', 'shots');
const folder = await mkdtemp(join(tmpdir(), 'templefall-shots-'));
await mkdir(out, { recursive: true });
await buildSite(folder);
const site = await serveSite(folder);
const browser = await openBrowser();
for (const { name, page: address, size, language = 'en', steps = [] } of [...SHOTS, ...ROLLWRITE]) {
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
        .or(page.getByRole('tab', { name: button }))
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
