import { expect, test } from '@playwright/test';
import { open, SIZES, STILL } from './pages.ts';

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
    await told(/^Time left$/, 'At 0:00 the temple falls.');
    await told(/^Gem depot$/, 'Each one in the depot makes leaving a key dearer.');
    await told(/^7 rooms/, 'The exit lies among them.');
  }
  await page.setViewportSize(SIZES.phone);
  await open(page, 'gallery/middle');
  await told(/^Time left$/, 'At 0:00 the temple falls.');
  await page.getByRole('button', { name: /gems left in the depot/ }).click();
  await told(/^Gem depot$/, 'Each one in the depot makes leaving a key dearer.');
});

test('one press lets go of all that is held', async ({ page }) => {
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
  }
});

test('the dice beside a big screen show what friends call, and how far it is in a run', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, 'gallery/tray-called');
  await expect(page.getByText('Inès Help!')).toBeVisible();
  await expect(page.getByText('Back to the start one room away')).toBeVisible();
});
