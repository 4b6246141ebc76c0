import { expect, type Page, test } from '@playwright/test';
import type { AnyGame } from '@templefall/kernel';
import { seedOf } from '@templefall/kit';
import { playRandomly } from '@templefall/testkit';
import { rollwritePlay } from '@templefall/testkit/rollwrite';
import { templePlay } from '@templefall/testkit/temple';
import { loadReplayTexts, replayWordsOf } from '@templefall/texts';
import { faults } from './axe.ts';
import { momentsLast, open, SIZES, STILL } from './pages.ts';
import { dieShows, say as shell } from './words.ts';

test.use(STILL);

const { say } = replayWordsOf('en', await loadReplayTexts.en());
const ID = `${'a'.repeat(20)}-7`;
const NAMES = ['Maya', 'Jonas', 'Inès', 'Teo', 'Lin', 'Ada'];

/** A game of random moves as its server tells it after the end. */
const recorded = (play: typeof templePlay | typeof rollwritePlay) => {
  const game: AnyGame = play.game;
  const luck = 'a game to look back at';
  const { options, opening, events } = playRandomly(
    { ...play, opening: (_: unknown, fresh: unknown) => fresh } as typeof play,
    {
      seed: luck,
    },
  );
  const { players } = opening as { readonly players: readonly unknown[] };
  return {
    record: { id: ID, game: game.id, endedAt: 0, won: false, names: NAMES.slice(0, players.length) },
    seed: seedOf(luck),
    players: players.map((_, colour) => ({ name: NAMES[colour], colour })),
    events: [
      { type: 'gameStarted', game: game.id, version: game.version, options, opening: game.view(opening) },
      ...events.map(({ at, event }) => ({ type: 'played', at, event: game.redact(event) })),
    ],
  };
};
const TEMPLE = recorded(templePlay);
/** When the last event of it happened. */
const END = Math.max(...TEMPLE.events.map(event => ('at' in event ? event.at : 0)));
const ROLLWRITE = recorded(rollwritePlay);

const openReplay = async (page: Page, game: typeof TEMPLE, moment: number | string): Promise<void> => {
  await page.route('**/api/games/*', route =>
    route.request().url().endsWith(ID) ? route.fulfill({ json: game }) : route.fulfill({ status: 404, json: {} }),
  );
  await open(page, `replay/${ID}/${moment}`);
  await page.getByRole('slider').waitFor();
};
const lineNow = (page: Page) => page.locator('.replay-events li.now');

test('a game of a server is stepped through, scrubbed, and played to its end; what is to come can be hidden', async ({
  page,
}) => {
  await openReplay(page, TEMPLE, 0);
  const lines = page.locator('.replay-events li');
  const all = await lines.count();
  expect(all).toBeGreaterThan(5);
  await expect(lineNow(page)).toHaveCount(0);

  await page.keyboard.press('ArrowRight');
  await expect(lines.nth(0)).toHaveClass('now');
  await page.getByRole('button', { name: say('control.on') }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(lines.first()).toHaveClass('now');
  const words = await lines.first().innerText();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', new RegExp(words.split('\n').at(-1) ?? '-'));

  await lines.nth(3).getByRole('button').click();
  await expect(lines.nth(3)).toHaveClass('now');
  await page.getByRole('checkbox', { name: say('view.hide') }).check();
  await expect(page.locator('.to-come button')).toHaveCount(0);
  expect(await lines.count()).toBeLessThan(all);
  await page.getByRole('checkbox', { name: say('view.hide') }).uncheck();

  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: /Maya/ }).first()).toHaveAttribute('aria-pressed', 'true');
  expect(await faults(page)).toEqual([]);

  for (let press = 0; press < 3; press++) await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: '8×' })).toHaveAttribute('aria-pressed', 'true');
  // Near its end, so that the rest passes in a moment at any speed of the machine.
  await page.getByRole('slider').fill(`${END - 4000}`);
  await page.getByRole('button', { name: say('control.play') }).click();
  await expect(page.getByRole('button', { name: say('control.play') })).toBeVisible();
  await expect(lines.last()).toHaveClass('now');
});

