import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  AUDIBLE,
  hasLoudspeaker,
  hint,
  isHeard,
  isSilent,
  KEEPS_SOUND_BACK,
  loudestSince,
  loudness,
  putEarTo,
  SILENT,
} from './ear.ts';
import { open, SIZES } from './pages.ts';
import { startTableServer, type TableServer } from './server.ts';
import { begins, contains, say, source, spoken } from './words.ts';

test.use(KEEPS_SOUND_BACK);

const rollIsHeard = async (page: Page): Promise<void> => {
  const loudest = await loudestSince(page);
  await page.getByRole('button', { name: begins('roll.roll') }).click();
  await expect.poll(loudest).toBeGreaterThan(AUDIBLE);
};

/** The cry that opens the game, three seconds after the page is there; its word is gone two seconds later. */
const wordsAreShown = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => [...globalThis.ear.captions]), { timeout: 20_000 })
    .toEqual([spoken['spoken.cry']]);

for (const [way, touch] of [
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a touch', (page: Page) => page.mouse.click(4, 4)],
] as const)
  test(`sound waits for the first touch and says so; words are shown meanwhile; ${way} unlocks it`, async ({
    page,
  }) => {
    await putEarTo(page);
    await page.addInitScript(() => localStorage.setItem('templefall.settings', JSON.stringify({ introduces: false })));
    await Promise.all([hasLoudspeaker(page), page.goto(`${process.env.SITE}/#/alone/sound`)]);
    await wordsAreShown(page);
    await expect(hint(page)).toHaveText(contains('state.touchForSound'));
    expect(await loudness(page)).toBeLessThan(SILENT);
    await touch(page);
    await isHeard(page);
    await expect(hint(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('templefall.soundTold'))).toBe('yes');
  });

test('who was told that sound waits for a touch, and touched, is not told again after a reload', async ({ page }) => {
  await putEarTo(page);
  await page.addInitScript(() => {
    localStorage.setItem('templefall.settings', JSON.stringify({ introduces: false }));
    sessionStorage.setItem('templefall.soundTold', 'yes');
  });
  await Promise.all([hasLoudspeaker(page), page.goto(`${process.env.SITE}/#/alone/sound`)]);
  await wordsAreShown(page);
  expect(await loudness(page)).toBeLessThan(SILENT);
  await expect(hint(page)).toBeHidden();
});

test('who only turns the phone is told again that sound waits for a touch', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await putEarTo(page);
  await page.addInitScript(() => localStorage.setItem('templefall.settings', JSON.stringify({ introduces: false })));
  await Promise.all([hasLoudspeaker(page), page.goto(`${process.env.SITE}/#/alone/sound`)]);
  await expect(hint(page)).toBeVisible();
  // Each way to hold it has a hint of its own.
  for (const size of ['phone on its side', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    await expect(page.locator(`.play.${size === 'phone' ? 'phone' : 'landscape'} .sound-hint`)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('templefall.soundTold'))).toBeNull();
  }
});

test('what a call takes away in mid-game is told, although sound was open from the beginning', async ({ page }) => {
  await putEarTo(page);
  await page.addInitScript(() => {
    localStorage.setItem('templefall.settings', JSON.stringify({ introduces: false }));
    sessionStorage.setItem('templefall.soundTold', 'yes');
  });
  await open(page);
  await page.getByRole('button', { name: say('landing.alone') }).click();
  await isHeard(page);
  await expect(hint(page)).toBeHidden();
  await page.evaluate(() => {
    const context = globalThis.ear.listening?.context;
    return context instanceof AudioContext ? context.suspend() : undefined;
  });
  await expect(hint(page)).toHaveText(contains('state.touchForSound'));
  await page.mouse.click(4, 4);
  await isHeard(page);
  await expect(hint(page)).toBeHidden();
});

