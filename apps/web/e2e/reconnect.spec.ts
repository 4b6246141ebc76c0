import { type Browser, expect, type Page, test } from '@playwright/test';
import { startTableServer, type TableServer } from './server.ts';

/** Every table has the same luck: what was rolled twice, or not at all, shows other faces than an undisturbed table. */
const LUCK = 'in mid-roll';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer({ luck: LUCK });
});
test.afterAll(() => server.stop());

test.setTimeout(240_000);

const CUTS = ['none', 'on the way there', 'on the way back', 'by a reload'] as const;
type Cut = (typeof CUTS)[number];

/** The line of a page, which breaks once: just before a roll goes out, or when the answer is about to come in. */
const breakLine = async (page: Page, cut: Cut): Promise<{ readonly isCut: () => boolean }> => {
  let isCut = cut === 'none';
  await page.routeWebSocket(/./, line => {
    const far = line.connectToServer();
    let isDead = false;
    const breakOff = (): void => {
      isCut = true;
      isDead = true;
      if (cut === 'by a reload') return;
      void line.close({ code: 4000 });
      void far.close();
    };
    line.onMessage(message => {
      if (isDead) return;
      if (!isCut && cut === 'on the way there' && speaksOf(message, 'roll')) breakOff();
      else far.send(message);
    });
    far.onMessage(message => {
      if (!isCut && speaksOf(message, 'rolled')) breakOff();
      if (!isDead) line.send(message);
    });
  });
  return { isCut: () => isCut };
};

const speaksOf = (message: string | Buffer, word: string): boolean => Buffer.from(message).includes(word);

const atTable = async (browser: Browser, cut: Cut) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const line = await breakLine(page, cut);
  await page.goto(`${server.url}/#/table`);
  await page.getByRole('radio', { name: 'No clock', exact: true }).click();
  await page.getByRole('radio', { name: 'Brisk' }).click();
  await page.getByRole('button', { name: /Enter the temple/ }).click();
  await page.getByRole('button', { name: 'Roll 7' }).waitFor();
  return { page, line };
};

/** What lies there when everything has come to rest. */
const rolled = async (page: Page): Promise<readonly string[]> => {
  const dice = page.getByRole('button', { name: /^Die \d: / });
  await expect(async () => {
    const names = await dice.allTextContents();
    expect(names).toHaveLength(7);
    expect(names.join()).not.toMatch(/Blank|Rolling/);
  }).toPass();
  return dice.allTextContents();
};
const roll = (page: Page): Promise<void> => page.getByRole('button', { name: /^Roll \d/ }).click();

/** Two rolls, of which the first is cut off. */
const twoRolls = async (browser: Browser, cut: Cut): Promise<readonly (readonly string[])[]> => {
  const { page, line } = await atTable(browser, cut);
  await roll(page);
  await expect.poll(line.isCut).toBe(true);
  if (cut === 'by a reload') await page.reload();
  const first = await rolled(page);
  await expect(page.getByText('Reconnecting')).toHaveCount(0);
  await roll(page);
  await expect(async () => expect(await rolled(page)).not.toEqual(first)).toPass();
  const second = await rolled(page);
  await page.context().close();
  return [first, second];
};

test('a roll that is cut off in the middle is neither lost nor doubled: the same seat, the same dice', async ({
  browser,
}) => {
  const undisturbed = await twoRolls(browser, 'none');
  for (const cut of CUTS.slice(1)) expect(await twoRolls(browser, cut), cut).toEqual(undisturbed);
});
