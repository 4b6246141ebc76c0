import type { Millis } from '@templefall/kit';

/** Where game time lies on the audio device's own clock. */
export interface Timeline {
  /** Notes a reading of both clocks made at one moment. Answers whether the two have come apart: sleep, a new device. */
  readonly read: (game: Millis, audio: number) => boolean;
  /** The second of the audio clock at which a moment of the game is to sound. */
  readonly toAudio: (game: Millis) => number;
  readonly forget: () => void;
  readonly isSet: () => boolean;
}

/**
 * The audio clock is read in steps of a buffer, always late and never early; of the last readings the one that is least
 * late is the true one. That takes the jitter of buffers and timers out of the beat. Where readings have no jitter, a few
 * that agree are enough: a gap in the sound or a correction of the game's clock is followed at once. A jump starts anew.
 */
export const createTimeline = (): Timeline => {
  let offsets: readonly number[] = [];
  const best = (): number => {
    const latest = offsets.slice(-FEW);
    const agree = latest.length === FEW && Math.max(...latest) - Math.min(...latest) < SAME;
    return Math.max(...(agree ? latest : offsets));
  };
  return {
    read: (game, audio) => {
      const offset = audio - game / 1000;
      const jumped = offsets.length > 0 && Math.abs(offset - best()) > JUMP;
      offsets = jumped ? [offset] : [...offsets.slice(1 - WINDOW), offset];
      return jumped;
    },
    toAudio: game => game / 1000 + best(),
    isSet: () => offsets.length > 0,
    forget: () => {
      offsets = [];
    },
  };
};

const WINDOW = 12;
const FEW = 4;
/** Seconds. */
const SAME = 0.0005;
/** Seconds. Buffers of 10 to 50 ms are common; four times that is no buffer. */
const JUMP = 0.2;
