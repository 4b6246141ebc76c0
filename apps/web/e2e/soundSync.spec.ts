import { type Browser, expect, type Page, test } from '@playwright/test';
import { cuesHeard, KEEPS_SOUND_BACK, putEarTo } from './ear.ts';
import { startTableServer, type TableServer } from './server.ts';
import { type SlowWay, slowWay } from './slowWay.ts';

/** Each way, so that a round trip takes 300 ms ± 100 ms: twice as bad as a line of 150 ms ± 50 ms. */
const DELAY = 150;
const JITTER = 50;
/** What two loudspeakers in one room may differ. */
const MOST = 20;

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', KEEPS_SOUND_BACK],
};
test.use({ launchOptions });
test.setTimeout(90_000);

let server: TableServer;
let far: SlowWay;
let otherBrowser: Browser;
test.beforeAll(async ({ playwright }) => {
  server = await startTableServer({
    brief: {
      countdowns: [
        [60, 64],
        [65, 69],
      ],
    },
  });
  far = await slowWay(server.port, DELAY, JITTER);
  otherBrowser = await playwright.chromium.launch(launchOptions);
});
test.afterAll(async () => {
  await otherBrowser?.close();
  far?.close();
  await server?.stop();
});

/** The first questions about the time take four seconds; after them a clock is as good as it gets. */
const CLOCK_SETTLES = 4000;

const soundPlays = (page: Page) =>
  page.waitForFunction(() => globalThis.templefallSound?.cueMoments().some(({ cue }) => cue.type === 'collapse'));

/** How far apart the two sound each cue that both have before them. */
const differences = async (near: Page, distant: Page): Promise<ReadonlyMap<string, number>> => {
  const [here, there] = await Promise.all([cuesHeard(near), cuesHeard(distant)]);
  return new Map(
    here.flatMap(({ name, heardAt }) => {
      const other = there.find(cue => cue.name === name);
      return other ? [[name, other.heardAt - heardAt] as const] : [];
    }),
  );
};

/** A page that was just opened hears its own loudspeaker stumble now and then; ten seconds are enough to notice. */
const NOTICES = { timeout: 10_000, intervals: [1000] };

const expectInStep = (when: string, near: Page, distant: Page): Promise<void> =>
  expect(async () => {
    const found = await differences(near, distant);
    const told = [...found].map(([name, difference]) => `${name} s: ${difference.toFixed(1)} ms`).join(', ');
    process.stdout.write(`      ${when}: ${told}\n`);
    expect([...found.keys()]).toEqual(['gong 60', 'slam 64', 'gong 65', 'gong 66.4', 'collapse 69']);
    for (const [name, difference] of found) expect(Math.abs(difference), `${name}, ${when}`).toBeLessThanOrEqual(MOST);
  }).toPass(NOTICES);

test('[TT2] two browsers, one behind 150 ms ± 50 ms each way, sound gong, slam and collapse within 20 ms', async ({
  page: near,
}) => {
  const distant = await otherBrowser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  for (const page of [near, distant]) await putEarTo(page);
  await near.goto(`${server.url}/#/table`);
  await near.locator('.lobby').waitFor();
  await distant.goto(`${far.url}/${new URL(near.url()).hash}`);
  await distant.getByRole('button', { name: 'Sit down' }).click();
  await distant.locator('.start-button').click();
  // That the other is ready takes its time to arrive: the host tries until it has.
  await expect(async () => {
    await near.getByRole('button', { name: /Enter the temple/ }).click({ timeout: 1000 });
    await near.getByRole('button', { name: /^Roll/ }).waitFor({ timeout: 1000 });
  }).toPass();
  await Promise.all([soundPlays(near), soundPlays(distant)]);
  await distant.waitForTimeout(CLOCK_SETTLES);
  await expectInStep('four seconds after sitting down', near, distant);

  await distant.reload();
  await distant.keyboard.press('Tab');
  await soundPlays(distant);
  await distant.waitForTimeout(CLOCK_SETTLES);
  await expectInStep('after a reload', near, distant);

  await distant.getByRole('button', { name: 'Menu' }).click();
  await distant.getByRole('button', { name: 'Pause' }).click();
  await near.getByRole('button', { name: 'Agree' }).click();
  await distant.getByRole('button', { name: 'Go on' }).click();
  await Promise.all([soundPlays(near), soundPlays(distant)]);
  await expectInStep('after a pause', near, distant);
});
