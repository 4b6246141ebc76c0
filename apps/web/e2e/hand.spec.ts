import { expect, test } from '@playwright/test';
import { cutLabels, momentsLast, open, openStill, SIZES, STILL } from './pages.ts';
import { begins, say } from './words.ts';

test.use(STILL);

const WINDOWS = ['desktop', 'tablet', 'phone', 'phone on its side'] as const;

test('who is out is offered no roll, but whom to give a die, and calls', async ({ page }) => {
  for (const [address, names] of [
    ['gallery/out', WINDOWS],
    ['gallery/tray-out', ['phone']],
  ] as const)
    for (const name of names) {
      await page.setViewportSize(SIZES[name]);
      await open(page, address);
      const outside = page.getByRole('region', { name: 'out of the temple' });
      for (const button of ['Jonas', 'Inès', 'Teo', 'Call', 'Find help'])
        await expect(outside.getByRole('button', { name: button, exact: true }), `${address} on ${name}`).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Roll|All black|Die \d)/ })).toHaveCount(0);
      await expect(page.getByText('Roll.')).toHaveCount(0);
    }
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Call' }).getByRole('button', { name: 'Help' })).toBeVisible();
});

test('clock, depot and stack tell their rules', async ({ page }) => {
  const told = async (button: RegExp, rule: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toContainText(rule);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  for (const name of ['desktop', 'tablet'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    await told(/^Time left$/, say('play.clock.rule'));
    await told(/^Gem depot$/, say('symbol.gem.rule'));
    await told(/^7 rooms/, say('board.stack.exit'));
  }
  for (const name of ['phone', 'phone on its side'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    await told(/^Time left$/, say('play.clock.rule'));
    await told(/gems left in the depot/, say('symbol.gem.rule'));
  }
});

test('beside the rooms still to be found stands how many curses wait, where they are played', async ({ page }) => {
  for (const name of ['desktop', 'tablet'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    await expect(page.getByRole('button', { name: /^7 rooms not found \d+ curses$/ }), name).toBeVisible();
    await open(page, 'gallery/alone');
    await expect(page.getByRole('button', { name: /^7 rooms not found$/ }), name).toBeVisible();
  }
});

test('the menu is found on every device, also beside a big screen', async ({ page }) => {
  await momentsLast(page);
  await page.setViewportSize(SIZES.phone);
  for (const address of ['gallery/middle', 'gallery/tray']) {
    await open(page, address);
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await page.getByRole('dialog', { name: 'Call' }).getByRole('button', { name: 'Menu' }).click();
    const leave = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Leave the table' });
    await expect(leave).toBeInViewport();
    // Who plays is asked twice before leaving the others.
    await leave.click();
    await expect(leave).toHaveText('Sure? Leave the table');
  }
  // Alone, nobody else has to agree: it is asked twice.
  await open(page, 'gallery/alone');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const name of ['Give up', 'Leave the table']) {
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Sure?' })).toHaveText(`Sure? ${name}`);
    await expect(
      page
        .getByRole('dialog')
        .getByRole('status')
        .filter({ hasText: `Sure? ${name}` }),
    ).toHaveCount(1);
  }
  // So is fate, of everybody; and the ear hears the question each time.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: begins('fate.provoke') })
    .click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: say('fate.sure') }),
  ).toHaveCount(1);
  await expect(page.getByRole('group', { name: say('dice.firstLost') })).toBeVisible();
  // Practice without curses takes no die.
  await open(page, 'practice');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Give up' })).toBeVisible();
  await expect(page.getByRole('group', { name: say('dice.firstLost') })).toHaveCount(0);
});

