import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { SOON } from '../src/games/temple/end/timelineKeeper.ts';
import { heldUp } from './pages.ts';
import { squaresOf, squaresOn } from './qrSquares.ts';
import { begins, contains, german, say, unsettled } from './words.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');

let server: ChildProcess;
let data: string;
let url: string;

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'templefall-server-'));
  const web = process.env.SITE_FOLDER ?? '';
  server = spawn(
    process.execPath,
    [MAIN, '--port', '0', '--host', '127.0.0.1', '--data', data, '--web', web, '--qr', 'no'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  url = await new Promise((found, fail) => {
    let said = '';
    server.once('exit', code => fail(new Error(`the server went with ${code}`)));
    server.stdout?.on('data', chunk => {
      said += chunk;
      const at = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (at) found(at);
    });
  });
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  await new Promise(over => server.once('exit', over));
  await rm(data, { recursive: true, force: true });
});

const device = async (browser: Browser, width: number, height: number, locale = 'en-GB'): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height }, locale });
  return context.newPage();
};
const diceOf = (page: Page): Promise<readonly string[]> =>
  page.getByRole('button', { name: /^(Die|Würfel) \d: / }).allTextContents();

test('two browsers and a big screen play one game: joining by code, rolling, coming back, ending together', async ({
  browser,
}) => {
  const maya = await device(browser, 1440, 900);
  await maya.goto(`${url}/#/table`);
  const code = (await maya.locator('.lobby-head .code').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z0-9]{4}$/);
  await maya.getByRole('radio', { name: say('clock.none'), exact: true }).click();
  await maya.getByRole('radio', { name: say('pace.brisk') }).click();

  // What is typed stays, whoever comes meanwhile.
  await maya.getByLabel(say('join.name')).fill('Maya the Quick');
  // The second comes by code, on a phone, in German.
  const jonas = await device(browser, 390, 844, 'de');
  await jonas.goto(`${url}/#/j`);
  // What he was sent is pasted whole.
  await expect(jonas.getByLabel(german.say('join.code'))).toBeFocused();
  await jonas.getByLabel(german.say('join.code')).fill(`${url}/#/j/${code}`);
  await jonas.getByLabel(german.say('join.name')).fill('Jonas');
  await jonas.getByRole('button', { name: german.say('join.go') }).click();
  // Guests bring no bots.
  await expect(maya.locator('.seat.add').first()).toBeVisible();
  await expect(jonas.locator('.seat.add')).toHaveCount(0);
  // Nobody waits for whoever decides to be ready.
  await expect(jonas.getByRole('listitem').filter({ hasText: 'Maya' })).toContainText(german.say('table.decides'));
  await jonas
    .getByRole('button', { name: `${german.say('table.iAmReady')} ${german.say('table.startWhenReady')}` })
    .click();
  await expect(jonas.locator('.start-button')).toContainText(german.say('table.wait'));
  await expect(maya.getByText('Jonas')).toBeVisible();
  await expect(maya.getByLabel(say('join.name'))).toHaveValue('Maya the Quick');

  // The big screen only looks: it says who is there, how one joins and what is waited for, and offers nothing to choose.
  const tv = await device(browser, 1920, 1080);
  // The narrator would stand where it is said.
  await tv.addInitScript(() => localStorage.setItem('templefall.settings', JSON.stringify({ introduces: false })));
  await tv.goto(`${url}/#/tv/${/#\/t\/(\w+)/.exec(maya.url())?.[1]}`);
  await expect(tv.locator('.code')).toHaveText(code);
  await expect(tv.getByRole('listitem').filter({ hasText: 'Jonas' })).toContainText(say('table.ready'));
  await expect(tv.locator('.tv-waits')).toHaveText(say('table.waitStart', { name: 'Maya' }));
  await expect(tv.getByRole('button')).toHaveText([say('table.playHere')]);
  // What is written is read there too.
  await maya.getByRole('button', { name: say('chat.title') }).click();
  await maya.getByLabel(say('chat.write')).fill('Snacks first?');
  await maya.keyboard.press('Enter');
  await maya.keyboard.press('Escape');
  await expect(tv.getByRole('log')).toHaveText('Maya the Quick Snacks first?');
  const way = (await tv.locator('.tv-link').textContent()) ?? '';
  expect(way).toMatch(new RegExp(`^[\\w.:[\\]]+/#/j/${code}$`));
  const scannable = squaresOf(`http://${way}/dice`);
  expect(await squaresOn(tv)).toEqual(scannable);
  // A phone that comes by what the big screen shows is the dice before all else, and the board if it likes.
  // Who types the code, too.
  for (const path of [`${code}/dice`, code]) {
    const phone = await device(browser, 390, 844);
    await phone.goto(`${url}/#/j/${path}`);
    await expect(phone.locator('.sit-down > .btn'), path).toHaveText([
      `${say('join.go')}${say('state.boardOnTv')}`,
      say('join.boardToo'),
      say('join.watch'),
    ]);
    await phone.context().close();
  }

  await maya.getByRole('button', { name: say('table.start') }).click();
  await maya.getByRole('button', { name: say('roll.rollN', { n: 5 }) }).click();
  await jonas.getByRole('button', { name: german.say('roll.rollN', { n: 5 }) }).click();
  await expect(tv.locator('.mate.wall')).toHaveCount(2);
  // In mid-game it is the same way in.
  expect(await squaresOn(tv)).toEqual(scannable);
  await expect(tv.getByRole('button', { name: /Jonas/ })).not.toContainText(say('dice.blank'));
  await expect(async () => expect((await diceOf(maya)).join()).not.toMatch(unsettled({ say }))).toPass();

  // Who comes late is told why no seat is offered, and watches, with the menu at hand.
  const late = await device(browser, 390, 844);
  await late.goto(`${url}/#/j/${code}`);
  await expect(late.getByRole('status')).toContainText(say('join.begun'));
  await expect(late.getByRole('button')).toHaveText([say('join.watch')]);
  await late.getByRole('button', { name: say('join.watch') }).click();
  await expect(late.getByRole('button', { name: /Jonas/ })).toBeVisible();
  await late.getByRole('button', { name: say('play.menu') }).click();
  await late.getByRole('button', { name: say('play.leave') }).click();
  await expect(late.getByRole('button', { name: say('landing.alone') })).toBeVisible();
  await late.context().close();

  // Coming back: the same seat, the same dice.
  await expect(async () => expect((await diceOf(jonas)).join()).not.toMatch(unsettled(german))).toPass();
  const before = await diceOf(jonas);
  await jonas.reload();
  await expect(async () => expect(await diceOf(jonas)).toEqual(before)).toPass();
  // By way of the gate too.
  await jonas.goto(`${url}/#/`);
  await jonas.getByRole('link', { name: german.say('landing.resume') }).click();
  await expect(async () => expect(await diceOf(jonas)).toEqual(before)).toPass();

  // A call is read in the hearer's own language.
  await maya.keyboard.press('Alt+h');
  await expect(jonas.getByRole('main').getByText(german.say('call.help'))).toBeVisible();

  // The team agrees to end it; all three see the end.
  await maya.getByRole('button', { name: say('play.menu') }).click();
  await maya.getByRole('button', { name: say('play.giveUp') }).click();
  await jonas.getByRole('button', { name: german.say('vote.agree'), exact: true }).click();
  await expect(maya.getByRole('heading', { name: say('end.gaveUp', { n: 2 }) })).toBeVisible();
  await expect(jonas.getByRole('heading', { name: german.say('end.gaveUp', { n: 2 }) })).toBeVisible();
  await expect(tv.getByRole('heading', { name: say('end.gaveUp', { n: 2 }) })).toBeVisible();

  // Again, at the same table: the host begins, all others read who does.
  await expect(jonas.getByText(german.say('end.begunBy', { name: 'Maya the Quick' }))).toBeVisible();
  await expect(jonas.getByRole('button', { name: german.say('end.again', { n: 2 }) })).toHaveCount(0);
  await expect(tv.getByText(say('end.begunBy', { name: 'Maya the Quick' }))).toBeVisible();
  await expect(tv.getByRole('button', { name: begins('end.again') })).toHaveCount(0);
  await maya.getByRole('button', { name: say('end.again', { n: 2 }) }).click();
  await expect(maya.getByRole('button', { name: say('roll.rollN', { n: 5 }) })).toBeVisible();
  await expect(jonas.getByRole('button', { name: german.say('roll.rollN', { n: 5 }) })).toBeVisible();

  // Who leaves in mid-game gives the seat up: whoever comes may play on there, she too.
  const leave = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: say('play.menu') }).click();
    await page.getByRole('button', { name: say('play.leave') }).click();
    await page.getByRole('button', { name: say('play.sure', { what: say('play.leave') }) }).click();
    await expect(page.getByRole('button', { name: say('landing.alone') })).toBeVisible();
  };
  await leave(maya);
  await maya.goto(`${url}/#/j/${code}`);
  await expect(maya.getByRole('status')).toContainText(say('join.playOn', { name: 'Maya the Quick' }));
  await maya.getByRole('button', { name: say('join.go') }).click();
  await expect(maya.getByRole('button', { name: say('roll.rollN', { n: 5 }) })).toBeVisible();

  // The next game has seats only for those who are left, and everybody has the right one at once.
  await leave(maya);
  await jonas.setViewportSize({ width: 1440, height: 900 });
  await jonas.getByRole('button', { name: german.say('play.menu') }).click();
  await jonas.getByRole('button', { name: german.say('play.giveUp') }).click();
  await jonas.getByRole('button', { name: german.say('play.sure', { what: german.say('play.giveUp') }) }).click();
  await jonas.getByRole('button', { name: german.say('end.again', { n: 1 }) }).click();
  await jonas.getByRole('button', { name: german.say('roll.rollN', { n: 7 }) }).click();
  await expect(async () => expect((await diceOf(jonas)).join()).not.toMatch(unsettled(german))).toPass();
  // Who comes to it late and only watches is told all of its end, and whose it was.
  await maya.waitForTimeout(SOON + 500);
  await maya.goto(`${url}/#/j/${code}`);
  await maya.getByRole('button', { name: say('join.watch') }).click();
  await maya.getByRole('button', { name: /^Jonas/ }).waitFor();
  await jonas.getByRole('button', { name: german.say('play.menu') }).click();
  await jonas.getByRole('button', { name: german.say('play.giveUp') }).click();
  await jonas.getByRole('button', { name: german.say('play.sure', { what: german.say('play.giveUp') }) }).click();
  await expect(maya.getByRole('heading', { name: say('end.gaveUpNamed', { name: 'Jonas' }) })).toBeVisible();
  await expect(maya.getByRole('heading', { name: say('end.walkedNamed', { name: 'Jonas' }) })).toBeVisible();
  await expect(maya.getByText(contains('end.cameLater'))).toHaveCount(0);
});

