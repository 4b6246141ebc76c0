import { expect, type Page, test } from '@playwright/test';
import { momentsLast, open } from './pages.ts';
import { begins, say, source } from './words.ts';

const RESULT = new RegExp(
  `^${source('app.name')}: ${source('share.won', { time: '0:26' }).replaceAll('.*', 'Maya, Jonas, Inès,? .+ Teo')} http.*#/j/K7QF$`,
);
const FELL = new RegExp(
  `"text":"${source('app.name')}: ${source('end.lost')}\\.? ${source('end.lostOne', { names: 'Teo' })}","url":"http[^"]*#/j/K7QF"`,
);

test('what was left of the time stands before the line, apart from it', async ({ page }) => {
  await open(page, 'gallery/won');
  await expect(page.locator('.end-screen header p')).toHaveText(say('end.wonTime', { time: '0:26' }));
});

test('where nothing can be shared the result is copied, by keyboard, and that is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await momentsLast(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, 'gallery/won');
  const button = page.getByRole('button', { name: say('share.share') });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: say('table.copied') })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(RESULT);
  await expect(button).toBeVisible();
});

test('without a clipboard of its own a page copies all the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await momentsLast(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    navigator.clipboard.write = () => Promise.reject(new Error('not here'));
    navigator.clipboard.writeText = () => Promise.reject(new Error('not here'));
  });
  await open(page, 'gallery/won');
  const button = page.getByRole('button', { name: say('share.share') });
  await button.click();
  await expect(page.getByRole('button', { name: say('table.copied') })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(RESULT);
});

test('a device that shares is given the result and the way to the table', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (what: object) => {
        document.title = JSON.stringify(what);
      },
    });
  });
  await open(page, 'gallery/fell');
  await page.getByRole('button', { name: say('share.share') }).click();
  await expect(page).toHaveTitle(FELL);
  await expect(page.getByRole('button', { name: say('share.share') })).toBeVisible();
});

/** Presses Share until the picture is there: it is made a moment after the screen. */
const shareUntil = async (page: Page, isDone: () => Promise<boolean>): Promise<void> => {
  await expect
    .poll(async () => {
      await page.locator('.share-button').click();
      return isDone();
    })
    .toBe(true);
};

interface Shared {
  readonly file: string;
  readonly text: string;
  /** How many pixels of the picture are of a colour, in a part of it. */
  readonly title: number;
  readonly ways: readonly number[];
  readonly pawns: readonly number[];
  /** Which part of the map is not void. */
  readonly stone: number;
}
declare global {
  var shared: Shared | undefined;
}

/** A device that shares pictures, and looks at what it is given. */
const looksAtPictures = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const look = async (picture: File, text: string): Promise<Shared> => {
      const bitmap = await createImageBitmap(picture);
      const { width, height } = bitmap;
      const brush = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      brush.drawImage(bitmap, 0, 0);
      const token = (name: string): readonly number[] => {
        const hex = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
        return [1, 3, 5].map(from => Number.parseInt(hex.slice(from, from + 2), 16));
      };
      const count = (name: string, ...[x, y, right, bottom]: readonly [number, number, number, number]): number => {
        const { data } = brush.getImageData(x, y, right - x, bottom - y);
        const colour = token(name);
        let found = 0;
        for (let i = 0; i < data.length; i += 4)
          if (colour.every((part, channel) => Math.abs(part - (data[i + channel] ?? 0)) < 12)) found++;
        return found;
      };
      const map = [716, 64, 1136, 412] as const;
      const players = ['--p1', '--p2', '--p4', '--p5'];
      return {
        file: `${picture.name} ${picture.type} ${width}x${height}`,
        text,
        title: count('--bone-100', 48, 120, 660, 200),
        ways: players.map(name => count(name, ...map)),
        pawns: players.map(name => count(name, 48, 468, 1152, 598)),
        stone: 1 - count('--abyss', ...map) / (420 * 348),
      };
    };
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files: [picture] = [], text }: { files?: File[]; text: string }) => {
        if (picture) globalThis.shared = await look(picture, text);
      },
    });
  });
};

const sharedPicture = async (page: Page): Promise<Shared> => {
  await shareUntil(page, () => page.evaluate(() => globalThis.shared !== undefined));
  return page.evaluate(() => globalThis.shared as Shared);
};

/** The title, the way and the figure of everybody, and the rooms. */
const isWhole = ({ title, ways, pawns, stone }: Shared): void => {
  expect(title).toBeGreaterThan(2000);
  for (const way of ways) expect(way).toBeGreaterThan(100);
  for (const pawn of pawns) expect(pawn).toBeGreaterThan(100);
  expect(stone).toBeGreaterThan(0.3);
};

test('a device that shares pictures is given one of the result', async ({ page }) => {
  await looksAtPictures(page);
  await open(page, 'gallery/won');
  const shared = await sharedPicture(page);
  expect(shared.file).toBe('templefall.png image/png 1200x630');
  expect(shared.text).toMatch(begins('app.name', {}, ': Maya'));
  isWhole(shared);
});

test('the picture waits for the rooms, and is of the end whatever moment is looked at', async ({ page }) => {
  await looksAtPictures(page);
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 3000);
    } as typeof postMessage;
  });
  await open(page, 'gallery/won');
  await page.locator('.scrubber input').fill('0');
  await expect(page.locator('.walk-room.unfound').first()).toBeAttached();
  const shared = await sharedPicture(page);
  await expect(page.locator('.walk-room.unfound').first()).toBeAttached();
  isWhole(shared);
});

test('without such a device the picture lies on the clipboard, with the words', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, 'gallery/won');
  const types = (): Promise<readonly string[]> =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap(item => item.types));
  await shareUntil(page, async () => (await types()).includes('image/png'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(RESULT);
});
