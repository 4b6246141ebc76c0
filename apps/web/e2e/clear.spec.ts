import { expect, type Locator, type Page, test } from '@playwright/test';
import { hasLoudspeaker, KEEPS_SOUND_BACK, putEarTo } from './ear.ts';
import { FLAT, momentsLast, openStill, overflowing, SIZES, STILL } from './pages.ts';
import { startTableServer, type TableServer } from './server.ts';
import { begins, contains, say, wordsIn } from './words.ts';

test.use({ ...STILL, ...KEEPS_SOUND_BACK });
// A browser of its own kind comes after all others: its suites then share what workers there are.
test.describe.configure({ mode: 'parallel' });

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.stop());

/** Which controls cover a tenth of each other or more, as far as they are seen; rooms lie under everything. Empty is good. */
const overlapping = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('.play button')].flatMap(button => {
      if (button.matches('.room, .new-room, .teller') || !button.checkVisibility()) return [];
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const frame = button.closest('.view')?.getBoundingClientRect();
      const part = {
        left: Math.max(left, frame?.left ?? left),
        top: Math.max(top, frame?.top ?? top),
        right: Math.min(right, frame?.right ?? right),
        bottom: Math.min(bottom, frame?.bottom ?? bottom),
      };
      return [{ name: button.getAttribute('aria-label') ?? button.textContent ?? '', part }];
    });
    type Part = (typeof seen)[number]['part'];
    const areaOf = ({ left, top, right, bottom }: Part): number =>
      Math.max(0, right - left) * Math.max(0, bottom - top);
    const shared = (a: Part, b: Part): Part => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    return seen.flatMap(({ name, part }, i) =>
      seen
        .slice(i + 1)
        .filter(other => areaOf(shared(part, other.part)) > 0.1 * Math.min(areaOf(part), areaOf(other.part)))
        .map(other => `${name} and ${other.name}`),
    );
  });

for (const [language, textSize] of [
  ['en', 100],
  ['de', 130],
] as const)
  test(`on a phone no control lies over another, with a vote open or many cards, in ${language} at ${textSize} %`, async ({
    page,
  }) => {
    await page.addInitScript(
      kept => localStorage.setItem('templefall.settings', kept),
      JSON.stringify({ language, textSize }),
    );
    for (const state of ['middle', 'six', 'run', 'crowded'])
      for (const size of [
        SIZES.phone,
        SIZES['short phone'],
        SIZES['narrow phone'],
        SIZES['small phone'],
        SIZES['phone on its side'],
        FLAT,
      ]) {
        await page.setViewportSize(size);
        await openStill(page, `gallery/${state}`);
        const where = `${state} at ${size.width} x ${size.height}`;
        // The eye needs a moment to find my room.
        await expect.soft.poll(() => overlapping(page), { message: where }).toEqual([]);
        for (const card of await page.locator('.emblem').all())
          await expect.soft(card, where).toBeInViewport({ ratio: 0.99 });
      }
  });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`not seen: ${part}`);
  return box;
};
const meet = (a: Awaited<ReturnType<typeof boxOf>>, b: Awaited<ReturnType<typeof boxOf>>): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const addBot = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: say('table.addBot') })
    .first()
    .click();

/** What of the lobby the chat's button lies over when one has scrolled so far; what scrolled out of its frame is not seen. */
const underTheChat = (page: Page, below: number): Promise<readonly string[]> =>
  page.evaluate(y => {
    scrollTo(0, y);
    for (const frame of document.querySelectorAll('.lobby-game, .lobby-seats')) frame.scrollTo(0, y);
    const chat = document.querySelector('.chat-button')?.getBoundingClientRect();
    if (!chat) throw new Error('there is no chat');
    return [...document.querySelectorAll<HTMLElement>('.lobby :is(button:not(.chat-button), a, input)')].flatMap(
      one => {
        const box = one.getBoundingClientRect();
        const frame = one.closest('.lobby-game, .lobby-seats')?.getBoundingClientRect();
        const [top, bottom] = [Math.max(box.top, frame?.top ?? 0), Math.min(box.bottom, frame?.bottom ?? innerHeight)];
        const meets = box.left < chat.right && box.right > chat.left && top < chat.bottom && bottom > chat.top;
        return meets && top < bottom ? [one.textContent ?? ''] : [];
      },
    );
  }, below);

test('before a game the chat is at hand and lies over nothing, wherever one scrolls to', async ({ page }) => {
  for (const name of ['phone', 'small phone', 'tablet', 'desktop'] as const) {
    await page.setViewportSize(SIZES[name]);
    await page.goto(`${server.url}/#/table`);
    const chat = page.getByRole('button', { name: say('chat.title') });
    await expect(chat).toBeVisible();
    await expect(page.getByRole('radio', { name: say('level.expert') })).toBeVisible();
    for (let below = 0; below <= 600; below += 60)
      expect.soft(await underTheChat(page, below), `under the chat on ${name}, ${below} px down`).toEqual([]);
    await page.goto('about:blank');
  }
});