test('one press lets go of all that is held', async ({ page }) => {
  await momentsLast(page);
  for (const name of ['desktop', 'tablet', 'phone'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    const held = page.getByRole('group', { name: 'Your dice' }).getByRole('button', { pressed: true });
    for (const letGo of [
      () => page.getByRole('button', { name: 'Release' }).click(),
      () => page.keyboard.press('Backspace'),
    ]) {
      await page.keyboard.press('q');
      await page.keyboard.press('w');
      await expect(held, name).toHaveCount(2);
      await letGo();
      await expect(held, name).toHaveCount(0);
    }
    // What cannot be held says why.
    await page.getByRole('button', { name: /^Die 5: black mask/ }).click();
    await expect(page.locator('.refusal'), name).toHaveText('Needs a gold mask');
  }
});

test('the dice beside a big screen show what friends call, and how far it is in a run', async ({ page }) => {
  await momentsLast(page);
  await page.setViewportSize(SIZES.phone);
  await open(page, 'gallery/tray-called');
  await expect(page.getByText('Inès Help!')).toBeVisible();
  await expect(page.getByText('Back to the start one room away')).toBeVisible();
});

test('what the team is asked is seen on the big screen, and answered on the dice beside it', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, 'gallery/tray-vote');
  const asked = page.getByRole('region', { name: say('fate.ask') });
  await expect(asked).toContainText('2 of 4');
  for (const name of [say('vote.agree'), 'Not now'])
    await expect(asked.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, 'gallery/tv');
  await expect(asked.locator('.voters > .yes')).toHaveCount(2);
});

