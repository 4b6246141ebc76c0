import { expect, test } from '@playwright/test';
import { cutLabels, momentsLast, open, openStill, SIZES, STILL } from './pages.ts';
import { begins, contains, say, source } from './words.ts';

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
      const outside = page.getByRole('region', { name: say('where.out') });
      for (const button of ['Jonas', 'Inès', 'Teo', say('ping.title'), say('play.findHelp')])
        await expect(outside.getByRole('button', { name: button, exact: true }), `${address} on ${name}`).toBeVisible();
      await expect(
        page.getByRole('button', {
          name: new RegExp(`^(${source('roll.roll')}|${source('roll.stuck')}|${source('dice.dieSays')})`),
        }),
      ).toHaveCount(0);
      await expect(page.getByText(say('act.none'))).toHaveCount(0);
    }
  await page.getByRole('button', { name: say('ping.title'), exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: say('ping.title') }).getByRole('button', { name: say('ping.help') }),
  ).toBeVisible();
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
    await told(begins('play.clock', {}, '$'), say('play.clock.rule'));
    await told(begins('depot.title', {}, '$'), say('symbol.gem.rule'));
    await told(new RegExp(`^7 ${source('board.rooms')}`), say('board.stack.exit'));
  }
  for (const name of ['phone', 'phone on its side'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    await told(begins('play.clock', {}, '$'), say('play.clock.rule'));
    await told(contains('depot.left'), say('symbol.gem.rule'));
  }
});

test('beside the rooms still to be found stands how many curses wait, where they are played', async ({ page }) => {
  for (const name of ['desktop', 'tablet'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    await expect(
      page.getByRole('button', {
        name: new RegExp(`^7 ${source('board.rooms')} ${source('board.exitHidden')} \\d+ ${source('board.curses')}$`),
      }),
      name,
    ).toBeVisible();
    await open(page, 'gallery/alone');
    await expect(
      page.getByRole('button', { name: new RegExp(`^7 ${source('board.rooms')} ${source('board.exitHidden')}$`) }),
      name,
    ).toBeVisible();
  }
});

test('the menu is found on every device, also beside a big screen', async ({ page }) => {
  await momentsLast(page);
  await page.setViewportSize(SIZES.phone);
  for (const address of ['gallery/middle', 'gallery/tray']) {
    await open(page, address);
    await page.getByRole('button', { name: say('ping.title'), exact: true }).click();
    await page
      .getByRole('dialog', { name: say('ping.title') })
      .getByRole('button', { name: say('play.menu') })
      .click();
    const leave = page.getByRole('dialog', { name: say('play.menu') }).getByRole('button', { name: say('play.leave') });
    await expect(leave).toBeInViewport();
    // Who plays is asked twice before leaving the others.
    await leave.click();
    await expect(leave).toHaveText(say('play.sure', { what: say('play.leave') }));
  }
  // Alone, nobody else has to agree: it is asked twice.
  await open(page, 'gallery/alone');
  await page.getByRole('button', { name: say('play.menu'), exact: true }).click();
  for (const name of [say('play.giveUp'), say('play.leave')]) {
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: begins('play.sure') })).toHaveText(
      say('play.sure', { what: name }),
    );
    await expect(
      page
        .getByRole('dialog')
        .getByRole('status')
        .filter({ hasText: say('play.sure', { what: name }) }),
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
  await page.getByRole('button', { name: say('play.menu'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: say('play.giveUp') })).toBeVisible();
  await expect(page.getByRole('group', { name: say('dice.firstLost') })).toHaveCount(0);
});

