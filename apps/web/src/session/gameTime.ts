import type { Clock, Millis } from '@templefall/kit';

/** Where a game's clock stands: `gone` when it was last set going or stopped, and since when it runs. */
export interface Reading {
  readonly gone: Millis;
  readonly since?: Millis;
}

export const readTime = ({ gone, since }: Reading, clock: Clock): Millis =>
  since === undefined ? gone : gone + clock.now() - since;

/** Game time on a real clock: it starts when told, and stands still while paused. */
export interface GameTime {
  readonly now: () => Millis;
  readonly isRunning: () => boolean;
  readonly run: () => void;
  readonly stop: () => void;
  readonly reading: () => Reading;
}

export const gameTime = (clock: Clock, from: Millis = 0): GameTime => {
  let reading: Reading = { gone: from };
  const isRunning = () => reading.since !== undefined;
  const now = () => readTime(reading, clock);
  return {
    now,
    isRunning,
    run: () => {
      if (!isRunning()) reading = { ...reading, since: clock.now() };
    },
    stop: () => {
      reading = { gone: now() };
    },
    reading: () => reading,
  };
};

const now = (): Millis => performance.timeOrigin + performance.now();

/** The clock of this device: a page and its workers read the same time from it. */
export const pageClock: Clock = {
  now,
  at: (moment, callback) => {
    const timer = setTimeout(callback, Math.max(0, moment - now()));
    return () => clearTimeout(timer);
  },
};
