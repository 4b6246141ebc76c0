import type { CDPSession, Page } from '@playwright/test';

/** What a touch of the big button brought about in the page: read there, so that no question disturbs it. */
interface Touch {
  /** Frames after the one of the touch, until a die moved. */
  readonly framesLate: number;
  /** From the touch to the picture that shows the die moving, in steps of 8 ms. */
  readonly ms: number;
}

declare global {
  var touches: Touch[];
}

/** Notes down in the page, from now on, how soon one's own dice move. */
export const watchTouches = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.touches = [];
    const waiting = new Map<number, number>();
    const isMoving = (): boolean => document.querySelector('.slot .rolling') !== null;
    addEventListener(
      'pointerdown',
      event => {
        const button = event.target instanceof Element ? event.target.closest('.roll') : null;
        if (!button || button.matches('.waiting, [disabled]') || isMoving()) return;
        let framesLate = 0;
        const look = (): void => {
          if (isMoving()) waiting.set(Math.round(event.timeStamp), framesLate);
          else if (++framesLate < 30) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
    new PerformanceObserver(list => {
      for (const { name, startTime, duration } of list.getEntries()) {
        const framesLate = waiting.get(Math.round(startTime));
        if (name === 'pointerdown' && framesLate !== undefined) globalThis.touches.push({ framesLate, ms: duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

export const touchesIn = (page: Page): Promise<readonly Touch[]> => page.evaluate(() => globalThis.touches);

/** What is pressed between two rolls: doors and actions. Keys, since looking for a button would be work in the page. */
const KEYS = ['ArrowLeft', 'ArrowUp', 'Digit1', 'ArrowRight', 'ArrowDown', 'Digit2'] as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the big button is. Looked for before anything is measured: the page is given a script for it that takes a slow phone 50 ms. */
export const rollSpot = async (page: Page): Promise<Spot> => {
  const box = await page.locator('.roll').boundingBox();
  if (!box) throw new Error('there is no button to roll with');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Plays like somebody in a hurry: the thumb on the big button as soon as it may, and whatever lies open in between. */
export const playOn = async (cdp: CDPSession, roll: Spot, seconds: number): Promise<void> => {
  const touchPoints = [roll];
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end; turn++) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await rest(60);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await rest(700);
    const code = KEYS[turn % KEYS.length] ?? 'ArrowLeft';
    const key = code.replace('Digit', '');
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
    await rest(940);
  }
};

const rest = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));
