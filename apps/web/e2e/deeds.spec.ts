import { expect, type Page, test } from '@playwright/test';
import { openScenario } from '@templefall/kernel';
import { seedOf } from '@templefall/kit';
import { MODULES, temple, templeScenarios } from '@templefall/temple';
import { DEEDS } from './deeds/all.ts';
import type { Deed } from './deeds/deed.ts';
import { momentsLast, open } from './pages.ts';

/** Nothing is waited for that only pleases the eye. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

const NAMES = ['Maya', 'Jonas', 'Inès', 'Teo'];
const AT = 60_000;
const ALWAYS = /^/;
const NEVER = /$^/;

/** The position as a game that this browser kept: its own way to take up a game in the middle. */
const keptGame = ({ position, modules = {}, players = 1 }: Deed) => {
  const options = { players, modules };
  const opened = openScenario({ title: 'a deed', game: 'temple', options, position, script: [] }, [templeScenarios]);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const sitters = NAMES.slice(0, players).map((name, seat) => ({ seat, name, kind: 'human', pawn: seat + 1 }));
  return { opening: opened.value.state, seed: seedOf('deeds'), sitters, me: 0, version: temple.version, at: AT };
};

const takeUp = async (page: Page, deed: Deed): Promise<void> => {
  await page.evaluate(
    game => {
      sessionStorage.setItem('next', game);
      history.replaceState(null, '', '/#/play');
    },
    JSON.stringify(keptGame(deed)),
  );
  await page.reload();
  // Three, two, one need not be waited for.
  await page.locator('.dice, .outside').waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('button.lead-in')?.click());
  await page.locator('.lead-in').waitFor({ state: 'detached' });
};

/** Put down where it lies, if it lies still and nothing lies upon it. */
const putDown = (page: Page, name: RegExp): Promise<void> =>
  expect(async () => {
    const button = page.getByRole('button', { name }).last();
    const [x, y] = await button.evaluate(
      async element => {
        element.scrollIntoView({ block: 'nearest' });
        const before = element.getBoundingClientRect();
        // What still moves would be pressed at one place and let go at another.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        const { left, top, width, height } = element.getBoundingClientRect();
        const [middle, half] = [left + width / 2, top + height / 2];
        // What is about to move lies still before: on a busy machine a motion begins some frames after what it moves is drawn.
        const isMoved = document.getAnimations().some(({ effect, playState }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
          return playState === 'running' && ends && target?.contains(element);
        });
        const isStill = left === before.left && top === before.top && !isMoved;
        return isStill && element.contains(document.elementFromPoint(middle, half)) ? [middle, half] : [];
      },
      undefined,
      { timeout: 5000 },
    );
    expect(x, `${name} lies still and is free to press`).toBeDefined();
    await page.mouse.move(x ?? 0, y ?? 0);
    await page.mouse.down();
  }).toPass({ timeout: 30_000 });

for (const [group, deeds] of Object.entries(DEEDS))
  test(`${group}: everything is offered, can be pressed, and is seen to happen`, async ({ page }) => {
    await momentsLast(page);
    await page.addInitScript(() => {
      localStorage.setItem('templefall.game', sessionStorage.getItem('next') ?? 'null');
      sessionStorage.setItem('templefall.introduced', 'yes');
    });
    await open(page);
    for (const deed of deeds)
      await test.step([deed.command, deed.of].filter(Boolean).join(' of '), async () => {
        await takeUp(page, deed);
        const { sees = ALWAYS, gone = NEVER } = deed;
        const said = (): Promise<string> => page.locator('body').ariaSnapshot();
        const isSeen = async (): Promise<boolean> => sees.test(await said()) && !gone.test(await said());
        expect(await isSeen()).toBe(false);
        for (const name of deed.press) {
          await putDown(page, name);
          if (!deed.holds) await page.mouse.up();
        }
        await expect.poll(isSeen).toBe(true);
        await page.mouse.up();
      });
  });

test('there is a deed for every command, every ability and every treasure', () => {
  const all = Object.values(DEEDS).flat();
  const missing = (wanted: readonly string[], there: readonly (string | undefined)[]): readonly string[] =>
    wanted.filter(one => !there.includes(one));
  const { abilities } = MODULES.characters.contents ?? {};
  const { treasures } = MODULES.treasures.contents ?? {};
  const things = all.map(({ of }) => of);
  expect(
    missing(
      Object.keys(temple.commands),
      all.map(({ command }) => command),
    ),
  ).toEqual([]);
  expect(missing(abilities ?? ['none'], things)).toEqual([]);
  expect(missing(treasures ?? ['none'], things)).toEqual([]);
});
