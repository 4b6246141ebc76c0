import type { Millis } from '@templefall/kit';
import type { Speaker } from '@templefall/soundtrack';

export interface Words {
  readonly text: string;
  /** From 0 to 1; at 0 nothing is said. */
  readonly volume: number;
  readonly speaker: Speaker;
  /** How long they stand where nobody speaks. */
  readonly time: Millis;
}

export interface Telling {
  /** A voice is saying it; else it is to be read. */
  readonly isSpoken: boolean;
  /** Whoever stops it is not told of its end. */
  readonly stop: () => void;
}

/**
 * Says the words, or leaves time to read them; then it is over. A voice that falls silent at once, as browsers do before
 * the first touch, counts as none.
 */
export const tell = ({ text, volume, speaker, time }: Words, over: () => void): Telling => {
  const begun = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const spoken = (): void => {
    if (isStopped) return;
    const gone = Date.now() - begun;
    if (gone >= time / 3) over();
    else timer = setTimeout(over, time - gone);
  };
  const hush = volume > 0 ? speaker.say(text, volume, spoken) : undefined;
  if (!hush) timer = setTimeout(over, time);
  return {
    isSpoken: hush !== undefined,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      hush?.();
    },
  };
};