test('settings hold at once: muted, gongs only, each volume; words are shown to who hears nothing', async ({
  page,
}) => {
  await putEarTo(page);
  await page.addInitScript(() =>
    localStorage.setItem('templefall.settings', JSON.stringify({ isMuted: true, introduces: false })),
  );
  await open(page, 'alone/settings');
  await wordsAreShown(page);
  await expect(hint(page)).toBeHidden();
  expect(await loudness(page)).toBeLessThan(SILENT);
  const sound = page.getByRole('button', { name: new RegExp(`^(${source('play.sound')}|${source('play.mute')})$`) });
  await sound.click();
  await isHeard(page);
  await sound.click();
  await isSilent(page);
  await sound.click();
  await isHeard(page);

  // Alone, the clock stands while settings are open, and the music with it: it is listened to once they are closed.
  const set = async (change: () => Promise<void>): Promise<void> => {
    await page.getByRole('button', { name: say('play.settings') }).click();
    await change();
    await page.getByRole('button', { name: say('settings.close'), exact: true }).click();
  };
  await set(() => page.getByRole('radio', { name: say('settings.sound.gongs') }).click());
  await isSilent(page);
  await set(() => page.getByRole('radio', { name: say('settings.sound.gentle') }).click());
  await isHeard(page);
  await set(() => page.getByRole('radio', { name: say('settings.sound.full') }).click());
  await isHeard(page);
  await set(() => page.getByLabel(say('settings.music')).fill('0'));
  await isSilent(page);
  await rollIsHeard(page);

  await set(() => page.getByLabel(say('settings.effects')).fill('0'));
  await isSilent(page);
  const loudest = await loudestSince(page);
  const before = await page.getByRole('log').allTextContents();
  await page.getByRole('button', { name: begins('roll.roll') }).click();
  await expect.poll(() => page.getByRole('log').allTextContents()).not.toEqual(before);
  await expect(page.locator('.slot .die.rolling')).toHaveCount(0);
  expect(await loudest()).toBeLessThan(SILENT);
});

test.describe('at a table with a big screen', () => {
  let server: TableServer;
  test.beforeAll(async () => {
    server = await startTableServer({
      brief: {
        countdowns: [
          [60, 64],
          [65, 69],
        ],
      },
    });
  });
  test.afterAll(() => server?.stop());
  // A page that is left open plays on, beside the next test.
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
  });

  const device = async (browser: Browser, viewport = { width: 1440, height: 900 }): Promise<Page> => {
    const context = await browser.newContext({ locale: 'en-GB', viewport });
    const page = await context.newPage();
    await putEarTo(page);
    return page;
  };
  const cueTypes = (page: Page) =>
    page.evaluate(() => globalThis.templefallSound?.cueMoments().map(({ cue }) => cue.type));

  test('the screen plays music and gongs, and no dice; the tray only its own dice', async ({ browser }) => {
    const [tray, screen] = [await device(browser, { width: 390, height: 844 }), await device(browser)];
    await tray.goto(`${server.url}/#/table`);
    await tray.getByRole('radio', { name: begins('table.seatsTab') }).click();
    await tray.getByRole('radio', { name: say('table.tvAndPhones') }).click();
    await screen.goto(`${server.url}/${new URL(tray.url()).hash.replace('#/t/', '#/tv/')}`);
    await tray.locator('.start-button').click();
    await tray.locator('.dicetray').waitFor();
    await screen.locator('.mate.wall').first().waitFor();
    await screen.mouse.click(4, 4);
    await isHeard(screen);
    await expect.poll(() => cueTypes(screen)).toEqual(expect.arrayContaining(['gong', 'slam', 'collapse']));

    await isSilent(tray);
    await rollIsHeard(tray);
    expect(await cueTypes(tray)).toEqual([]);

    // Without its music the screen would be heard if it played the dice of others.
    await screen.evaluate(() => localStorage.setItem('templefall.settings', JSON.stringify({ soundMode: 'gongs' })));
    await screen.reload();
    await screen.locator('.mate.wall').first().waitFor();
    await screen.mouse.click(4, 4);
    await expect.poll(() => cueTypes(screen)).toContain('collapse');
    await isSilent(screen);
    const loudest = await loudestSince(screen);
    await rollIsHeard(tray);
    expect(await loudest()).toBeLessThan(SILENT);
  });
});
