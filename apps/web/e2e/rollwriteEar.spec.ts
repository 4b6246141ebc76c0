import { expect, type Page, test } from '@playwright/test';
import { open, STILL } from './pages.ts';
import { inHaste, say } from './rollwritePlayer.ts';

test.use(STILL);

/** More than two people need for a round, whatever their luck. */
const MOST_DEEDS = 80;

/** All that is known of the screen: its accessibility tree as text, and what it is asked about. */
const listen = async (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

const isAsked = (heard: string, task: string): boolean => new RegExp(`status: [^\\n]*${task}`, 'i').test(heard);

/** What is heard once a deed has done something. */
const listenAfter = async (page: Page, before: string): Promise<string> => {
  let now = before;
  await expect
    .poll(async () => {
      now = await listen(page);
      return now === before;
    })
    .toBe(false);
  return now;
};

/** The dock's answer has the focus after one key. */
const answer = async (page: Page): Promise<void> => {
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
};

const COLUMNS = 'ABCDE';
/** A room that can be entered, by what is read of it. */
const OPEN_ROOM = new RegExp(`button "([A-E][1-5])[^"]*, ${say('room.reachable')}`);

/** Tab, backwards from the dock, leads into the temple, arrows lead through it. */
const walkTo = async (page: Page, room: string): Promise<void> => {
  const focused = (): Promise<string> =>
    page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? (document.activeElement.dataset.room ?? '') : '',
    );
  for (let steps = 0; steps < 80 && !(await focused()); steps++) await page.keyboard.press('Shift+Tab');
  const from = (await focused()).toUpperCase();
  const across = COLUMNS.indexOf(room[0] ?? '') - COLUMNS.indexOf(from[0] ?? '');
  const down = Number(room[1]) - Number(from[1]);
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
};

/** The key of the first die of the pool that is of use, by what is read of each. */
const usefulDie = (heard: string): string => {
  const dice = [...heard.matchAll(/button "(?:adventurer|key|torch|gold mask): ([^"]*)"/g)];
  return String(
    Math.max(
      0,
      dice.findIndex(([, use]) => !use?.includes(say('take.useless'))),
    ) + 1,
  );
};

/** One deed of a player who sees nothing and touches nothing. */
const act = async (page: Page, heard: string): Promise<void> => {
  if (isAsked(heard, say('asked.take'))) {
    await page.keyboard.press(usefulDie(heard));
    return answer(page);
  }
  const [, room] = OPEN_ROOM.exec(heard) ?? [];
  if (!isAsked(heard, say('asked.explore'))) return answer(page);
  if (!room) return page.keyboard.press('e');
  await walkTo(page, room);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-room]:focus')).toHaveAccessibleName(new RegExp(`^${room}`));
  await page.keyboard.press('Enter');
};

/** Two who share a device play on by ear, until something is heard. */
const playUntil = async (page: Page, position: string, isOver: (heard: string) => boolean): Promise<void> => {
  await open(page, `gallery/rollwrite-${position}-shared`);
  await page.locator('.rw-dock').waitFor();
  let heard = await listen(page);
  for (let deed = 0; deed < MOST_DEEDS && !isOver(heard); deed++) {
    await act(page, heard);
    heard = await listenAfter(page, heard);
  }
};

test('Roll & Write is played by ear and keys alone: from the sides into the second round, and the last round to the end', async ({
  page,
}) => {
  // A busy machine takes its time.
  test.setTimeout(240_000);
  await inHaste(page);
  await playUntil(page, 'fresh', heard => heard.includes(say('round.of', { round: 2, rounds: 8 })));
  await expect(page.getByRole('img', { name: say('round.of', { round: 2, rounds: 8 }) })).toBeVisible();
  await playUntil(page, 'last', heard => !heard.includes(say('dock.name')));
  await expect(page.locator('main.rw-end')).toBeVisible();
  await expect(page.getByRole('heading', { name: say('end.missing') })).toBeVisible();
});
