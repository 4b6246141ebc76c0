import { type Browser, expect, type Page, test } from '@playwright/test';
import { faults } from './axe.ts';
import { squaresOf, squaresOn } from './qrSquares.ts';
import { startTableServer, type TableServer } from './server.ts';
import { begins, say, unsettled } from './words.ts';

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
  await page.getByRole('radio', { name: say('clock.none'), exact: true }).click();
  await page.getByRole('radio', { name: say('pace.brisk') }).click();
  await page.getByRole('button', { name: say('table.start') }).click();
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).waitFor();
  return { page, line };
};

/** What lies there when everything has come to rest. */
const rolled = async (page: Page): Promise<readonly string[]> => {
  const dice = page.getByRole('button', { name: begins('dice.dieSays') });
  await expect(async () => {
    const names = await dice.allTextContents();
    expect(names).toHaveLength(7);
    expect(names.join()).not.toMatch(unsettled({ say }));
  }).toPass();
  return dice.allTextContents();
};
const roll = (page: Page): Promise<void> => page.getByRole('button', { name: begins('roll.rollN') }).click();

/** Two rolls, of which the first is cut off. */
const twoRolls = async (browser: Browser, cut: Cut): Promise<readonly (readonly string[])[]> => {
  const { page, line } = await atTable(browser, cut);
  await roll(page);
  await expect.poll(line.isCut).toBe(true);
  if (cut === 'by a reload') await page.reload();
  const first = await rolled(page);
  await expect(page.getByText(say('state.reconnecting'))).toHaveCount(0);
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

const another = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** What the sheet of a page shows, by the name that the server has here. */
const seatLinkOf = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: say('play.menu') }).click();
  await page.getByRole('button', { name: say('handOver.title') }).click();
  const shown =
    (await page
      .getByRole('dialog', { name: say('handOver.title') })
      .locator('.link')
      .textContent()) ?? '';
  expect(shown).toMatch(/#\/t\/[a-z0-9]{20}\/[0-9a-f]{32}$/);
  expect(await squaresOn(page)).toEqual(squaresOf(`http://${shown}`));
  return `${server.url}/${shown.slice(shown.indexOf('#'))}`;
};

test('a seat goes to the device that opens its link, with the same dice, and to no other after that', async ({
  browser,
}) => {
  const { page: laptop } = await atTable(browser, 'none');
  await roll(laptop);
  const before = await rolled(laptop);
  const link = await seatLinkOf(laptop);
  await expect(laptop.locator('.sheet-close')).toBeFocused();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await laptop.setViewportSize(size);
    for (const part of ['.hand-over > p', '.qr', '.share-button'])
      await expect(laptop.locator(`.sheet ${part}`), part).toBeInViewport({ ratio: 1 });
    expect(await faults(laptop, '.sheet')).toEqual([]);
  }

  const phone = await another(browser);
  await phone.goto(link);
  expect(await rolled(phone)).toEqual(before);
  const table = link.slice(0, link.lastIndexOf('/'));
  expect(phone.url()).toBe(table);
  await expect(laptop.getByRole('alert')).toContainText(say('trouble.handedOver'));
  await roll(phone);
  await expect(async () => expect(await rolled(phone)).not.toEqual(before)).toPass();
  const after = await rolled(phone);
  await phone.reload();
  expect(await rolled(phone)).toEqual(after);

  // The link is used up, for everybody.
  const late = await another(browser);
  await late.goto(link);
  await expect(late.getByText(say('join.voidLink'))).toBeVisible();
  expect(late.url()).toBe(table);
  await expect(late.getByRole('button')).toHaveText([say('join.watch'), say('join.asScreen')]);
  await late.getByRole('button', { name: say('join.watch') }).click();
  await late.getByRole('button', { name: say('play.menu') }).click();
  await expect(late.getByRole('button', { name: say('play.leave') })).toBeVisible();
  await expect(late.getByRole('button', { name: say('handOver.title') })).toHaveCount(0);
  await laptop.getByRole('button', { name: say('join.watch') }).click();
  await expect(laptop.getByText(say('join.begun'))).toBeVisible();
  // Who has come by it and opens it once more has the seat still.
  const again = await phone.context().newPage();
  await again.goto(link);
  expect(await rolled(again)).toEqual(after);
  await expect(phone.getByRole('alert')).toContainText(say('trouble.replaced'));

  // And back: what it may still know of the seat it had does not count.
  await laptop.goto(await seatLinkOf(again));
  expect(await rolled(laptop)).toEqual(after);
  for (const page of [laptop, phone, late]) await page.context().close();
});

test('the seat of a link counts before the one that this browser has', async ({ browser }) => {
  const host = await another(browser);
  await host.goto(`${server.url}/#/table`);
  await host.getByRole('radio', { name: say('clock.none'), exact: true }).click();
  const friend = await another(browser);
  await friend.goto(host.url());
  await friend.getByLabel(say('join.name')).fill('Bo');
  await friend.getByRole('button', { name: say('join.go') }).click();
  await friend.getByRole('button', { name: begins('table.iAmReady', {}, ` ${say('table.startWhenReady')}`) }).click();
  await expect(host.getByRole('listitem').filter({ hasText: /^Bo/ })).toContainText(say('table.ready'));
  await host.getByRole('button', { name: say('table.start') }).click();
  await friend.getByRole('button', { name: begins('roll.rollN') }).waitFor();
  await host.getByRole('button', { name: /^Bo/ }).waitFor();
  const link = await seatLinkOf(host);
  // It may be pasted where codes are typed, too.
  await friend.goto(`${server.url}/#/j`);
  await friend.getByLabel(say('join.code')).fill(link);
  await expect(friend.getByRole('button', { name: /^Bo/ })).toBeVisible();
  await expect(host.getByRole('alert')).toContainText(say('trouble.handedOver'));
  expect(friend.url()).toBe(link.slice(0, link.lastIndexOf('/')));
  for (const page of [host, friend]) await page.context().close();
});
