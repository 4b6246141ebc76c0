import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import { WEB } from './site.ts';

/** The picture that iPhones and iPads put on their home screen: they take no drawing, round its corners and paint what is clear black. */
const SIDE = 180;
const MARGIN = 18;
const BACKGROUND = '#0d0f13';

const drawing = await readFile(join(WEB, 'public/favicon.svg'), 'base64');
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE } });
await page.setContent(
  `<body style="margin:0;padding:${MARGIN}px;background:${BACKGROUND}"><img width="${SIDE - 2 * MARGIN}" src="data:image/svg+xml;base64,${drawing}">`,
);
await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
await writeFile(join(WEB, 'public/apple-touch-icon.png'), await page.screenshot());
await browser.close();
