import { type Browser, expect, type Page, test } from '@playwright/test';
import { faults } from './axe.ts';
import { open, STILL } from './pages.ts';
import { inHaste, say } from './rollwritePlayer.ts';
import { startTableServer, type TableServer } from './server.ts';
import { say as sayShared } from './words.ts';

test.use(STILL);

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer({ luck: 'three who talk' });
});
test.afterAll(() => server.stop());

const device = async (browser: Browser, width: number, height: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await inHaste(page);
  return page;
};

const sit = async (page: Page, code: string): Promise<void> => {
  await page.goto(`${server.url}/#/j/${code}`);
  // The screen of the code has a button of the same words; only the one for the seat asks for a name.
  await expect(page.getByLabel(sayShared('join.name'))).toBeVisible();
  await page.getByRole('button', { name: sayShared('join.go') }).click();
  await page.locator('.start-button').click();
};

const dock = (page: Page) => page.locator('.rw-dock');

/** Answers what comes before exploring, on whatever page it is asked, and says whose turn it is. */
const untilExploring = async (pages: readonly Page[]): Promise<Page> => {
  for (;;) {
    for (const page of pages) {
      const task = await dock(page).getAttribute('data-task');
      const question = (await dock(page).getAttribute('data-question')) ?? '';
      if (task === 'explore') return page;
      if (task === 'side') await page.locator('.rw-choose-one:not(:disabled)').first().click();
      else if (task === 'roll' || task === 'pair') await page.locator('.rw-go').click();
      else continue;
      await expect(dock(page)).not.toHaveAttribute('data-question', question);
    }
  }
};

/** Draws the first step that works on the sheet of the player in turn. */
const suggest = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: say('plan.draw') }).click();
  const done = page.getByRole('button', { name: say('plan.suggest') });
  for (const room of await page.locator('button.rw-room').all()) {
    await room.click();
    if (await done.isVisible()) break;
  }
  await done.click();
};

test('the team is asked, two suggest, one suggestion is adopted; fingers fade, chat is read, and a TV shows it all', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const maya = await device(browser, 1440, 900);
  const jonas = await device(browser, 390, 844);
  const teo = await device(browser, 1024, 768);
  await maya.goto(`${server.url}/#/table/rollwrite`);
  const shown = maya.locator('.lobby-head .code');
  await expect(shown).toHaveText(/^[A-Z0-9]{4}$/);
  const code = (await shown.textContent()) ?? '';
  await sit(jonas, code);
  await sit(teo, code);
  await expect(maya.locator('.seat:not(.add)')).toHaveCount(3);
  const tv = await device(browser, 1920, 1080);
  await tv.goto(maya.url().replace('#/t/', '#/tv/'));
  await maya.locator('.start-button').click();

  const pages = [maya, jonas, teo];
  for (const page of pages) await expect(dock(page)).toBeVisible();
  await expect(tv.locator('.rw-tv-sheet')).toHaveCount(3);
  const active = await untilExploring(pages);
  const [first, second] = pages.filter(page => page !== active);
  if (!first || !second) throw new Error('three sit at the table');

  await active.getByRole('button', { name: say('ask.team') }).click();
  await expect(first.getByRole('button', { name: say('ask.pass') })).toBeVisible();
  await suggest(first);
  // Face down until everybody has answered.
  await expect(active.locator('.rw-plan')).toHaveCount(0);
  await suggest(second);
  await expect(active.locator('.rw-plan')).toHaveCount(2);
  const crossed = await active.locator('.rw-room.here').count();
  expect(crossed).toBe(0);
  await active
    .locator('.rw-plan')
    .first()
    .getByRole('button', { name: say('plans.show') })
    .click();
  await active
    .locator('.rw-plan')
    .first()
    .getByRole('button', { name: say('plans.adopt') })
    .click();
  await expect(active.locator('.rw-room.here')).toHaveCount(1);

  await first.getByRole('button', { name: say('point.title') }).click();
  await first.locator('[data-aim="track:key"]').click();
  await expect(active.locator('[data-pinged="track:key"]').first()).toBeVisible();
  await expect(active.locator('[data-pinged="track:key"]')).toHaveCount(0);

  await maya.getByRole('button', { name: sayShared('chat.title') }).click();
  await maya.getByLabel(sayShared('chat.write')).fill('Well done');
  await maya.getByRole('button', { name: sayShared('chat.send') }).click();
  await expect(jonas.getByRole('status').filter({ hasText: 'Well done' })).toBeVisible();
  expect(await faults(jonas)).toEqual([]);
});