test('a wrong code says so and offers another try; from there, a dead link and an unknown page one comes to the gate', async ({
  browser,
}) => {
  const page = await device(browser, 390, 844);
  await page.goto(`${url}/#/j/XXXX`);
  await expect(page.getByRole('alert')).toContainText(say('join.wrong', { code: 'XXXX' }));
  // The words have the width of the card, not what the signs leave of it.
  const words = await page.getByText(say('join.wrong', { code: 'XXXX' })).boundingBox();
  expect(words?.height).toBeLessThan(60);
  await page.getByRole('button', { name: say('join.tryAgain') }).click();
  await expect(page.getByLabel(say('join.code'))).toHaveValue('');
  // The address of a friend's own window leads there too.
  await page.getByLabel(say('join.code')).fill(`${url}/#/t/nowhere12`);
  await expect(page).toHaveURL(/#\/t\/nowhere12$/);
  await expect(page.getByRole('alert')).toContainText(say('trouble.badRequest'));
  await page.getByRole('button', { name: say('landing.join') }).click();
  await expect(page.getByLabel(say('join.code'))).toBeVisible();
  // What passes is tried again at the same table, by its code and by its address.
  const { code } = await (await page.request.post(`${url}/api/tables`, { data: { game: 'temple' } })).json();
  const restarting = { status: 503, json: { code: 'restarting' } };
  await page.route(/\/api\/codes\//, route => route.fulfill(restarting), { times: 1 });
  await page.route(/\/matchmake\//, route => route.fulfill(restarting));
  await page.goto(`${url}/#/j/${code}`);
  for (const address of [/#\/j\//, /#\/t\//]) {
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('alert')).toContainText(say('trouble.restarting'));
    await page.getByRole('button', { name: say('join.tryAgain') }).click();
  }
  await page.unrouteAll();
  await expect(page.getByRole('button', { name: say('join.go') })).toBeVisible();

  for (const [lost, told] of [
    ['j/XXXX', 'No table with code XXXX'],
    ['t/nowhere12', say('trouble.badRequest')],
    ['nowhere', say('app.noSuchPage')],
  ] as const) {
    await page.goto(`${url}/#/${lost}`);
    await expect(page.getByRole('main')).toContainText(told);
    await page.getByRole('link', { name: say('app.home') }).click();
    await expect(page.getByRole('button', { name: say('landing.alone') })).toBeVisible();
  }
});

test('six at a table are seen whole on a desktop, and the way to share stands beside the link on a phone', async ({
  browser,
}) => {
  const desk = await device(browser, 1440, 900);
  await desk.goto(`${url}/#/table`);
  for (let bots = 1; bots < 6; bots++) {
    await desk
      .getByRole('button', { name: say('table.addBot') })
      .first()
      .click();
    await expect(desk.locator('.seat:not(.add)')).toHaveCount(bots + 1);
  }
  // A tap makes a bot play otherwise, and it keeps its place.
  await desk.getByRole('button', { name: `Jonas ${say('table.bot')}, ${say('bot.steady')}` }).click();
  await expect(desk.getByRole('button', { name: `Jonas ${say('table.bot')}, ${say('bot.expert')}` })).toBeFocused();
  await expect(desk.locator('.seat:not(.add)')).toHaveCount(6);
  const seats = desk.getByRole('region', { name: say('table.seatsTab') });
  expect(await seats.evaluate(column => column.scrollHeight - column.clientHeight)).toBeLessThanOrEqual(0);
  await expect(seats.getByText(say('table.away'))).toBeInViewport({ ratio: 1 });

  const phone = await device(browser, 360, 740);
  await phone.goto(`${url}/#/table`);
  await phone.getByRole('radio', { name: say('table.seatsTab') }).click();
  const [link, share] = await Promise.all(['.link', '.share-button'].map(part => phone.locator(part).boundingBox()));
  expect(share?.x).toBeGreaterThanOrEqual((link?.x ?? Number.NaN) + (link?.width ?? 0));
  expect(share?.y).toBeLessThan((link?.y ?? Number.NaN) + (link?.height ?? 0));

  // What cannot be chosen says why, to whoever comes by key as well; what the clock means is told with it.
  const shut = desk.getByRole('button', { name: `${say('module.doomed')} ${say('table.needsCards')}` });
  await shut.focus();
  await expect(shut).toBeFocused();
  await expect(shut).toBeDisabled();
  await desk.getByRole('radio', { name: say('clock.thirds') }).click();
  await expect(desk.getByText(contains('clock.slams', { slams: '3:20 and 6:40', fall: '10:00' }))).toBeVisible();

  // A large window that is to be the big screen has no seat; as one to play on it has one again.
  await desk.getByRole('radio', { name: say('table.tvAndPhones') }).click();
  await expect(desk.locator('.tv-seat:not(.free)')).toHaveCount(5);
  await expect(desk.locator('.tv-waits')).toHaveText(say('table.waitAnybody'));
  await desk.reload();
  await expect(desk.locator('.tv-seat:not(.free)')).toHaveCount(5);
  await desk.getByRole('button', { name: say('table.playHere') }).click();
  await expect(desk.locator('.seat:not(.add)')).toHaveCount(6);
  // Who has a seat can begin, though the address is a big screen's.
  await desk.goto(desk.url().replace('#/t/', '#/tv/'));
  await desk.reload();
  await expect(desk.locator('.start-button')).toBeEnabled();
});

test('a table just opened is shown before its line stands, hears nothing till then, and tells if it is refused', async ({
  browser,
}) => {
  const page = await device(browser, 1440, 900);
  const release = await heldUp(page, /\/matchmake\//);
  await page.goto(`${url}/#/table`);
  const code = await page.locator('.lobby-head .code').textContent();
  const start = page.getByRole('button', { name: say('table.start') });
  const beside = page.getByRole('radio', { name: say('table.tvAndPhones') });
  for (const deaf of [start, beside, page.getByRole('button', { name: /^3d: / }), page.getByRole('textbox')])
    await expect(deaf).toBeDisabled();
  expect(page.url()).toContain('#/t/');
  release();
  await expect(start).toBeEnabled();
  await expect(page.locator('.lobby-head .code')).toHaveText(code ?? '');
  await page.unrouteAll();

  // On a phone that is told on the first tab too. A friend who comes before the opener sits takes no seat from them.
  await page.setViewportSize({ width: 390, height: 844 });
  const letIn = await heldUp(page, /\/matchmake\//);
  await page.goto(`${url}/#/`);
  await page.goto(`${url}/#/table`);
  const waits = page.getByRole('status').filter({ hasText: say('app.loading') });
  await expect(waits).toHaveCount(1);
  await expect(page.locator('.start-button')).toContainText(say('app.loading'));
  const friend = await device(browser, 390, 844);
  await friend.goto(page.url());
  await friend.getByRole('button', { name: say('join.go') }).click();
  await friend.locator('.start-button').waitFor();
  letIn();
  await expect(waits).toHaveCount(0);
  await page.getByRole('button', { name: contains('table.nextSeats') }).click();
  await expect(page.locator('.seat:not(.add)')).toHaveCount(2);
  await expect(page.getByRole('button', { name: begins('table.iAmReady', {}, '.+') })).toBeEnabled();
  await friend.context().close();

  await page.unrouteAll();
  await page.route(/\/matchmake\//, route => route.fulfill({ status: 410, json: { code: 'tableDamaged' } }));
  await page.goto(`${url}/#/`);
  await page.goto(`${url}/#/table`);
  await expect(page.getByRole('alert')).toContainText(say('trouble.tableDamaged'));
  await page.context().close();
});

test('quick choices are all in the game that is started right after them', async ({ browser }) => {
  const page = await device(browser, 1440, 900);
  const asked: Buffer[] = [];
  page.on('websocket', line => line.on('framesent', ({ payload }) => asked.push(Buffer.from(payload))));
  // The game takes its time to come: whoever taps meanwhile is not forgotten.
  const release = await heldUp(page, /\/assets\/temple\/lobbyRules-/);
  await page.goto(`${url}/#/table`);
  await page.getByRole('radio', { name: say('clock.none'), exact: true }).click();
  for (const name of ['module.curses', 'module.treasures'] as const)
    await page.getByRole('button', { name: say(name), exact: true }).click();
  await page.getByRole('button', { name: say('table.start') }).click();
  release();
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).waitFor();
  const start = asked.findIndex(frame => frame.includes('start'));
  const chosen = asked.slice(0, start).findLast(frame => frame.includes('choose'));
  for (const module of ['curses', 'treasures']) expect(chosen?.includes(module), module).toBe(true);
  await page.context().close();
});

test('a choice that needs the game is told to have failed while the game does not come', async ({ browser }) => {
  const page = await device(browser, 1440, 900);
  await page.route(/\/assets\/temple\/lobbyRules-/, route => route.abort());
  await page.goto(`${url}/#/table`);
  await page.getByRole('button', { name: /^3d: / }).click();
  await expect(page.locator('.start-button')).toContainText(say('refused.failed'));
  await page.context().close();
});

test('who comes back to a game fetches its screen while its law is still on the way', async ({ browser }) => {
  const page = await device(browser, 1440, 900);
  await page.goto(`${url}/#/table`);
  await page.getByRole('radio', { name: say('clock.none'), exact: true }).click();
  await page.getByRole('button', { name: say('table.start') }).click();
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).waitFor();
  const screen = page.waitForRequest(/\/assets\/temple\/PlayScreen-/);
  let release = (): void => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await page.route(/\/assets\/temple\/templeRules-/, async route => {
    await held;
    await route.continue();
  });
  await page.reload();
  await screen;
  release();
  await expect(page.getByRole('button', { name: say('roll.rollN', { n: 7 }) })).toBeVisible();
  await page.context().close();
});

test('who comes back to a game whose files are gone is told to reload', async ({ browser }) => {
  const page = await device(browser, 1440, 900);
  await page.goto(`${url}/#/table`);
  await page.getByRole('radio', { name: say('clock.none'), exact: true }).click();
  await page.getByRole('button', { name: say('table.start') }).click();
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).waitFor();
  await page.route(/\/assets\/temple\/(engine|templeRules)-/, route => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(say('trouble.otherProtocol'), { timeout: 40_000 });
  await page.unroute(/\/assets\/temple\/(engine|templeRules)-/);
  await page.getByRole('button', { name: say('app.newVersion.take') }).click();
  await expect(page.getByRole('button', { name: say('roll.rollN', { n: 7 }) })).toBeVisible();
  await page.context().close();
});
