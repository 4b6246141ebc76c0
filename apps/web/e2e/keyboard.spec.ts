import { expect, type Page, test } from '@playwright/test';
import { type Heard, nextDeed } from './blindPlayer.ts';
import { open, STILL } from './pages.ts';
import { type Conditions, startTableServer } from './server.ts';
import { contains, say, source } from './words.ts';

/** A temple in which the player by ear is quick; any other would do, only longer. */
const LUCK = 'by ear';
const MOST_DEEDS = 250;
const MOST_LOOKS = 40;
/** Quick hands, so that nobody waits for the pace of people. */
const PACE = { settleMs: 60, rollMs: 100 };

test.use(STILL);
/** A whole game takes a busy machine its time. */
test.setTimeout(240_000);

const ROLL = new RegExp(`button "(${source('roll.roll')}[^"]*|${source('roll.stuck')})"`);
const DEPOT = new RegExp(source('depot.left').replaceAll('.*', '(\\d+)'));

/** All that is known of the screen: its accessibility tree as text. */
const listen = async (page: Page): Promise<Heard & { readonly all: string }> => {
  // The tree does not tell which key belongs to a button; a screen reader does.
  const actions = await page
    .getByRole('group', { name: say('act.label') })
    .locator('[aria-keyshortcuts]')
    .evaluateAll(buttons =>
      buttons.map(button => ({
        name: button.querySelector('.unseen')?.textContent ?? '',
        key: button.getAttribute('aria-keyshortcuts') ?? '',
        isPressed: button.getAttribute('aria-pressed') === 'true',
      })),
    );
  const all = await page.locator('body').ariaSnapshot();
  return {
    all,
    actions,
    roll: ROLL.exec(all)?.[1] ?? '',
    depot: Number(DEPOT.exec(all)?.find((part, i) => i > 0 && part) ?? 0),
  };
};

/** What is heard once all that follows a deed has been told; on a busy machine that takes its time. */
const listenAfter = async (page: Page, before: Heard & { readonly all: string }): Promise<typeof before> => {
  let last = before;
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const now = await listen(page);
    if (now.all === last.all && now.all !== before.all) return now;
    last = now;
  }
  return last;
};

/** Tab leads to everything; Enter presses it. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab');
    const focus = page.locator(':focus');
    // Behind the last control the browser itself has its turn.
    if ((await focus.count()) > 0 && name.test(await focus.ariaSnapshot())) return;
  }
  throw new Error(`nothing called ${name} can be reached by Tab`);
};

/** A table of one, at a server whose temple is cut short; everything by keys. */
const alone = async (
  page: Page,
  conditions: Conditions,
  { hasClock, play }: { readonly hasClock: boolean; readonly play: () => Promise<void> },
): Promise<void> => {
  const server = await startTableServer(conditions);
  try {
    await page.goto(`${server.url}/#/table`);
    // Keys wait for nothing: until the table is open its parts are shut.
    await expect(page.getByRole('button', { name: say('table.start') })).toBeEnabled();
    if (!hasClock) await page.getByRole('radio', { name: say('clock.none'), exact: true }).press('Space');
    await page.getByRole('button', { name: say('table.start') }).press('Enter');
    await page.getByRole('group', { name: say('dice.label') }).waitFor();
    await play();
  } finally {
    await page.close();
    await server.stop();
  }
};

test('a whole practice game is played by ear and keys alone, to the way out', async ({ page }) => {
  const play = async (): Promise<void> => {
    let heard = await listen(page);
    for (let deed = 0; deed < MOST_DEEDS && /group "Your dice"/.test(heard.all); deed++) {
      const next = nextDeed(heard, deed);
      if (next === 'fate') {
        await tabTo(page, contains('fate.provoke'));
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      } else await page.keyboard.press(next.key === ' ' ? 'Space' : next.key);
      heard = await listenAfter(page, heard);
    }
    await expect(page.getByRole('heading', { name: say('end.won', { n: 1 }) })).toBeVisible();
    // To one alone it does not speak of friends or a table.
    await expect(page.getByText(say('end.wonPractice', { n: 1 }))).toBeVisible();
    await expect(page.getByRole('heading', { name: say('end.walked', { n: 1 }) })).toBeVisible();
    await expect(page.getByRole('button', { name: say('end.again', { n: 1 }), exact: true })).toBeVisible();
  };
  await alone(page, { luck: LUCK, brief: { pace: PACE, rooms: 4, depot: 3 } }, { hasClock: false, play });
});

test('what happens is told politely, a gong at once', async ({ page }) => {
  const play = async (): Promise<void> => {
    await page.keyboard.press('Space');
    await expect(page.getByRole('log')).toContainText(contains('log.rolled'));
    await expect(page.getByRole('alert')).toContainText(say('log.gong', { gong: 1 }));
  };
  // Whoever sees the screen after the gong is not told of it: a machine that stalls has its time.
  const countdowns = [
    [12, 42],
    [390, 420],
    [570, 600],
  ] as const;
  await alone(page, { luck: LUCK, brief: { countdowns } }, { hasClock: true, play });
});

test('every control of the play screen can be reached by Tab and shows its focus', async ({ page }) => {
  await open(page, 'gallery/middle');
  const wanted = await page.evaluate(
    () =>
      [...document.querySelectorAll('button')].filter(
        button => button.tabIndex >= 0 && !button.disabled && button.offsetParent !== null,
      ).length,
  );
  const seen = new Set<number>();
  for (let steps = 0; steps < wanted + 12; steps++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLButtonElement)) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: `${element.className} ${element.textContent}`,
        place: [...document.querySelectorAll('button')].indexOf(element),
        isShown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    if (!focus) continue;
    expect(focus.isShown, focus.name).toBe(true);
    seen.add(focus.place);
  }
  expect(seen.size).toBe(wanted);
});
