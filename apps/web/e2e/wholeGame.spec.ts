import { type Browser, expect, type Page, test } from '@playwright/test';
import { takeTurn } from './handyPlayer.ts';
import { type Conditions, startTableServer } from './server.ts';
import { contains, say, source, story } from './words.ts';

/** A temple in which the two are quick and light a gem; any other would do, only longer. */
const LUCK = 'temple 357';
const QUICK = { pace: { settleMs: 150, rollMs: 250 } };

test.setTimeout(180_000);

interface Party {
  readonly maya: Page;
  readonly jonas: Page;
  readonly tv: Page;
  readonly all: readonly Page[];
}

/** Maya at a desk, Jonas with a phone, and a big screen that only looks. */
const gathered = async (browser: Browser, url: string): Promise<Party> => {
  const device = async (width: number, height: number, isPhone = false): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });
    return context.newPage();
  };
  const maya = await device(1440, 900);
  await maya.goto(`${url}/#/table`);
  const code = (await maya.locator('.lobby-head .code').textContent()) ?? '';
  await maya.getByRole('radio', { name: say('pace.brisk') }).click();
  const jonas = await device(390, 844, true);
  await jonas.goto(`${url}/#/j/${code}`);
  await jonas.getByLabel(say('join.name')).fill('Jonas');
  await jonas.getByRole('button', { name: say('join.go') }).click();
  await jonas.locator('.start-button').click();
  const tv = await device(1920, 1080);
  await tv.goto(`${url}/#/tv/${/#\/t\/(\w+)/.exec(maya.url())?.[1]}`);
  await maya.locator('span.tag.ok', { hasText: say('table.ready') }).waitFor();
  return { maya, jonas, tv, all: [maya, jonas, tv] };
};

const onEach = (pages: readonly Page[], deed: (page: Page) => Promise<unknown>): Promise<unknown> =>
  Promise.all(pages.map(deed));

/** They begin, and play by what their screens offer until all three have shown the last moment: `won` or `fell`. */
const playTo = async (ending: 'won' | 'fell', { maya, jonas, tv, all }: Party): Promise<void> => {
  let isOver = false;
  const last = onEach(all, page => page.locator(`.stage.${ending}`).waitFor({ timeout: 120_000 })).finally(() => {
    isOver = true;
  });
  await maya.getByRole('button', { name: say('table.start') }).click();
  await expect(tv.locator('.mate.wall')).toHaveCount(2);
  for (let turn = 0; !isOver; turn++) {
    await takeTurn(maya, turn, false);
    await takeTurn(jonas, turn, true);
  }
  await last;
};

const withParty = async (
  browser: Browser,
  conditions: Conditions,
  play: (party: Party) => Promise<void>,
): Promise<void> => {
  const server = await startTableServer(conditions);
  try {
    const party = await gathered(browser, server.url);
    await play(party);
    for (const page of party.all) await page.context().close();
  } finally {
    await server.stop();
  }
};

test('a desk, a phone and a big screen play a whole game to the door of light', async ({ browser }) => {
  await withParty(browser, { luck: LUCK, brief: { ...QUICK, rooms: 0, depot: 1 } }, async party => {
    await playTo('won', party);
    await onEach(party.all, async page => {
      await expect(page.getByRole('heading', { name: say('end.won', { n: 2 }) })).toBeVisible();
      await expect(page.locator('.facts li', { hasText: contains('end.gemsLit') })).toContainText(
        new RegExp(`1\\s*${source('end.gemsLit')}`),
      );
      for (const name of ['Maya', 'Jonas'])
        await expect(page.locator('.people li', { hasText: name })).toContainText(
          new RegExp(`${source('end.outFirst')}|${source('end.outLast')}`),
        );
    });
  });
});

/** Where somebody was when the temple fell, wherever that was. */
const LEFT = new RegExp(
  [
    story.say('left.noExit'),
    story.say('left.noWay'),
    story.say('left.atExit'),
    ...[1, 2].map(n => story.say('left.toExit', { n }).replace(`${n}`, String.raw`\d+`)),
  ].join('|'),
);

test('a desk, a phone and a big screen see the temple fall, and begin again at the same table', async ({ browser }) => {
  const countdowns = [
    [10, 13],
    [15, 18],
  ] as const;
  // So many gems that nobody has the keys to leave, however quick they are.
  await withParty(browser, { luck: LUCK, brief: { ...QUICK, countdowns, depot: 20 } }, async party => {
    await playTo('fell', party);
    const { maya, jonas, tv, all } = party;
    await onEach(all, async page => {
      await expect(page.getByRole('heading', { name: say('end.lost') })).toBeVisible();
      await expect(page.getByText(contains('end.lostOne'))).toBeVisible();
      for (const name of ['Maya', 'Jonas'])
        await expect(page.locator('.people li', { hasText: name })).toContainText(LEFT);
    });
    await maya.getByRole('button', { name: say('end.again', { n: 2 }) }).click();
    for (const page of [maya, jonas]) {
      await expect(page.getByRole('button', { name: say('roll.rollN', { n: 5 }) })).toBeVisible();
      // At first sight: the old temple must not be there any more.
      expect(await page.locator('.world .room').count()).toBeLessThan(5);
    }
    await expect(tv.locator('.mate.wall', { hasText: 'Jonas' })).toBeVisible();
  });
});