test('a link leads to its moment, in both games and every window; one that leads nowhere says so', async ({ page }) => {
  await openReplay(page, ROLLWRITE, 40);
  await expect(page.locator('.rw-replay h2')).toContainText(/Maya|Jonas|Inès|Teo/);
  const [round] = (await lineNow(page).innerText()).split('\n');
  expect(round).toMatch(/^Turn \d+$/);
  await page.getByRole('button', { name: /^Jonas/ }).click();
  await expect(page.locator('.rw-replay h2')).toContainText('Jonas');
  expect(await faults(page)).toEqual([]);
  for (const size of [SIZES.desktop, SIZES.tablet, SIZES['small phone']]) {
    await page.setViewportSize(size);
    // Only the list of events may be longer than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    for (const part of [page.locator('.replay-stage'), page.getByRole('slider'), page.getByText('8×')])
      await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  await page.getByRole('button', { name: say('tab.events') }).click();
  await expect(lineNow(page)).toBeVisible();

  await open(page, `replay/${'b'.repeat(20)}-1`);
  await expect(page.getByRole('alert')).toContainText(say('missing.notHere'));
});

test('a file is opened from the list of games, and anything else is refused', async ({ page }) => {
  await open(page, 'replay');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"record":{}}') });
  await expect(page.getByRole('alert')).toContainText(say('missing.notAGame'));
  await file.setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(ROLLWRITE)),
  });
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a game of this browser is kept, its luck is checked, it is played on from its beginning, and deleted', async ({
  page,
}) => {
  await momentsLast(page);
  await open(page, 'practice/looked back');
  await page.locator('.lead-in').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: shell('roll.rollN', { n: 7 }) }).click();
  await expect(page.getByRole('button', { name: dieShows(1) })).toBeVisible();
  await page.getByRole('button', { name: shell('play.menu') }).click();
  await page.getByRole('button', { name: shell('play.giveUp') }).click();
  await page.getByRole('button', { name: shell('play.sure', { what: shell('play.giveUp') }) }).click();
  await page.getByRole('link', { name: shell('end.replay') }).click();

  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: say('check.title') }).click();
  await page.getByRole('button', { name: say('check.do') }).click();
  await expect(page.locator('.check-sheet [role=status]')).toContainText(say('check.fairRolls', { rolls: 1 }));
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: say('fork.here') }).click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: say('fork.from', { moment: '0:00' }) }).click();
  await page.locator('.dice').waitFor();

  await open(page, 'replay');
  const games = page.locator('.games-list li');
  await expect(games).toHaveCount(1);
  await expect(games.first()).toContainText(/\d kB/);
  await games
    .first()
    .getByRole('button', { name: say('games.delete') })
    .click();
  await games
    .first()
    .getByRole('button', { name: shell('play.sure', { what: say('games.delete') }) })
    .click();
  await expect(games).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(say('games.none'))).toBeVisible();
});

test('today’s temple is the same for everybody; the first try counts, and results are worked out from the games', async ({
  page,
}) => {
  await momentsLast(page);
  // It is noon wherever and whenever this runs: no midnight comes in between.
  await page.addInitScript(() => {
    const { now } = Date;
    const day = 24 * 60 * 60 * 1000;
    const shift = day / 2 - (now() % day);
    Date.now = () => now() + shift;
  });
  await open(page, 'records');
  const temple = page.locator('.daily').filter({ hasText: say('daily.temple') });
  await expect(temple).toContainText(say('daily.new'));
  expect(await faults(page)).toEqual([]);
  await temple.getByRole('button', { name: say('daily.play') }).click();
  await page.locator('.lead-in').waitFor();
  await open(page, 'records');
  await expect(temple).toContainText(say('daily.begun'));
  const first = await page.evaluate(() => localStorage.getItem('templefall.daily'));

  // A second try, which is played to its end, takes nothing from the first.
  await temple.getByRole('button', { name: say('daily.again') }).click();
  await page.getByRole('button', { name: shell('landing.anew') }).click();
  await page.locator('.lead-in').waitFor();
  await page.getByRole('button', { name: shell('play.menu') }).click();
  await page.getByRole('button', { name: shell('play.giveUp') }).click();
  await page.getByRole('button', { name: shell('play.sure', { what: shell('play.giveUp') }) }).click();
  await page.getByRole('link', { name: shell('end.replay') }).waitFor();
  await open(page, 'records');
  await expect(temple).toContainText(say('daily.begun'));
  await expect(page.locator('.statistics')).toContainText(`1${say('statistics.games')}`);
  expect(await page.evaluate(() => localStorage.getItem('templefall.daily'))).toBe(first);
});