test('however many sit down, the way in stays in sight', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.goto(`${server.url}/#/table`);
  for (let bot = 1; bot <= 5; bot++) {
    await addBot(page);
    await expect(page.locator('.lobby-seats .seat:not(.add)')).toHaveCount(bot + 1);
    const hidden = await page.locator('.lobby-seats').evaluate(column => column.scrollHeight - column.clientHeight);
    if (bot <= 3) expect(hidden, `a table of ${bot + 1} is seen whole`).toBe(0);
  }
  await expect(page.getByRole('button', { name: say('table.start') })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(FLAT);
  await expect(page.getByRole('button', { name: begins('table.nextSeats') })).toBeInViewport({ ratio: 1 });
});

test('who opens a table keeps the very seat that is drawn first', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn: Element[] = [];
    Object.assign(window, { drawn });
    new MutationObserver(() => {
      const mine = document.querySelector('.my-seat');
      const seats = document.querySelectorAll('.lobby-seats .seat:not(.add)').length;
      if (mine && (drawn.at(-1) !== mine || seats > 1)) drawn.push(mine);
    }).observe(document, { childList: true, subtree: true });
  });
  for (let time = 0; time < 5; time++) {
    await page.goto(`${server.url}/#/table`);
    await expect(page.locator('fieldset.awaited:enabled').first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { drawn: unknown[] }).drawn.length)).toBe(1);
    await page.goto('about:blank');
  }
});

test('at a table on a phone no figure lies under the word beside the name, in sk', async ({ browser }) => {
  const host = await browser.newPage();
  await host.goto(`${server.url}/#/table`);
  await expect(host.locator('.start-button')).toBeEnabled();
  await expect(host.locator('.my-seat')).toBeVisible();
  await expect(host.locator('.ready-tag'), 'who begins need not say that they are ready').toHaveCount(0);
  const page = await browser.newPage({ viewport: SIZES['narrow phone'], locale: 'sk' });
  await page.goto(host.url());
  await page.getByRole('button', { name: (await wordsIn('sk')).say('join.go') }).click();
  const ready = await boxOf(
    page.getByRole('button', { name: (await wordsIn('sk')).say('table.iAmReady'), exact: true }),
  );
  const figures = page.locator('.my-seat').getByRole('radio');
  await expect(figures).toHaveCount(6);
  for (const figure of await figures.all()) expect(meet(await boxOf(figure), ready)).toBe(false);
  // The last of it is scrolled to above what fades out over the way in.
  await page.locator('.lobby-seats').evaluate(list => list.scrollTo(0, list.scrollHeight));
  const [last, foot] = [await boxOf(page.locator('.play-on')), await boxOf(page.locator('.lobby-foot'))];
  expect(last.y + last.height).toBeLessThan(foot.y - 20);
  await page.close();
  await host.close();
});

