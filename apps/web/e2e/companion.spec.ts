import { expect, type Page, test } from '@playwright/test';
import { companionWordsOf, loadCompanionTexts } from '@templefall/texts';
import { faults } from './axe.ts';
import { open, overflowing, SIZES, STILL } from './pages.ts';
import { begins, say } from './words.ts';

test.use(STILL);

const { say: tell } = companionWordsOf('en', await loadCompanionTexts.en());
const NOON = new Date('2026-01-01T12:00:00');
const shown = (page: Page) => page.getByRole('timer');

test('the companion goes through gong and slam, survives a locked screen and another device, and is put back by a held press', async ({
  page,
  browser,
}) => {
  await page.clock.install({ time: NOON });
  await page.setViewportSize(SIZES.phone);
  await open(page);
  await page.getByRole('link', { name: begins('landing.box') }).click();
  for (const part of ['curses', 'treasures'] as const)
    await page.getByRole('button', { name: tell(`box.part.${part}`) }).click();
  await page.getByRole('radio', { name: '3', exact: true }).click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: tell('box.begin') }).click();

  await expect(shown(page)).toHaveText('10:00');
  // From here on time passes only when it is told to.
  await page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));
  await page.getByRole('button', { name: tell('box.goOn') }).click();
  await page.clock.runFor(181_500);
  await expect(shown(page)).toHaveText('6:59');
  await expect(page.locator('.box-play')).toHaveClass(/alarm/);
  await expect(page.getByText(say('play.slamIn'))).toBeVisible();
  // The screen is locked: no timer of the page runs, and the time of day goes on.
  await page.clock.fastForward(60_000);
  await page.clock.runFor(300);
  await expect(shown(page)).toHaveText('5:59');
  await expect(page.locator('.box-play')).not.toHaveClass(/alarm/);

  await page.getByRole('button', { name: tell('box.light') }).click();
  await expect(page.getByRole('status', { name: say('depot.left', { n: 10 }) })).toBeVisible();
  await page.getByRole('button', { name: begins('fate.withPrice') }).click();
  await expect(page.getByRole('status', { name: say('depot.left', { n: 11 }) })).toBeVisible();
  const curses = page.getByRole('region', { name: tell('box.part.curses') });
  await curses.getByRole('button').click();
  await expect(curses.getByRole('article')).toBeVisible();
  await expect(curses).toContainText(tell('box.left', { n: 13 }));
  for (const size of [SIZES.phone, SIZES.tablet, SIZES['phone on its side']]) {
    await page.setViewportSize(size);
    expect(await overflowing(page), `${size.width}`).toEqual([]);
    await expect(shown(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: say('play.pause') })).toBeInViewport({ ratio: 1 });
  }

  // What was open is there again after a reload, and on another device. From here on time may pass by itself.
  await page.getByRole('button', { name: say('play.pause') }).click();
  await expect(page.getByRole('button', { name: tell('box.resume') })).toBeVisible();
  await page.clock.resume();
  await page.reload();
  await expect(shown(page)).toHaveText('5:59');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: tell('box.handOver') }).click();
  const link = (await page.locator('.link-row').innerText()).split('\n')[0] ?? '';
  const other = await (await browser.newContext(STILL.contextOptions)).newPage();
  await other.goto(link.startsWith('http') ? link : `http://${link}`);
  await other.getByRole('button', { name: tell('box.takeOver') }).click();
  await expect(shown(other)).toHaveText('5:59');
  await expect(other.getByRole('status', { name: say('depot.left', { n: 11 }) })).toBeVisible();
  await other.goto(`${process.env.SITE}/#/box/nonsense`);
  await expect(other.getByText(tell('box.unreadable'))).toBeVisible();
  await other.context().close();

  await page.getByRole('button', { name: say('settings.close') }).click();
  // By key it is asked twice; one press, or a short tap, does nothing.
  await page.getByRole('button', { name: tell('box.reset') }).click();
  await expect(shown(page)).toHaveText('5:59');
  await page.getByRole('button', { name: tell('box.reset') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: tell('box.reset.sure') }).press('Enter');
  await expect(page.getByRole('button', { name: tell('box.begin') })).toBeVisible();
});