test('on a phone two things to do are read whole, the others are one tap away', async ({ page }) => {
  for (const name of ['phone', 'small phone'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    const here = page.getByRole('group', { name: 'What you can do' });
    await expect(here.getByRole('button'), name).toHaveCount(2);
    // The friend whose mask frees me stands there, and nobody's mask that is still to be rolled.
    await expect(
      here.getByRole('button', {
        name: say('act.readyFree', { action: `${say('act.freeN', { n: 1 })} ${say('act.by', { name: 'Jonas' })}` }),
      }),
      name,
    ).toBeVisible();
    for (const note of [say('act.with', { names: 'Jonas' }), say('act.by', { name: 'Jonas' })])
      await expect(here.getByText(note, { exact: true })).toBeInViewport();
    expect(await cutLabels(page), name).toEqual([]);

    await open(page, 'gallery/choices');
    await expect(here.getByRole('button', { name: /^Turn a room/ })).toBeVisible();
    await expect(here.getByRole('button', { name: /^Teleport/ })).toHaveCount(0);
    await here.getByRole('button', { name: /more$/ }).click();
    const all = page.getByRole('dialog', { name: 'What you can do' });
    await expect(all.getByRole('button', { name: /^Turn a room/ })).toBeVisible();
    await all.getByRole('button', { name: /^Teleport/ }).click();
    await expect(all).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

/** All there is to do in a crowded room that has no door of its own on the board. */
const DEEDS = [
  begins('act.freeN', { n: 1 }),
  /^Free Inès/,
  /^Free Sam/,
  /^Turn a room/,
  /^Lift Cursed hand/,
  /^Lift Doomed/,
  begins('act.activateTwins'),
  /^Teleport/,
];

test('all there is to do is one tap or one key away on every window', async ({ page }) => {
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    // Another window has other buttons: what is focused before they are there is gone with the old ones.
    await openStill(page, 'gallery/crowded');
    const here = page.getByRole('group', { name: 'What you can do' });
    const more = here.getByRole('button', { name: /^\d more$/ });
    await expect(here.getByRole('button', { name: /^Free Sam/ }), name).toHaveCount(0);
    await more.focus();
    await page.keyboard.press('Enter');
    const all = page.getByRole('dialog', { name: 'What you can do' });
    for (const deed of DEEDS) await expect(all.getByRole('button', { name: deed }), name).toHaveCount(1);
    await all.getByRole('button', { name: /^Teleport/ }).click({ trial: true });
    await page.keyboard.press('Escape');
    await expect(all, name).toHaveCount(0);
    await expect(more, name).toBeFocused();
  }
});

test('a number key means the same on every window', async ({ page }) => {
  for (const name of WINDOWS) {
    await page.setViewportSize(SIZES[name]);
    await page.goto('about:blank');
    await open(page, 'gallery/run');
    await page.keyboard.press('1');
    const here = page.getByRole('group', { name: 'What you can do' });
    const aim = here.getByRole('button', { pressed: true });
    await expect(aim, name).toHaveCount(1);
    await expect(aim, name).toHaveText(begins('act.freeN', { n: 1 }));
  }
});

test('an aim chosen among the others is marked among them', async ({ page }) => {
  for (const name of ['phone', 'tablet', 'phone on its side'] as const) {
    await page.setViewportSize(SIZES[name]);
    await page.goto('about:blank');
    await open(page, 'gallery/six');
    const here = page.getByRole('group', { name: 'What you can do' });
    await here.getByRole('button', { name: /more$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: begins('act.freeN', { n: 1 }) })
      .click();
    await here.getByRole('button', { name: /more$/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { pressed: true }), name).toHaveText(
      begins('act.freeN', { n: 1 }),
    );
  }
});

test('what friends kept when they last rolled is marked on every screen, and nothing else', async ({ page }) => {
  for (const name of [...WINDOWS, 'small tablet'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    await expect(page.getByRole('button', { name: /^Jonas.*keeps: torch and torch/ }), name).toBeVisible();
    await expect(page.getByRole('button', { name: /^Teo.*keeps/ }), name).toHaveCount(0);
    const marked = await page.locator('.mate').evaluateAll(mates =>
      mates.map(mate => {
        const edge = mate.getBoundingClientRect().bottom;
        // A line below the die; the smallest dice paint it themselves.
        const isMarked = (die: Element): boolean =>
          getComputedStyle(die, '::after').content !== 'none' ||
          / rgb\(/.test(getComputedStyle(die).backgroundImage.split('linear-gradient')[1] ?? '');
        const dice = [...mate.querySelectorAll('.die, .chip-die')].filter(
          die => isMarked(die) && die.getBoundingClientRect().bottom + 5 < edge,
        );
        return dice.length;
      }),
    );
    expect(marked, name).toEqual([2, 3, 0]);
  }
});

test('a desktop counts the curses and treasures one has, and gives one alone the room of friends', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await open(page, 'gallery/middle');
  await expect(page.locator('.me-tags')).toHaveText('5 dice 1 curse 1 treasure');
  const team = page.getByRole('complementary', { name: 'Your team' });
  await expect(team).toBeVisible();
  await open(page, 'gallery/alone');
  await expect(page.locator('.me-tags')).toHaveText('7 dice');
  await expect(team).toHaveCount(0);
  expect((await page.locator('.mid').boundingBox())?.x).toBeLessThan(40);
});

test('on a phone a vote is seen in every sheet and reached by keys; a choice of rooms shows them; curses are marked over doors', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, 'gallery/middle');
  // My own room, and the two behind its open doors.
  await expect(page.locator('.seal-mark')).toHaveCount(4);
  await page.getByRole('button', { name: 'Whole temple' }).click();
  const vote = page.getByRole('dialog').getByRole('region', { name: say('fate.ask') });
  await expect(vote).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(vote.getByRole('button', { name: say('vote.agree'), exact: true })).toBeFocused();
  await vote.getByRole('button', { name: 'Not now' }).click({ trial: true });

  await open(page, 'gallery/haunted');
  await page.getByRole('button', { name: /more$/ }).click();
  await page.getByRole('button', { name: /^Push ghost/ }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^${say('room.trials')}, ${say('compass.E')}`) }),
  ).toBeVisible();
  const numbers = page.locator('.choices-map .choice-number');
  await expect(numbers).toHaveCount(2);
  for (const number of await numbers.all()) await expect(number).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.choices-map .ghost-piece')).toBeInViewport();
});