test('a note is pinned to a room, read there, and taken off', async ({ page }) => {
  await open(page, 'gallery/rollwrite-explore');
  await page.keyboard.press('n');
  await page.getByRole('button', { name: say('note.pin') }).click();
  await page.locator('[data-room="e2"]').click();
  await page.getByLabel(say('note.text')).fill('key for Maya');
  await page.getByRole('button', { name: say('note.save') }).click();
  await expect(page.locator('[data-room="e2"] .rw-pinned')).toBeVisible();
  await expect(page.locator('[data-room="e2"]')).toHaveAccessibleName(/key for Maya/);
  await page.locator('[data-room="e2"]').click();
  await expect(page.locator('.rw-bubble')).toContainText('key for Maya');
  await page.getByRole('button', { name: say('note.title') }).click();
  expect(await faults(page, '.sheet')).toEqual([]);
  await page.getByRole('button', { name: say('note.remove') }).click();
  await expect(page.getByText(say('note.none'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.rw-pinned')).toHaveCount(0);
});

test('wishes are numbered in the order of the taps, let go by a second, and cleared', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'gallery/rollwrite-explore');
  await page.getByRole('tab', { name: say('tab.maps') }).click();
  await page.getByRole('button', { name: say('wish.title') }).click();
  const wish = (face: 'torch' | 'key', map: number, side: 'bonus' | 'gem') =>
    page.getByRole('button', {
      name: say('wish.symbol', { face: say(`face.${face}`), map, side: say(`mapSide.${side}`) }),
    });
  await wish('torch', 1, 'bonus').click();
  await wish('key', 3, 'bonus').click();
  await expect(page.locator('[data-map="1"] .rw-wish')).toHaveText('1');
  await expect(page.locator('[data-map="3"] .rw-wish')).toHaveText('2');
  expect(await faults(page)).toEqual([]);
  await wish('torch', 1, 'bonus').click();
  await expect(page.locator('[data-map="3"] .rw-wish')).toHaveText('1');
  await page.getByRole('button', { name: say('wish.clear') }).click();
  await expect(page.locator('.rw-wish')).toHaveCount(0);
  await page.getByRole('button', { name: say('wish.done') }).click();
  await expect(page.locator('button.rw-symbol')).toHaveCount(0);
});

test('a finger on something that another tab shows is seen on that tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'gallery/rollwrite-friend');
  // Plans that were turned over are read first, where the team is.
  await expect(page.locator('.rw-plan')).toHaveCount(3);
  await page.getByRole('tab', { name: say('tab.sheet') }).click();
  await page.keyboard.press('p');
  await page.locator('[data-aim="track:torch"]').click();
  await expect(page.locator('.rw-tracks [data-pinged="track:torch"]')).toBeVisible();
  await page.getByRole('tab', { name: say('tab.maps') }).click();
  await expect(page.locator('#rw-tab-sheet [data-pinged="track:torch"]')).toBeVisible();
});

test('a spectator reads notes and writes nothing; who is cut off reads that nothing is lost', async ({ page }) => {
  await open(page, 'gallery/rollwrite-friend-watch');
  await page.getByRole('button', { name: say('note.title') }).click();
  await expect(page.locator('.rw-notes li')).toHaveCount(1);
  await expect(page.getByRole('button', { name: say('note.remove') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('note.pin') })).toHaveCount(0);
  await open(page, 'gallery/rollwrite-pair-lost');
  await expect(page.getByText(sayShared('state.reconnecting'))).toBeVisible();
});

test('the end of exploring says how many dice would go unused', async ({ page }) => {
  await open(page, 'gallery/rollwrite-explore');
  await expect(page.locator('[data-act="end"]')).toContainText(say('chip.unused', { n: 3 }));
});

for (const state of ['pair', 'explore', 'friend', 'pool', 'mark', 'sides'])
  test(`nothing is hidden from a screen reader on a phone: ${state}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `gallery/rollwrite-${state}`);
    await page.locator('.rw-dock').waitFor();
    expect(await faults(page)).toEqual([]);
    for (const tab of ['maps', 'team'] as const) {
      await page.getByRole('tab', { name: say(`tab.${tab}`) }).click();
      expect(await faults(page)).toEqual([]);
    }
  });