test('a big screen says in large letters that sound waits, beside everything else', async ({ page, browser }) => {
  await page.goto(`${server.url}/#/table`);
  await addBot(page);
  await page.getByRole('button', { name: say('table.start') }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  const screen = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await putEarTo(screen);
  await Promise.all([hasLoudspeaker(screen), screen.goto(page.url().replace('#/t/', '#/tv/'))]);
  const hint = screen.getByRole('status').filter({ hasText: say('state.anyTouchForSound') });
  await expect(hint).toBeVisible();
  // The least size of words on a big screen.
  expect(await hint.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(
    28,
  );
  const place = await boxOf(hint);
  for (const other of await screen.locator('.board, .mate, .panel, .clockbox').all())
    expect(meet(place, await boxOf(other)), await other.evaluate(element => element.className)).toBe(false);
  await screen.keyboard.press('Tab');
  await expect(hint).toBeHidden();
  await screen.close();
});

for (const [state, names] of [
  ['tray', ['phone', 'small phone']],
  ['middle', ['phone', 'small phone', 'phone on its side']],
] as const)
  test(`that sound waits is said beside dice and controls, ${state}`, async ({ browser }) => {
    for (const name of names) {
      const page = await browser.newPage({ viewport: SIZES[name] });
      await putEarTo(page);
      await Promise.all([hasLoudspeaker(page), page.goto(`${process.env.SITE}/#/gallery/${state}`)]);
      const hint = page.getByRole('status').filter({ hasText: say('state.touchForSound') });
      await expect(hint, name).toBeVisible();
      const place = await boxOf(hint);
      for (const other of await page.locator('.play button:not(.room, .new-room), .play [role=timer], .nm').all())
        expect(meet(place, await boxOf(other)), `${await other.textContent()} on ${name}`).toBe(false);
      await page.close();
    }
  });

for (const [language, textSize] of [
  ['en', 100],
  ['fr', 130],
] as const)
  test(`that sound waits is said beside the board where the window is large, in ${language} at ${textSize} %`, async ({
    browser,
  }) => {
    for (const size of [SIZES.desktop, SIZES['small desktop'], SIZES.tablet, { width: 740, height: 600 }]) {
      const page = await browser.newPage({ viewport: size });
      await putEarTo(page);
      await page.addInitScript(
        kept => localStorage.setItem('templefall.settings', kept),
        JSON.stringify({ language, textSize }),
      );
      await Promise.all([hasLoudspeaker(page), page.goto(`${process.env.SITE}/#/gallery/middle`)]);
      const hint = page.getByRole('status').filter({ hasText: (await wordsIn(language)).say('state.touchForSound') });
      await expect(hint).toBeInViewport({ ratio: 1 });
      const place = await boxOf(hint);
      const others = page.locator('.mid, .mate, .clockbox, .brand > :not(.sound-hint), .top button');
      for (const other of await others.all())
        expect(
          meet(place, await boxOf(other)),
          `${await other.getAttribute('class')} at ${size.width} x ${size.height}`,
        ).toBe(false);
      expect(await overflowing(page)).toEqual([]);
      expect((await boxOf(page.locator('.fuse'))).width, 'the fuse is read').toBeGreaterThan(170);
      await page.close();
    }
  });

for (const [language, textSize] of [
  ['en', 100],
  ['fr', 130],
  ['nl', 130],
  ['sk', 130],
  ['de', 130],
] as const)
  test(`on the dice tray words of a moment leave one's own name, the time and every control in sight, in ${language} at ${textSize} %`, async ({
    page,
  }) => {
    await page.addInitScript(
      kept => location.protocol === 'http:' && localStorage.setItem('templefall.settings', kept),
      JSON.stringify({ language, textSize }),
    );
    await momentsLast(page);
    for (const name of ['phone', 'small phone'] as const) {
      await page.setViewportSize(SIZES[name]);
      // What is called is seen for a moment only.
      await page.goto('about:blank');
      await openStill(page, 'gallery/tray-called');
      const own = [await boxOf(page.locator('.top .nm')), await boxOf(page.locator('.top .next b'))];
      const isClear = async (words: Locator): Promise<void> => {
        const place = await boxOf(words);
        for (const box of own) expect(meet(place, box), `${await words.textContent()} on ${name}`).toBe(false);
      };
      await isClear(page.locator('.tray-calls p'));
      // What is written lies on no die.
      await isClear(page.locator('.chat-toast'));
      expect(meet(await boxOf(page.locator('.chat-toast')), await boxOf(page.locator('.tray .dice'))), name).toBe(
        false,
      );
      // It finds help.
      await page.keyboard.press('h');
      await expect(page.locator('.notice')).toBeInViewport({ ratio: 1 });
      await isClear(page.locator('.notice'));
      const covered = await page.locator('.notice').evaluate(notice => {
        const told = notice.getBoundingClientRect();
        return [...document.querySelectorAll('.play button, .way-home')].flatMap(other => {
          const { left, top, right, bottom } = other.getBoundingClientRect();
          const isMet = left < told.right && right > told.left && top < told.bottom && bottom > told.top;
          return isMet ? [other.textContent] : [];
        });
      });
      expect(covered, name).toEqual([]);
    }
  });

test('the end tells how it went and the way to the next game at once, the rest of it is scrolled to; the moment one looks at is told over the chart', async ({
  page,
}) => {
  for (const size of [SIZES.desktop, SIZES.tablet, SIZES.phone, SIZES['small phone'], FLAT]) {
    await page.setViewportSize(size);
    await openStill(page, 'gallery/fell');
    await page.evaluate(() => scrollTo(0, 0));
    const where = `at ${size.width} x ${size.height}`;
    await expect(page.getByRole('heading', { level: 1 }), where).toBeInViewport({ ratio: 1 });
    const again = page.getByRole('button', { name: begins('end.again') });
    await expect(again, where).toBeInViewport({ ratio: 1 });
    const lines = await again.evaluate(button => {
      const inside = document.createRange();
      inside.selectNodeContents(button.lastChild ?? button);
      return inside.getClientRects().length;
    });
    expect.soft(lines, `lines of the way to the next game ${where}`).toBe(1);
    const chart = await boxOf(page.locator('.chart-panel'));
    for (const key of ['End', 'Home']) {
      await page.getByRole('slider', { name: say('end.moment') }).press(key);
      const flag = await boxOf(page.locator('.flag-time'));
      expect.soft(flag.x, `${key} ${where}`).toBeGreaterThan(chart.x);
      expect.soft(flag.x + flag.width, `${key} ${where}`).toBeLessThan(chart.x + chart.width);
    }
    await expect(page.locator('.flag-time')).toHaveText('0:00');
    await page.mouse.wheel(0, 5000);
    await expect(page.locator('.people li').last(), where).toBeInViewport();
  }
});

test('at a table of a server one sees how far it is, in this browser alone there is nothing to see', async ({
  page,
}) => {
  await page.goto(`${server.url}/#/table`);
  await addBot(page);
  await page.getByRole('button', { name: say('table.start') }).click();
  await expect(page.locator('.lag')).toHaveText(contains('play.lag.label', {}, String.raw`\d+ ms`));
  await openStill(page, 'alone/lag');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.locator('.lag')).toHaveCount(0);
});
