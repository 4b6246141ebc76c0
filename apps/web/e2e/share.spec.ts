import { expect, type Page, test } from '@playwright/test';
import { open } from './pages.ts';

const RESULT =
  /^Templefall: Maya, Jonas, Inès,? and Teo escaped from the temple 0:26 before it fell\. http.*#\/j\/K7QF$/;

test('where nothing can be shared the result is copied, by keyboard, and that is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, 'gallery/won');
  const button = page.getByRole('button', { name: 'Share' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(RESULT);
  await expect(button).toBeVisible();
});

test('without a clipboard of its own a page copies all the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    navigator.clipboard.write = () => Promise.reject(new Error('not here'));
    navigator.clipboard.writeText = () => Promise.reject(new Error('not here'));
  });
  await open(page, 'gallery/won');
  const button = page.getByRole('button', { name: 'Share' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
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
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(
    /"text":"Templefall: The temple fell\. Teo did not make it\.","url":"http[^"]*#\/j\/K7QF"/,
  );
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
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

test('a device that shares pictures is given one of the result', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files: [picture] = [], text }: { files?: File[]; text: string }) => {
        if (!picture) return;
        const { width, height } = await createImageBitmap(picture);
        document.title = `${picture.name} ${picture.type} ${width}x${height} ${text}`;
      },
    });
  });
  await open(page, 'gallery/won');
  await shareUntil(page, async () => /png/.test(await page.title()));
  await expect(page).toHaveTitle(/^templefall\.png image\/png 1200x630 Templefall: Maya/);
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
