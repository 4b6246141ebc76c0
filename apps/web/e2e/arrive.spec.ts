import { expect, test } from '@playwright/test';
import { heldUp, open, openStill, overflowing, SIZES, STILL } from './pages.ts';
import { begins, contains, dieShows, german, say, wordsIn } from './words.ts';

test('from opening the page to the first roll it takes two taps', async ({ page }) => {
  await open(page);
  await expect(page.locator('.splash')).toBeHidden();
  await page.getByRole('button', { name: say('landing.alone') }).click();
  await page.locator('.lead-in').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).click();
  await expect(page.getByRole('button', { name: dieShows(1) })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^9:/);
  // Who went back to the gate by mistake finds the game where it was.
  await page.goBack();
  // Another one is begun only by who says so; the way back comes first.
  await page.getByRole('button', { name: say('landing.practice') }).click();
  const asked = page.getByRole('dialog', { name: say('landing.running') });
  await expect(asked.getByRole('button', { name: say('landing.anew') })).toBeVisible();
  await asked.getByRole('link', { name: say('landing.resume') }).click();
  await expect(page.getByRole('button', { name: dieShows(1) })).toBeVisible();
  // Alone, time stands while something is read, and goes on afterwards.
  await page.getByRole('button', { name: say('play.settings') }).click();
  await page.getByRole('dialog', { name: say('settings.title') }).waitFor();
  await expect(page.locator('.stage')).toHaveClass(/is-paused/);
  await expect(page.getByText(say('state.paused'), { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.stage')).not.toHaveClass(/is-paused/);
});

test('where the browser lets pages keep nothing, a game begins all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = (): never => {
      throw new DOMException('all cookies are forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: forbid });
  });
  await open(page);
  await page.getByRole('button', { name: say('landing.alone') }).click();
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).click();
  await expect(page.getByRole('button', { name: dieShows(1) })).toBeVisible();
});

test('a screen that cannot be fetched says so, and comes with its style when it is asked for again', async ({
  page,
}) => {
  const failed: string[] = [];
  await page.route(/\/assets\/(temple\/)?PlayScreen-/, async route => {
    failed.push(route.request().url());
    await route.abort();
  });
  await open(page);
  await page.getByRole('button', { name: say('landing.practice') }).click();
  await expect(page.getByRole('alert')).toContainText(say('trouble.missingFile'));
  expect(failed.some(url => url.endsWith('.css'))).toBe(true);
  await page.unrouteAll();
  await page.getByRole('button', { name: say('join.tryAgain') }).click();
  const roll = page.getByRole('button', { name: say('roll.rollN', { n: 7 }) });
  await expect(roll).toBeVisible();
  await expect(roll).toHaveCSS('flex-direction', 'column');
});

test('a table is asked for and its screens are fetched before the first script; the game once somebody touches it, however busy the device', async ({
  page,
}) => {
  // Never idle, as a slow device is that draws in every frame.
  await page.addInitScript(() => {
    window.requestIdleCallback = (deed, options) =>
      options?.timeout === undefined
        ? 0
        : Number(setTimeout(() => deed({ didTimeout: true, timeRemaining: () => 0 }), options.timeout));
    window.cancelIdleCallback = clearTimeout;
  });
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const hasAsked = (name: string): boolean => asked.some(path => path.startsWith(name));
  // Whoever comes by this address waits for the table: what only the first script could ask for would come after it.
  const release = await heldUp(page, /\/assets\/first-/);
  await page.goto(`${process.env.SITE}/#/table`, { waitUntil: 'commit' });
  for (const name of ['/api/tables', '/assets/tables-']) await expect.poll(() => hasAsked(name)).toBe(true);
  await expect(page.locator('.splash')).toBeVisible();
  release();
  await page
    .getByRole('button', { name: say('table.addBot') })
    .first()
    .waitFor();
  await expect(page.locator('.splash')).toBeHidden();
  expect(asked.filter(path => path === '/api/tables')).toHaveLength(1);
  expect(hasAsked('/assets/temple/PlayScreen-')).toBe(false);
  await page
    .getByRole('button', { name: say('table.addBot') })
    .first()
    .click();
  await expect.poll(() => hasAsked('/assets/temple/PlayScreen-')).toBe(true);
});

test('a table is asked for once, though the script that asks ahead comes late', async ({ page }) => {
  let asked = 0;
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/api/tables') asked++;
  });
  const release = await heldUp(page, /\/assets\/ahead-/);
  await page.goto(`${process.env.SITE}/#/table`, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: say('table.addBot') })
    .first()
    .waitFor();
  const late = page.waitForResponse(/\/assets\/ahead-/);
  release();
  await late;
  await page.waitForLoadState('load');
  expect(asked).toBe(1);
});

test('a table without a server seats me and bots, and starts', async ({ page }) => {
  await open(page, 'table');
  await page
    .getByRole('button', { name: say('table.addBot') })
    .first()
    .click();
  for (const temper of ['steady', 'expert', 'novice'] as const)
    await page.getByRole('button', { name: `Jonas ${say('table.bot')}, ${say(`bot.${temper}`)}` }).click();
  await expect(page.getByRole('button', { name: `Jonas ${say('table.bot')}, ${say('bot.steady')}` })).toBeVisible();
  await page.getByRole('button', { name: /^3d: / }).click();
  await expect(page.getByRole('heading', { name: say('table.challengeNamed', { id: '3d' }) })).toBeVisible();
  await page.getByRole('button', { name: say('table.start') }).click();
  await expect(page.getByRole('button', { name: /^Jonas,/ })).toBeVisible();
});

