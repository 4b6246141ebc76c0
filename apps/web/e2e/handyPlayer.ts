import type { Page } from '@playwright/test';
import { begins, say, source } from './words.ts';

/** A button that can be reached by a finger: its words, and where to press. */
interface Button {
  readonly name: string;
  /** What is aimed at now. */
  readonly isAim: boolean;
  readonly x: number;
  readonly y: number;
}

/** What the screen shows of one's own hand, and whether dice still tumble. */
interface Seen {
  readonly buttons: readonly Button[];
  readonly isRolling: boolean;
}

/** Put before what stands among the friends one can give a die: it has only their names. */
const GIVE = 'Give: ';

const look = (page: Page): Promise<Seen> =>
  page.evaluate(give => {
    const nameOf = (button: HTMLElement): string =>
      (button.closest('.gift') ? give : '') +
      (button.ariaLabel ?? button.querySelector('.unseen')?.textContent ?? button.textContent ?? '').trim();
    const buttons = [
      ...document.querySelectorAll<HTMLButtonElement>('.stage button, .sheet button, .gift button'),
    ].flatMap(button => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isAim = button.ariaPressed === 'true' && button.matches('.act, .door');
      // What something else lies upon cannot be pressed.
      const isFree = !button.disabled && button.contains(document.elementFromPoint(x, y));
      return isFree ? [{ name: nameOf(button), isAim, x, y }] : [];
    });
    return { buttons, isRolling: document.querySelector('.slot.rolling') !== null };
  }, GIVE);

const LIVE_DIE = new RegExp(`^${source('dice.dieSays', { face: '' }).replace('.*', '\\d')}(?!${source('face.B')})`);
const STUCK = new RegExp(`${source('where.stuck')}|${source('where.stuckHere')}`);
/** Not giving up, which stands in the same sheet as fate. */
const VOTE = new RegExp(`^${say('vote.agree')}$|^${source('fate.sure')}|^${GIVE}`);
const FREE = `(?:${source('act.freeN')}|${source('act.freeOther')})`;
const AT_HAND = new RegExp(
  `^(?:${source('act.escape')}|${source('act.activateN')}|${FREE}).*${source('act.readyFree', { action: '' })}`,
);
const AIMS = [
  begins('act.escape'),
  begins('act.activateN'),
  begins('act.enterRoom', { room: say('room.exit') }),
  begins('act.discoverSide', { side: '' }, '\\w'),
  begins('act.enterRoom', { side: say('heading.E') }),
];

/**
 * A player who reads what the screen offers: helps and leaves when it can, otherwise aims at something and rolls for it.
 * `turn` turns the wheel of choices. Nothing: wait for the dice or for the others.
 */
const wish = ({ buttons, isRolling }: Seen, turn: number): Button | undefined => {
  const named = (wanted: RegExp): Button | undefined => buttons.find(({ name }) => wanted.test(name));
  const vote = named(VOTE);
  if (vote || isRolling) return vote;
  const free = named(AT_HAND);
  if (free) return free;
  // All black: only fate helps. On a phone it stands in the menu, which is closed again afterwards.
  const isStuck = !buttons.some(({ name }) => LIVE_DIE.test(name)) || named(STUCK) !== undefined;
  if (isStuck)
    return (
      named(begins('fate.provoke')) ?? named(begins('fate.title', {}, '$')) ?? named(begins('settings.close', {}, '$'))
    );
  const sheet = named(begins('settings.close', {}, '$'));
  if (sheet) return sheet;
  // Everything is held and yet not enough: a gold mask is wanted first.
  const roll = named(begins('roll.rollN'));
  if (!roll) return named(new RegExp(`^${FREE}`));
  if (buttons.some(({ isAim }) => isAim)) return roll;

  const doors = buttons.filter(({ name }) => begins('act.enterRoom').test(name));
  const aims = AIMS.map(named);
  return aims.find(aim => aim !== undefined) ?? doors[turn % Math.max(1, doors.length)] ?? roll;
};

/** One look and at most one press, with the mouse or with a thumb. */
export const takeTurn = async (page: Page, turn: number, isPhone: boolean): Promise<void> => {
  const button = wish(await look(page), turn);
  if (!button) return;
  if (isPhone) await page.touchscreen.tap(button.x, button.y);
  else await page.mouse.click(button.x, button.y);
};
