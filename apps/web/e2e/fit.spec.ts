import { expect, type Page, test } from '@playwright/test';
import { FLAT, openStill, overflowing, SIZES, STILL } from './pages.ts';
import { say } from './words.ts';

test.use(STILL);

const STATES = ['alone', 'middle', 'run', 'six', 'watch', 'lost', 'restarting', 'paused', 'out'];

for (const state of STATES)
  test(`play, ${state}: nothing overflows, nothing scrolls, the clock is never covered`, async ({ page }) => {
    for (const [name, size] of Object.entries({ ...SIZES, 'flat phone': FLAT })) {
      await page.setViewportSize(size);
      await openStill(page, `gallery/${state}`);
      expect.soft(await overflowing(page), `${state} on ${name}`).toEqual([]);
      const covering = await page.evaluate(() => {
        const clock = document.querySelector('[role=timer]');
        if (!clock) return 'no clock';
        const { left, top, width, height } = clock.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        // A tap on the clock tells its rule: what takes the tap is the clock's own.
        return clock.closest('.clockbox')?.contains(seen) ? undefined : seen?.className;
      });
      expect.soft(covering, `${state} on ${name}`).toBeUndefined();
      // Dice in two rows: the locks of the second lie on no word of the first.
      const locked = await page.evaluate(() => {
        const boxes = (all: string) => [...document.querySelectorAll(all)].map(one => one.getBoundingClientRect());
        const caps = boxes('.slot .cap');
        return boxes('.slot .badge').filter(lock =>
          caps.some(
            cap => cap.left < lock.right && cap.right > lock.left && cap.top < lock.bottom && cap.bottom > lock.top,
          ),
        ).length;
      });
      expect.soft(locked, `${state} on ${name}`).toBe(0);
    }
  });

