import { type Browser, expect, type Page, test } from '@playwright/test';
import { KEEPS_SOUND_BACK, putEarTo, soundedAt } from './ear.ts';
import { startTableServer, type TableServer } from './server.ts';
import { type SlowWay, slowWay } from './slowWay.ts';
import { say } from './words.ts';

/** Each way, so that a round trip takes 300 ms ± 100 ms: twice as bad as a line of 150 ms ± 50 ms. */
const DELAY = 150;
const JITTER = 50;
/** What two loudspeakers in one room may differ. */
const MOST = 20;

test.use({ launchOptions: KEEPS_SOUND_BACK });
test.setTimeout(180_000);

let server: TableServer;
let far: SlowWay;
let otherBrowser: Browser;
test.beforeAll(async ({ playwright }) => {
  server = await startTableServer({
    // Twice as long as players wait: a busy machine has more than one page to open.
    leadIn: 6000,
    brief: {
      countdowns: [
        [6, 10],
        [22, 26],
        [36, 40],
      ],
    },
  });
  far = await slowWay(server.port, DELAY, JITTER);
  otherBrowser = await playwright.chromium.launch(KEEPS_SOUND_BACK);
});
test.afterAll(async () => {
  await otherBrowser?.close();
  far?.close();
  await server?.stop();
});

/** When each has sounded these cues, and not before: what was planned meanwhile is nobody's business but the page's. */
const expectInStep = async (when: string, [near, distant]: readonly [Page, Page], cues: readonly string[]) => {
  const differences: (readonly [cue: string, millis: number])[] = [];
  for (const cue of cues) {
    const [here, there] = await Promise.all([soundedAt(near, cue), soundedAt(distant, cue)]);
    differences.push([cue, there - here]);
  }
  const told = differences.map(([cue, millis]) => `${cue} s: ${millis.toFixed(1)} ms`).join(', ');
  process.stdout.write(`      ${when}: ${told}\n`);
  for (const [cue, millis] of differences) expect(Math.abs(millis), `${cue}, ${when}`).toBeLessThanOrEqual(MOST);
};

test('[TT2] two browsers, one behind 150 ms ± 50 ms each way, sound cry, gong, slam and collapse within 20 ms', async ({
  page: near,
}) => {
  const distant = await otherBrowser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  for (const page of [near, distant]) await putEarTo(page);
  await near.goto(`${server.url}/#/table`);
  await near.locator('.lobby').waitFor();
  await distant.goto(`${far.url}/${new URL(near.url()).hash}`);
  await distant.getByRole('button', { name: say('join.go') }).click();
  await distant.locator('.start-button').click();
  // That the other is ready takes its time to arrive; then the narrator begins to speak.
  await near.locator('.opening-words').waitFor();
  await near.getByRole('button', { name: /Enter the temple/ }).click();
  const both = [near, distant] as const;
  await expectInStep('from the start', both, ['cry 0', 'gong 6', 'slam 10']);

  await distant.reload();
  await distant.keyboard.press('Tab');
  await expectInStep('after a reload', both, ['gong 22', 'gong 23.4', 'slam 26']);

  await distant.getByRole('button', { name: 'Menu' }).click();
  await distant.getByRole('button', { name: 'Pause' }).click();
  await near.getByRole('button', { name: say('vote.agree'), exact: true }).click();
  await distant.getByRole('button', { name: say('state.resume') }).click();
  await expectInStep('after a pause', both, ['gong 36', 'gong 37.4', 'gong 38.8', 'collapse 40']);
});
