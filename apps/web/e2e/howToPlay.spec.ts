import { expect, type Page, test } from '@playwright/test';
import { faults } from './axe.ts';
import { open, overflowing, SIZES } from './pages.ts';
import { say, spoken } from './words.ts';

const words = (page: Page) => page.locator('.talk-words');
const place = (page: Page) => page.locator('.talk-progress b');
const FIRST = spoken['talk.temple'];
/** How long a picture stays where nobody speaks. */
const SLOT = 7500;

test('from the first page: sixteen pictures by themselves, each with its words, in two minutes', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.getByRole('link', { name: say('talk.title') }).click();
  await expect(words(page)).toHaveText(FIRST);
  const told = new Map<string, string>();
  // Three looks a picture: the page's clock also runs by itself between them, so no look may rest on an exact moment.
  for (let look = 0; look < 3 * 16; look++) {
    await expect(page.locator('.talk-scene > *')).toHaveCount(1);
    // Both at one look: between two of them the next picture may come.
    const [number = '', said = ''] = await page.evaluate(() =>
      ['.talk-progress b', '.talk-words'].map(part => document.querySelector<HTMLElement>(part)?.innerText),
    );
    told.set(number, said);
    await page.clock.runFor(SLOT / 3);
  }
  expect([...told.keys()]).toEqual(Array.from({ length: 16 }, (_, picture) => `${picture + 1}/16`));
  expect(new Set(told.values()).size).toBe(16);
  await expect(page.getByRole('button', { name: spoken['show.again'] })).toBeVisible();
  await expect(page.getByRole('link', { name: say('talk.play') })).toHaveAttribute('href', '#/alone');
  await expect(page.getByRole('link', { name: say('landing.practice') })).toHaveAttribute('href', '#/practice');
  await page.getByRole('button', { name: spoken['show.again'] }).click();
  await expect(place(page)).toHaveText('1/16');
  await page.getByRole('button', { name: say('settings.close') }).click();
  await expect(page.getByRole('button', { name: say('landing.alone') })).toBeVisible();
});

test('paused, turned and closed by keys alone', async ({ page }) => {
  await page.clock.install();
  await open(page, 'talk');
  await expect(page.getByRole('heading', { name: say('talk.title') })).toBeFocused();
  await page.keyboard.press('Space');
  await page.clock.runFor(2 * SLOT);
  await expect(place(page)).toHaveText('1/16');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(place(page)).toHaveText('2/16');
  await page.keyboard.press('Space');
  await page.clock.runFor(SLOT);
  await expect(place(page)).toHaveText('3/16');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: say('landing.alone') })).toBeVisible();
});

test('a voice of the language is used; what it says is not announced as well', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    let end = (): void => {};
    Object.assign(globalThis, { said, endOfWords: () => end() });
    class Utterance {
      onend = (): void => {};
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const voices = [
      { lang: 'de-DE', localService: true, name: 'Anna' },
      { lang: 'en-GB', localService: true, name: 'Brian' },
    ];
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        cancel: () => {},
        speak: (one: Utterance & { voice: { name: string } }) => {
          said.push(`${one.voice.name}: ${one.text}`);
          end = () => one.onend();
        },
      },
    });
  });
  await page.clock.install();
  await open(page, 'talk');
  await expect(words(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5 * SLOT);
  await expect(place(page)).toHaveText('1/16');
  await page.evaluate(() => (globalThis as unknown as { endOfWords: () => void }).endOfWords());
  await expect(place(page)).toHaveText('2/16');
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said).toHaveLength(2);
  expect(said[0]).toBe(`Brian: ${FIRST}`);
  await page.getByRole('button', { name: say('settings.sound') }).click();
  await expect(words(page)).toHaveAttribute('aria-live', 'polite');
});

test('from a table: the talk covers it, and it is there again afterwards', async ({ page }) => {
  await open(page, 'table');
  await page.locator('.start-button').waitFor();
  await page.getByRole('button', { name: say('talk.title') }).click();
  await expect(place(page)).toHaveText('1/16');
  await page.keyboard.press('Escape');
  await expect(page.locator('.start-button')).toBeVisible();
});

for (const [locale, size] of [
  ['en-GB', SIZES.desktop],
  ['fr-FR', SIZES.phone],
  ['nl-NL', SIZES['short phone']],
  ['sk-SK', SIZES['phone on its side']],
  ['de-DE', SIZES['narrow phone']],
] as const)
  test(`axe finds nothing, and nothing sticks out: ${locale}, ${size.width} × ${size.height}`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: size });
    const page = await context.newPage();
    await open(page, 'talk');
    await page.keyboard.press('Space');
    for (let picture = 1; picture < 16; picture++) {
      expect(await overflowing(page), `picture ${picture}`).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
    await expect(place(page)).toHaveText('16/16');
    expect(await faults(page)).toEqual([]);
    await context.close();
  });