for (const language of ['en', 'fr', 'nl', 'sk', 'de'])
  test(`cards of one's own tell their whole rule beside everything else, ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language, ...STILL.contextOptions });
    const page = await context.newPage();
    for (const [state, size, count] of [
      ['middle', SIZES.desktop, 2],
      ['six', SIZES.desktop, 5],
      ['middle', SIZES.tablet, 2],
    ] as const) {
      await page.setViewportSize(size);
      await openStill(page, `gallery/${state}`);
      const rules = page.locator('.right .hand-row .grow i');
      await expect(rules).toHaveCount(count);
      const cut = await rules.evaluateAll(all =>
        all.flatMap(one => (one.scrollHeight > one.clientHeight + 2 ? [one.textContent] : [])),
      );
      expect.soft(cut, `${state} at ${size.width}`).toEqual([]);
    }
    await expect(page.locator('.vote')).toBeInViewport({ ratio: 1 });
    for (const row of await page.locator('.hand-row').all()) await expect(row).toBeInViewport({ ratio: 1 });
    await context.close();
  });

test('a vote is answered on the lowest tablet too', async ({ page }) => {
  for (const width of [740, 1024]) {
    await page.setViewportSize({ width, height: 600 });
    await openStill(page, 'gallery/middle');
    await page.getByRole('button', { name: say('vote.agree'), exact: true }).click({ trial: true });
    await page.getByRole('button', { name: say('vote.decline') }).click({ trial: true });
    await expect(page.locator('.vote')).toBeInViewport({ ratio: 1 });
  }
});

/** Doors that cannot be pressed in their middle; empty is good. */
const coveredDoors = (page: Page): Promise<readonly string[]> =>
  page.locator('.door').evaluateAll(doors =>
    doors.flatMap(door => {
      const { x, y, width, height } = door.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      return door.contains(above) ? [] : [`${door.className} under ${above?.className}`];
    }),
  );

/** Cards of one's own beside the board whose names are not seen; empty is good. */
const namelessCards = async (page: Page): Promise<readonly string[]> => {
  const names = page.locator('.hand-row b');
  await expect(names).toHaveCount(5);
  return names.evaluateAll(all =>
    all.flatMap(name => (name.checkVisibility({ opacityProperty: true }) ? [] : [name.textContent ?? ''])),
  );
};

/** Tablets, and the windows of laptops, from the lowest on. */
const LOW = [
  ...[740, 1024].flatMap(width => [600, 650, 680, 710, 768].map(height => ({ width, height }))),
  { width: 1280, height: 640 },
  SIZES['small desktop'],
  { width: 1366, height: 768 },
];

for (const [language, textSize] of [
  ['en', 100],
  ['de', 130],
  ['fr', 130],
] as const)
  test(`in low windows vote, quests and fate are seen whole, and no door lies under anything, in ${language} at ${textSize} %`, async ({
    page,
  }) => {
    await page.addInitScript(
      kept => localStorage.setItem('templefall.settings', kept),
      JSON.stringify({ language, textSize }),
    );
    for (const [state, last] of [
      ['middle', '.vote'],
      ['six', '.fate-button'],
      ['six-vote', '.vote'],
    ] as const)
      for (const size of LOW) {
        await page.setViewportSize(size);
        await openStill(page, `gallery/${state}`);
        const where = `${state} at ${size.width} x ${size.height}`;
        await expect(page.locator(`.right ${last}`), where).toBeVisible();
        const hidden = await page.locator('.right').evaluate(column => column.scrollHeight - column.clientHeight);
        expect.soft(hidden, where).toBe(0);
        // The eye needs a moment to find my room.
        await expect.soft.poll(() => coveredDoors(page), { message: where }).toEqual([]);
        if (size.width >= 1180 && state === 'six') expect.soft(await namelessCards(page), where).toEqual([]);
      }
  });

test('where the largest words leave no room for cards beside a vote, they lie on the board', async ({ page }) => {
  await page.addInitScript(
    kept => localStorage.setItem('templefall.settings', kept),
    JSON.stringify({ language: 'de', textSize: 130 }),
  );
  for (const [state, size] of [
    ['middle', { width: 740, height: 650 }],
    ['six-vote', { width: 1024, height: 690 }],
  ] as const) {
    await page.setViewportSize(size);
    await openStill(page, `gallery/${state}`);
    await expect(page.locator('.mid .hand-emblems')).toBeVisible();
    await expect(page.locator('.vote')).toBeInViewport({ ratio: 1 });
    const hidden = await page.locator('.right').evaluate(column => column.scrollHeight - column.clientHeight);
    expect(hidden, `at ${size.width}`).toBe(0);
  }
});

for (const state of ['tv', 'tv-run', 'tv-six'])
  test(`the big screen, ${state}, fits 1920 by 1080`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openStill(page, `gallery/${state}`);
    expect(await overflowing(page)).toEqual([]);
  });

test('the end is seen whole on a television, for nobody scrolls there', async ({ page }) => {
  await page.addInitScript(
    kept => localStorage.setItem('templefall.settings', kept),
    JSON.stringify({ language: 'de' }),
  );
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const state of ['won', 'fell', 'came-later']) {
    await openStill(page, `gallery/${state}`);
    await expect(page.locator('.end-screen .people')).toBeInViewport({ ratio: 1 });
    expect(await overflowing(page), state).toEqual([]);
  }
});

for (const state of ['tray', 'tray-out', 'tray-paused'])
  test(`a phone as dice tray fits, ${state}`, async ({ page }) => {
    for (const size of [SIZES.phone, SIZES['short phone'], SIZES['narrow phone'], SIZES['small phone']]) {
      await page.setViewportSize(size);
      await openStill(page, `gallery/${state}`);
      expect(await overflowing(page)).toEqual([]);
    }
  });

test('on the dice tray doors stay doors in a pause', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openStill(page, 'gallery/tray-vote');
  const walls = await page.locator('.way.wall').count();
  await openStill(page, 'gallery/tray-paused');
  await expect(page.locator('.way')).toHaveCount(4);
  await expect(page.locator('.way.wall')).toHaveCount(walls);
});

test('who stands in the start room is seen while it calls everybody home', async ({ page }) => {
  for (const [address, size] of [
    ['gallery/run', SIZES.desktop],
    ['gallery/run', SIZES.phone],
    ['gallery/tv-run', { width: 1920, height: 1080 }],
  ] as const) {
    await page.setViewportSize(size);
    await openStill(page, address);
    // What lies highest is found where it can be pressed only.
    await page.addStyleTag({ content: '.pawn { pointer-events: auto !important }' });
    const [home, hidden] = await page.evaluate(() => {
      const start = document.querySelector('.room.home')?.getBoundingClientRect();
      const inside = [...document.querySelectorAll('.world .pawn')].flatMap(pawn => {
        const { x, y, width, height } = pawn.getBoundingClientRect();
        const [middle, half] = [x + width / 2, y + height / 2];
        if (!start || middle < start.left || middle > start.right || half < start.top || half > start.bottom) return [];
        // Tools of the board and prices of doors may lie over them, no room does.
        const highest = document.elementsFromPoint(middle, half).find(one => one.closest('.pawn, .room'));
        return highest ? [highest.closest('.pawn') ? 'seen' : 'hidden'] : [];
      });
      return [inside.length, inside.filter(one => one === 'hidden').length];
    });
    expect(home, `${address} at ${size.width}`).toBeGreaterThan(0);
    expect(hidden, `${address} at ${size.width}`).toBe(0);
  }
});

test('touch targets of play are 44 px and more', async ({ page }) => {
  for (const size of [SIZES.phone, SIZES['phone on its side'], SIZES.tablet]) {
    await page.setViewportSize(size);
    await openStill(page, 'gallery/middle');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.play button')].flatMap(button => {
        if (button.closest('.world') || button.matches('.room, .new-room')) return [];
        const { width, height } = button.getBoundingClientRect();
        return width >= 44 && height >= 43 ? [] : [`${button.className}: ${Math.round(width)} x ${Math.round(height)}`];
      }),
    );
    expect(small).toEqual([]);
  }
});

test('on a tablet the price of a new room stands on both sides of its door, and the rooms are as large as in the design', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.tablet);
  await openStill(page, 'gallery/middle');
  await expect
    .poll(() =>
      page
        .locator('.room')
        .first()
        .evaluate(room => room.clientWidth),
    )
    .toBe(120);
  const boxOf = async (part: string) => (await page.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const seal = await boxOf('.door.side-N');
  const frame = await boxOf('.board');
  const chips = page.locator('.new-room.side-N .chips > span');
  await expect(chips).toHaveCount(2);
  for (const chip of await chips.all()) {
    const { x = 0, y = 0, width = 0 } = (await chip.boundingBox()) ?? {};
    expect(x + width <= seal.x || x >= seal.x + seal.width, 'beside the seal').toBe(true);
    expect(y, 'in the frame').toBeGreaterThan(frame.y);
  }
  expect(Math.min(seal.width, seal.height), 'large enough for a thumb').toBeGreaterThanOrEqual(48);
  const covered = await page.evaluate(() => {
    const seals = [...document.querySelectorAll('.door.seal')].map(door => door.getBoundingClientRect());
    // What a room costs, in the room's own units.
    const prices = [...document.querySelectorAll('.room')].map(room => {
      const { left, top, width } = room.getBoundingClientRect();
      return { left: left + width * 0.022, top: top + width * 0.022, width: width * 0.346, height: width * 0.196 };
    });
    const pawns = [...document.querySelectorAll('.pawn > svg')].map(pawn => pawn.getBoundingClientRect());
    return [...prices, ...pawns].filter(box =>
      seals.some(({ left, top, width }) => {
        const [x, y] = [left + width / 2, top + width / 2];
        const dx = x - Math.max(box.left, Math.min(x, box.left + box.width));
        const dy = y - Math.max(box.top, Math.min(y, box.top + box.height));
        return Math.hypot(dx, dy) < width / 2 - 1;
      }),
    ).length;
  });
  expect(covered, 'prices and pawns under a seal').toBe(0);
});

test('on the dice tray the room is as large as in the design, in a run too', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openStill(page, 'gallery/tray');
  const { width, height } = (await page.locator('.pad .here > div').boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeCloseTo(height, 0);
  expect(width).toBeGreaterThanOrEqual(150);
});

/** What of the temple lies under what stands in the upper corners of the board, one on either side; empty is good. */
const roomsUnder = async (page: Page, corners: string): Promise<readonly string[]> => {
  await expect(page.locator(corners)).toHaveCount(2);
  expect(await page.locator('.room').count()).toBeGreaterThan(5);
  return page.locator(corners).evaluateAll(all =>
    all.flatMap(corner => {
      const { left, right, top, bottom } = corner.getBoundingClientRect();
      return [...document.querySelectorAll('.room')].flatMap(room => {
        const box = room.getBoundingClientRect();
        const isUnder = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        return isUnder ? [`${room.getAttribute('aria-label')} under ${corner.className}`] : [];
      });
    }),
  );
};

test('a tall temple keeps clear of counters and tools; who watches on a phone on its side has the width of the dice for it', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.desktop);
  await openStill(page, 'gallery/tall');
  expect(await roomsUnder(page, '.pile, .board-tools')).toEqual([]);
  await page.setViewportSize(SIZES['phone on its side']);
  await openStill(page, 'gallery/watch');
  expect(await roomsUnder(page, '.minimap, .find-tools')).toEqual([]);
  const board = await page.locator('.board').boundingBox();
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBe(SIZES['phone on its side'].width);
});

test('on a big screen that a line is lost is read whole, in the longest words', async ({ page }) => {
  await page.addInitScript(
    kept => localStorage.setItem('templefall.settings', kept),
    JSON.stringify({ language: 'nl', textSize: 130 }),
  );
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openStill(page, 'gallery/tv-away');
  const words = page.locator('.mate.off .names i');
  await expect(words).toHaveCount(6);
  const cut = await words.evaluateAll(all =>
    all.flatMap(one => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
  );
  expect(cut).toEqual([]);
});