test('one press lets go of all that is held', async ({ page }) => {
  await momentsLast(page);
  for (const name of ['desktop', 'tablet', 'phone'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    const held = page.getByRole('group', { name: say('dice.label') }).getByRole('button', { pressed: true });
    for (const letGo of [
      () => page.getByRole('button', { name: say('roll.release') }).click(),
      () => page.keyboard.press('Backspace'),
    ]) {
      await page.keyboard.press('q');
      await page.keyboard.press('w');
      await expect(held, name).toHaveCount(2);
      await letGo();
      await expect(held, name).toHaveCount(0);
    }
    // What cannot be held says why.
    await page.getByRole('button', { name: begins('dice.dieSays', { n: 5, face: say('face.B') }) }).click();
    await expect(page.locator('.refusal'), name).toHaveText(say('refused.blackDie'));
  }
});

test('the dice beside a big screen show what friends call, and how far it is in a run', async ({ page }) => {
  await momentsLast(page);
  await page.setViewportSize(SIZES.phone);
  await open(page, 'gallery/tray-called');
  await expect(page.getByText(`Inès ${say('call.help')}`)).toBeVisible();
  await expect(page.getByText(`${say('play.backToStart')} ${say('where.oneAway', { n: 1 })}`)).toBeVisible();
});

test('what the team is asked is seen on the big screen, and answered on the dice beside it', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, 'gallery/tray-vote');
  const asked = page.getByRole('region', { name: say('fate.ask') });
  await expect(asked).toContainText(say('fate.count', { n: 2, most: 4 }));
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
    const here = page.getByRole('group', { name: say('act.label') });
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
    await expect(here.getByRole('button', { name: begins('act.turnRoom') })).toBeVisible();
    await expect(here.getByRole('button', { name: begins('treasure.teleport') })).toHaveCount(0);
    await here.getByRole('button', { name: contains('act.more') }).click();
    const all = page.getByRole('dialog', { name: say('act.label') });
    await expect(all.getByRole('button', { name: begins('act.turnRoom') })).toBeVisible();
    await all.getByRole('button', { name: begins('treasure.teleport') }).click();
    await expect(all).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

/** All there is to do in a crowded room that has no door of its own on the board. */
const DEEDS = [
  begins('act.freeN', { n: 1 }),
  begins('act.freeOther', { name: 'Inès' }),
  begins('act.freeOther', { name: 'Sam' }),
  begins('act.turnRoom'),
  begins('act.liftNamed', { curse: say('curse.cursedHand') }),
  begins('act.liftNamed', { curse: say('curse.doomed') }),
  begins('act.activateTwins'),
  begins('treasure.teleport'),
];

test('all there is to do is one tap or one key away on every window', async ({ page }) => {
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    // Another window has other buttons: what is focused before they are there is gone with the old ones.
    await openStill(page, 'gallery/crowded');
    const here = page.getByRole('group', { name: say('act.label') });
    const more = here.getByRole('button', { name: begins('act.more', {}, '$') });
    await expect(here.getByRole('button', { name: begins('act.freeOther', { name: 'Sam' }) }), name).toHaveCount(0);
    await more.focus();
    await page.keyboard.press('Enter');
    const all = page.getByRole('dialog', { name: say('act.label') });
    for (const deed of DEEDS) await expect(all.getByRole('button', { name: deed }), name).toHaveCount(1);
    await all.getByRole('button', { name: begins('treasure.teleport') }).click({ trial: true });
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
    const here = page.getByRole('group', { name: say('act.label') });
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
    const here = page.getByRole('group', { name: say('act.label') });
    await here.getByRole('button', { name: contains('act.more') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: begins('act.freeN', { n: 1 }) })
      .click();
    await here.getByRole('button', { name: contains('act.more') }).click();
    await expect(page.getByRole('dialog').getByRole('button', { pressed: true }), name).toHaveText(
      begins('act.freeN', { n: 1 }),
    );
  }
});

test('what friends kept when they last rolled is marked on every screen, and nothing else', async ({ page }) => {
  for (const name of [...WINDOWS, 'small tablet'] as const) {
    await page.setViewportSize(SIZES[name]);
    await open(page, 'gallery/middle');
    await expect(page.getByRole('button', { name: new RegExp(`^Jonas.*${source('team.keeps')}`) }), name).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^Teo.*${source('team.keeps')}`) }), name).toHaveCount(0);
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
  await expect(page.locator('.me-tags')).toHaveText(
    `${say('dice.count', { n: 5 })} 1 ${say('board.curses', { n: 1 })} 1 ${say('card.treasures', { n: 1 })}`,
  );
  const team = page.getByRole('complementary', { name: say('team.label') });
  await expect(team).toBeVisible();
  await open(page, 'gallery/alone');
  await expect(page.locator('.me-tags')).toHaveText(say('dice.count', { n: 7 }));
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
  await page.getByRole('button', { name: say('play.map') }).click();
  const vote = page.getByRole('dialog').getByRole('region', { name: say('fate.ask') });
  await expect(vote).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: say('settings.close') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(vote.getByRole('button', { name: say('vote.agree'), exact: true })).toBeFocused();
  await vote.getByRole('button', { name: say('vote.decline') }).click({ trial: true });

  await open(page, 'gallery/haunted');
  await page.getByRole('button', { name: contains('act.more') }).click();
  await page.getByRole('button', { name: begins('act.pushGhost') }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^${say('room.trials')}, ${say('compass.E')}`) }),
  ).toBeVisible();
  const numbers = page.locator('.choices-map .choice-number');
  await expect(numbers).toHaveCount(2);
  for (const number of await numbers.all()) await expect(number).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.choices-map .ghost-piece')).toBeInViewport();
});
