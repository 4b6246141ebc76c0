import { type Browser, expect, type Page, test } from '@playwright/test';
import { picturesOf } from '../tools/pictures.ts';
import { open } from './pages.ts';

/** What a room's picture is, and its colours on so many points a side. */
interface Seen {
  readonly type: string;
  readonly colours: Buffer;
}
const POINTS = 100;

const seen = async (page: Page): Promise<readonly Seen[]> => {
  const all = await page.evaluate(async points => {
    const brushFor = (side: number): OffscreenCanvasRenderingContext2D => {
      const brush = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
      if (!brush) throw new Error('no canvas');
      brush.imageSmoothingQuality = 'high';
      return brush;
    };
    // Drawings are painted large first, as painters paint them: else it would be compared how both are made small.
    const [large, small] = [brushFor(640), brushFor(points)];
    const all: { type: string; colours: string }[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>('.room-body img')) {
      const { type } = await (await fetch(image.src)).blob();
      large.fillStyle = '#555';
      large.fillRect(0, 0, 640, 640);
      large.drawImage(image, 0, 0, 640, 640);
      small.drawImage(large.canvas, 0, 0, points, points);
      // Millions of numbers, one by one, would be longer on their way than all that is painted.
      all.push({ type, colours: btoa(String.fromCharCode(...small.getImageData(0, 0, points, points).data)) });
    }
    return all;
  }, POINTS);
  return all.map(({ type, colours }) => ({ type, colours: Buffer.from(colours, 'base64') }));
};

const typesOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.room-body img')
    .evaluateAll(images =>
      Promise.all(images.map(async image => (await (await fetch((image as HTMLImageElement).src)).blob()).type)),
    );

/** How far apart two pictures are at each point and colour, of 255 steps. */
const apart = (a: Seen, b: Seen | undefined): Uint8Array =>
  Uint8Array.from(a.colours, (value, i) => Math.abs(value - (b?.colours[i] ?? 0)));
const mean = (values: Uint8Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Every state of a room, each with masonry and what stands in it. */
const openRooms = async (page: Page): Promise<void> => {
  await open(page, 'gallery/rooms');
  const rooms = await page.locator('.room-body').count();
  expect(rooms).toBeGreaterThan(20);
  await expect.poll(() => page.locator('.room-body img').count()).toBe(2 * rooms);
  await picturesOf(page);
};

/** The same where a worker cannot paint, or none can be had. */
const withoutPainter = async (browser: Browser, lack: () => void): Promise<readonly Seen[]> => {
  const page = await browser.newPage();
  await page.addInitScript(lack);
  await openRooms(page);
  const pictures = await seen(page);
  await page.close();
  return pictures;
};

test('rooms are painted beside the page, and look as they are drawn', async ({ page, browser }) => {
  await openRooms(page);
  const painted = await seen(page);
  expect(painted.filter(({ type }) => type === 'image/jpeg')).toHaveLength(painted.length / 2);
  expect(painted.filter(({ type }) => type === 'image/png')).toHaveLength(painted.length / 2);

  const drawn = await withoutPainter(browser, () => {
    Object.defineProperty(globalThis, 'Worker', { value: undefined });
  });
  expect(drawn).toHaveLength(painted.length);
  expect(drawn.filter(({ type }) => type !== 'image/svg+xml')).toHaveLength(0);
  const steps = painted.map((one, i) => apart(one, drawn[i]));
  // On the whole nobody sees it, and nowhere is anything missing.
  expect(Math.max(...steps.map(mean))).toBeLessThan(1);
  expect(Math.max(...steps.map(points => points.reduce((a, b) => Math.max(a, b), 0)))).toBeLessThan(24);
});

test('a painter that does not come leaves no room dark', async ({ page }) => {
  await page.route(/painterWorker/, route => route.abort());
  await openRooms(page);
  expect(new Set(await typesOf(page))).toEqual(new Set(['image/svg+xml']));
});

test('a painter that cannot paint something leaves it to the page', async ({ page }) => {
  await page.route(/painterWorker/, async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `delete self.Path2D;${await answer.text()}` });
  });
  await openRooms(page);
  expect(new Set(await typesOf(page))).toEqual(new Set(['image/svg+xml']));
});
