import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';

/**
 * What follows a change is drawn in turns, one part a frame: one's own dice at once, then the temple, the team, what can be
 * done. In one frame together they would keep a slow phone from answering the next touch.
 */
export interface Turns {
  /**
   * Draws in a frame to come, after all that wait; what is asked again before its turn keeps it, and is drawn once. What
   * says that there was nothing to draw gives its frame to the next one.
   */
  readonly ask: (part: object, draw: () => boolean) => void;
  /** It is not there any more. */
  readonly forget: (part: object) => void;
  readonly stop: () => void;
}

/** Asking for one answers how to call it off. */
export interface Frames {
  readonly next: (draw: () => void) => () => void;
  /** Not the one in which what is drawn at once will be seen, but the one after it. */
  readonly afterNext: (draw: () => void) => () => void;
  /** In milliseconds. */
  readonly now: () => number;
}

/** Half a frame of most screens. */
const SHARE_MS = 8;

export const turnsBy = (frames: Frames): Turns => {
  /** In the order in which they were asked for: nobody is passed over. */
  const waiting = new Map<object, () => boolean>();
  let callOff: (() => void) | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let hasYielded = false;
  let isDrawing = false;
  const drawFirst = (): void => {
    // News that has just come has had its share of this frame; but only once, or a busy table would draw nothing.
    hasYielded = !hasYielded && frames.now() - askedAt < SHARE_MS;
    if (hasYielded) {
      callOff = frames.next(drawFirst);
      return;
    }
    isDrawing = true;
    // Whatever becomes of one part, the others have their turns.
    try {
      for (const [part, draw] of waiting) {
        waiting.delete(part);
        if (draw()) break;
      }
    } finally {
      isDrawing = false;
      callOff = waiting.size > 0 ? frames.next(drawFirst) : undefined;
    }
  };
  return {
    ask: (part, draw) => {
      // What follows from a drawing is no news.
      if (!isDrawing) askedAt = frames.now();
      waiting.set(part, draw);
      callOff ??= frames.afterNext(drawFirst);
    },
    forget: part => void waiting.delete(part),
    stop: () => {
      callOff?.();
      callOff = undefined;
      waiting.clear();
    },
  };
};

/** A frame of most screens, and a little. */
const FRAME_MS = 17;

const pageFrames: Frames = {
  next: draw => {
    const frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  },
  // By a timer: asking for a frame would draw one, though nothing in it changed.
  afterNext: draw => {
    let callOff = (): void => clearTimeout(timer);
    const timer = setTimeout(() => {
      callOff = pageFrames.next(draw);
    }, FRAME_MS);
    return () => callOff();
  },
  now: () => performance.now(),
};

export const useTurns = (): Turns => {
  const turns = useMemo(() => turnsBy(pageFrames), []);
  useLayoutEffect(() => turns.stop, [turns]);
  return turns;
};

/**
 * What `source` says, from its turn on. With `stirred`, which changes whenever the answer may, it is not even worked out
 * before.
 */
export const useTurn = <T>(
  turns: Turns,
  source: ReadonlySignal<T>,
  stirred: ReadonlySignal<unknown> = source,
): ReadonlySignal<T> => {
  const shown = useSignal(source.peek());
  useLayoutEffect(() => follow(turns, { source, stirred, shown }), [turns, source, stirred, shown]);
  return shown;
};

interface Following<T> {
  readonly source: Pick<ReadonlySignal<T>, 'peek'>;
  readonly stirred: ReadonlySignal<unknown>;
  readonly shown: Signal<T>;
}

/** The same without a component; answers how to stop it. */
export const follow = <T>(turns: Turns, { source, stirred, shown }: Following<T>): (() => void) => {
  const draw = (): boolean => {
    const said = source.peek();
    if (said === shown.peek()) return false;
    shown.value = said;
    return true;
  };
  const stop = stirred.subscribe(() => turns.ask(shown, draw));
  return () => {
    stop();
    turns.forget(shown);
  };
};