test('where characters are played one picks one at the table, and plays it', async ({ page }) => {
  await open(page, 'table');
  await page.getByRole('button', { name: begins('module.characters') }).click();
  await page.getByRole('button', { name: `${say('table.character')}: ${say('table.characterByLuck')}` }).click();
  await page.getByRole('button', { name: `${say('character.doc')} ${say('character.doc.activated')}` }).click();
  await expect(page.getByRole('button', { name: `${say('table.character')}: ${say('character.doc')}` })).toBeFocused();
  await page.getByRole('button', { name: say('table.start') }).click();
  await expect(page.locator('.hand-row').getByText(say('character.doc.activated'))).toBeVisible();
});

for (const name of ['desktop', 'phone'] as const)
  test(`at a table one chooses with or without a clock by keyboard, ${name}`, async ({ page }) => {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'table');
    const realTime = page.getByRole('radio', { name: begins('mode.realTime') });
    const practice = page.getByRole('radio', { name: begins('landing.practice') });
    await expect(realTime).toBeChecked();
    await realTime.focus();
    await page.keyboard.press('ArrowDown');
    await expect(practice).toBeChecked();
    await expect(practice).toBeFocused();
    await expect(page.getByRole('radio', { name: say('clock.none'), exact: true })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(realTime).toBeChecked();
    const thirds = page.getByRole('radio', { name: say('clock.thirds'), exact: true });
    await thirds.click();
    await realTime.click();
    await expect(thirds, 'what is chosen already changes no clock').toBeChecked();
  });

for (const language of ['fr', 'nl', 'sk', 'de'] as const)
  test(`${language}: landing, table and play fit every window and are in that language`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language, ...STILL.contextOptions });
    const page = await context.newPage();
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText((await wordsIn(language)).say('landing.alone'))).toBeVisible();
    for (const address of ['', 'table', 'gallery/middle', 'gallery/six'])
      for (const name of ['small desktop', 'small tablet', 'narrow phone', 'phone on its side'] as const) {
        await page.setViewportSize(SIZES[name]);
        await openStill(page, address);
        expect.soft(await overflowing(page), `${address || 'landing'} on ${name}`).toEqual([]);
      }
    await context.close();
  });

test('the language changes in mid-game without losing it', async ({ page }) => {
  await open(page, 'practice/words');
  await page.locator('.lead-in').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).click();
  const before = await page.locator('.dice button').count();
  await page.getByRole('button', { name: say('play.settings') }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: german.say('settings.close') }).click();
  await expect(
    page.getByRole('button', {
      name: new RegExp(`^\\d ${german.say('roll.rollN', { n: 0 }).slice(2)}|^${german.say('roll.stuck')}`),
    }),
  ).toBeVisible();
  expect(await page.locator('.dice button').count()).toBe(before);
});

test('bots at a table of this browser play', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await open(page, 'table');
  await page
    .getByRole('button', { name: say('table.addBot') })
    .first()
    .click();
  await page.getByRole('button', { name: say('table.start') }).click();
  // The narrator speaks first. Until it has rolled, its dice show nothing that could be told.
  await expect(page.locator('.mate').first()).toContainText(
    new RegExp(['A', 'K', 'T', 'G', 'B'].map(face => say(`face.${face as 'A'}`)).join('|')),
    { timeout: 60_000 },
  );
  expect(faults).toEqual([]);
});

test('a game of this browser is not lost by a reload, and its end is told from the beginning', async ({ page }) => {
  // All the page remembers of it is its fourth minute; the rest is what its table tells.
  await page.addInitScript(() => {
    const { game, past } = JSON.parse(localStorage.getItem('templefall.past') ?? '{}');
    if (past)
      localStorage.setItem('templefall.past', JSON.stringify({ game, past: { ...past, gems: [[192_000, 7]] } }));
  });
  await open(page, 'practice/kept');
  await page.locator('.lead-in').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).click();
  await expect(page.getByRole('button', { name: dieShows(1) })).toBeVisible();
  const dice = await page.getByRole('button', { name: begins('dice.dieSays') }).allTextContents();
  await page.reload();
  await page.locator('.dice').waitFor();
  expect(await page.getByRole('button', { name: begins('dice.dieSays') }).allTextContents()).toEqual(dice);
  await page.getByRole('button', { name: say('play.menu') }).click();
  await page.getByRole('button', { name: say('play.giveUp') }).click();
  await page.getByRole('button', { name: say('play.sure', { what: say('play.giveUp') }) }).click();
  await expect(page.getByRole('heading', { name: begins('end.gaveUp') })).toBeVisible();
  await expect(page.getByText(contains('end.cameLater'))).toHaveCount(0);
});

test('a game that was saved with other rules is ended with a word', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const saved = { version: 0, opening: { options: {} }, seed: 'a', players: [] };
    localStorage.setItem('templefall.game', JSON.stringify(saved));
    location.hash = '/play';
  });
  await expect(page.getByRole('alert')).toContainText(say('trouble.otherRules'));
  await page.getByRole('button', { name: say('app.home') }).click();
  await expect(page.getByRole('button', { name: say('landing.alone') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('landing.resume') })).toHaveCount(0);
});
