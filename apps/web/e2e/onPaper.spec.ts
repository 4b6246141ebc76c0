import { expect, type Page, test } from '@playwright/test';
import { printPosition } from '@templefall/rollwrite';
import { tableOf } from '@templefall/testkit/rollwrite';
import { faults } from './axe.ts';
import { open, openStill, overflowing, SIZES, STILL, wordsOutside } from './pages.ts';
import { squaresOf, squaresOn } from './qrSquares.ts';
import { say } from './rollwritePlayer.ts';
import { begins } from './words.ts';

test.use(STILL);

/** Pages of a PDF: every page is an object of its own. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
/** Its paper, in points. */
const paperOf = (pdf: Buffer): readonly number[] => {
  const [, width = '', height = ''] =
    /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf.toString('latin1')) ?? [];
  return [Number(width), Number(height)].map(Math.round);
};
const printed = (page: Page): Promise<Buffer> => page.pdf({ preferCSSPageSize: true, printBackground: true });

/** Parts of a page that stick out of its frame, or words that stick out of the page; empty is good. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.page')].flatMap((sheet, number) => {
      const frame = sheet.querySelector('.frame')?.getBoundingClientRect();
      if (!frame) return [`page ${number + 1} has no frame`];
      // The frame is drawn a little inside its box.
      const air = frame.width * 0.036;
      return [...sheet.querySelectorAll('.page-in > :not(.frame), .page-in li, .page-in p, .page-in td')].flatMap(
        part => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isIn =
            left >= frame.left + air &&
            right <= frame.right - air &&
            top >= frame.top + air &&
            bottom <= frame.bottom - air;
          const isCut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
          return isIn && !isCut
            ? []
            : [`page ${number + 1}: ${part.className || part.tagName} ${part.textContent?.slice(0, 40)}`];
        },
      );
    }),
  );

test.describe('the sheets on paper', () => {
  for (const language of ['en', 'fr', 'nl', 'sk', 'de'])
    test(`every page of both sides fits on A4 and Letter, in ${language}`, async ({ browser }) => {
      const page = await browser.newPage({ locale: language });
      await openStill(page, 'print/rollwrite');
      await page.getByRole('radio').nth(7).click();
      for (const [nth, paper] of [
        [0, [595, 842]],
        [1, [612, 792]],
      ] as const) {
        await page.getByRole('radio').nth(nth).click();
        await expect(page.locator('.page')).toHaveCount(11);
        expect(await cutOff(page)).toEqual([]);
        const pdf = await printed(page);
        expect([pagesOf(pdf), paperOf(pdf)]).toEqual([11, paper]);
      }
      await page.close();
    });

  test('the number of pages follows what is wanted', async ({ page }) => {
    await openStill(page, 'print/rollwrite');
    await expect(page.getByRole('button', { name: /Print/ })).toHaveText(/6 pages/);
    await page.getByRole('radio', { name: '2 players' }).click();
    await page.getByRole('switch', { name: 'With the rules' }).click();
    await expect(page.getByRole('button', { name: /Print/ })).toHaveText(/3 pages/);
    expect(pagesOf(await printed(page))).toBe(3);
  });

  test('a game is printed as it stands, and a broken address gives empty sheets and says so', async ({ page }) => {
    const state = tableOf({
      options: { players: 2 },
      position: {
        round: 3,
        gems: 7,
        players: [{ at: 'b2', crossed: ['b2', 'a1'] }, {}],
        tracks: { key: '3/1' },
        cursed: [1, 0, 2],
      },
    }).state();
    const address = ['print', 'rollwrite', printPosition(state), 'Inès', 'Maya'].map(encodeURIComponent).join('/');
    await openStill(page, address);
    const own = page.getByRole('region', { name: 'Inès' });
    await expect(own.locator('.temple .pencil')).toHaveCount(2);
    const team = page.getByRole('region', { name: 'Adventure sheet' });
    await expect(team.locator('.gem-track .pencil')).toHaveCount(7);
    await expect(team.locator('.rounds .pencil')).toHaveCount(3);
    await expect(team.locator('.tracks .pencil')).toHaveCount(4);
    await expect(team.locator('.dice-there svg')).toHaveCount(3);
    expect(pagesOf(await printed(page))).toBe(4);
    await open(page, 'print/rollwrite/nonsense');
    await expect(page.getByRole('alert')).toHaveText('This link holds no game. Here are empty sheets.');
    await expect(page.locator('.page .pencil')).toHaveCount(0);
  });

  test('the code on the adventure sheet opens the dice', async ({ page }) => {
    await openStill(page, 'print/rollwrite');
    expect(await squaresOn(page)).toEqual(squaresOf(`${process.env.SITE}/#/dice/rollwrite`));
  });

  test('what is chosen there can be reached and read by everybody', async ({ page }) => {
    await openStill(page, 'print/rollwrite');
    expect(await faults(page, '.print-controls')).toEqual([]);
    expect(await wordsOutside(page)).toEqual([]);
  });
});

test.describe('dice only', () => {
  const roll = (page: Page) => page.getByRole('button', { name: /^Roll (a|the last) / });
  /** Every die on the table, cursed ones included. */
  const diceOn = (page: Page): Promise<number> => page.locator('.rw-die[data-face]').count();

  test('a whole turn by keyboard: pairs, pool, cursed dice, and the next player', async ({ page }) => {
    await openStill(page, 'dice/rollwrite');
    await page.getByRole('radio', { name: '3 players' }).click();
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    await expect(page.getByText('Round 1 of 7')).toBeVisible();
    for (let pair = 1; pair <= 4; pair++) {
      await roll(page).press('Enter');
      await expect(page.locator('.dice-choice')).toHaveCount(2);
      await expect(page.getByRole('status')).not.toBeEmpty();
    }
    await page.getByRole('button', { name: 'Done with this pair' }).press('Enter');
    expect(await diceOn(page)).toBe(8);
    await page.getByRole('button', { name: 'Next player' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Player 2' })).toBeVisible();
  });

  test('what lies on the table is there again after a reload', async ({ page }) => {
    await openStill(page, 'dice/rollwrite');
    await page.getByRole('button', { name: 'Start' }).click();
    await roll(page).click();
    await roll(page).click();
    const faces = () => page.locator('.rw-die').evaluateAll(dice => dice.map(die => die.getAttribute('data-face')));
    const before = await faces();
    await page.reload();
    await page.locator('.dice-choice').first().waitFor();
    expect(await faces()).toEqual(before);
    expect(before).toHaveLength(4);
  });

  test('a new game asks twice', async ({ page }) => {
    await openStill(page, 'dice/rollwrite');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'New game' }).click();
    await expect(page.getByText('Round 1 of 8')).toBeVisible();
    await page.getByRole('button', { name: begins('play.sure') }).click();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  test('can be read by everybody, before and in a turn', async ({ page }) => {
    await openStill(page, 'dice/rollwrite');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Blocked passages' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Roll the extra dice' }).click();
    await roll(page).click();
    await roll(page).click();
    expect(await faults(page)).toEqual([]);
    expect(await wordsOutside(page)).toEqual([]);
  });

  for (const language of ['fr', 'sk', 'de'])
    test(`nothing sticks out on a small phone, in ${language}`, async ({ browser }) => {
      const page = await browser.newPage({ locale: language, viewport: SIZES['small phone'] });
      await openStill(page, 'dice/rollwrite');
      expect([...(await overflowing(page)), ...(await wordsOutside(page))]).toEqual([]);
      await page.locator('.dice-main').click();
      await page.locator('.dice-main').click();
      await page.locator('.dice-choice').first().waitFor();
      expect([...(await overflowing(page)), ...(await wordsOutside(page))]).toEqual([]);
      await page.close();
    });
});

test('the menu at play leads to the sheets of that very game, and the game stays open', async ({ page, context }) => {
  await open(page, 'gallery/rollwrite-explore');
  await page.getByRole('button', { name: say('tool.menu') }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: say('tool.print') }).click();
  const sheets = await opening;
  await expect(sheets.locator('.page').first()).toBeVisible();
  const [, , , , ...names] = new URL(sheets.url()).hash.split('/').map(decodeURIComponent);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) await expect(sheets.locator('.page', { hasText: name }).first()).toBeVisible();
  await expect(page.locator('.rw-dock')).toBeVisible();
});
