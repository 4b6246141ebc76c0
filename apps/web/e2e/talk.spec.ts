import { type Browser, expect, type Page, test } from '@playwright/test';
import { faults } from './axe.ts';
import { STILL } from './pages.ts';
import { startTableServer, type TableServer } from './server.ts';
import { contains, german, say } from './words.ts';

test.use(STILL);

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.stop());

const device = async (browser: Browser, width: number, height: number, locale: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height }, locale });
  return context.newPage();
};
const write = async (page: Page, field: string, button: string, text: string): Promise<void> => {
  await page.getByLabel(field).fill(text);
  await page.getByRole('button', { name: button }).click();
};
test('people write before, during and after a game, and call each other to rooms in their own language', async ({
  browser,
}) => {
  const maya = await device(browser, 1440, 900, 'en-GB');
  await maya.goto(`${server.url}/#/table`);
  const code = (await maya.locator('.lobby-head .code').textContent()) ?? '';
  const jonas = await device(browser, 390, 844, 'de');
  await jonas.goto(`${server.url}/#/j/${code}`);
  await jonas.getByLabel(german.say('join.name')).fill('Jonas');
  await jonas.getByRole('button', { name: german.say('join.go') }).click();

  // Before: a line is news for the other until it is read.
  await maya.getByRole('button', { name: say('chat.title') }).click();
  await write(maya, say('chat.write'), say('chat.send'), 'Hello <b>there</b>');
  await expect(jonas.getByRole('status').filter({ hasText: 'Hello <b>there</b>' })).toBeVisible();
  await jonas
    .getByRole('button', { name: `${german.say('chat.title')}, ${german.say('chat.newN', { n: 1 })}` })
    .click();
  await expect(jonas.getByRole('log', { name: say('chat.title') })).toContainText('Hello <b>there</b>');
  expect(await faults(jonas, '.sheet')).toEqual([]);
  await write(jonas, german.say('chat.write'), german.say('chat.send'), 'Hallo');
  await expect(maya.getByRole('log', { name: say('chat.title') })).toContainText('Jonas Hallo');
  await maya.keyboard.press('Escape');
  await jonas.keyboard.press('Escape');
  await expect(jonas.getByRole('button', { name: say('chat.title'), exact: true })).toBeVisible();

  await jonas.locator('.start-button').click();
  await maya.getByRole('button', { name: say('table.start') }).click();
  await expect(maya.getByRole('button', { name: say('roll.rollN', { n: 5 }) })).toBeVisible();

  // During: C opens the chat, and keys pressed in it do nothing to the dice.
  await expect(async () => {
    await maya.keyboard.press('c');
    await expect(maya.getByLabel(say('chat.write'))).toBeFocused({ timeout: 2000 });
  }).toPass();
  await maya.keyboard.type('quick q w e');
  await maya.keyboard.press('Enter');
  await maya.keyboard.press('Escape');
  await expect(jonas.locator('.chat-toast')).toContainText('quick q w e');

  // A held room calls the others to it; they read it at the room, in their own words.
  await maya.locator('.room:not(.mine)').first().click({ button: 'right' });
  await expect(maya.getByRole('region', { name: say('ping.toRoom') })).toBeVisible();
  expect(await faults(maya, '.sheet')).toEqual([]);
  await maya
    .getByRole('dialog')
    .getByRole('button', { name: say('ping.come') })
    .click();
  await expect(jonas.locator('.mark.come')).toContainText(german.say('call.come').slice(0, 4));
  await expect(jonas.getByRole('log').filter({ hasText: german.say('call.come').slice(0, 4) })).toBeAttached();

  // Nobody is stuck yet; the eye goes back to one's own room.
  await maya.keyboard.press('h');
  await expect(maya.getByRole('status').filter({ hasText: say('help.nobody') })).toBeVisible();
  await maya.getByRole('button', { name: say('play.findMe') }).click();

  // After: the same talk goes on beside the picture of the game.
  await maya.getByRole('button', { name: say('play.menu') }).click();
  await maya.getByRole('button', { name: say('play.giveUp') }).click();
  await jonas.getByRole('button', { name: german.say('vote.agree'), exact: true }).click();
  await expect(maya.getByRole('img', { name: contains('end.map') })).toBeVisible();
  await maya.getByRole('slider', { name: say('end.moment') }).press('Home');
  await expect(maya.getByRole('slider', { name: say('end.moment') })).toHaveAttribute(
    'aria-valuetext',
    '0:00 Into the temple',
  );
  await maya.getByRole('button', { name: say('chat.title') }).click();
  await expect(maya.getByRole('log', { name: say('chat.title') })).toContainText('quick q w e');
});
