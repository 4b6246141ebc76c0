import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';

/**
 * What follows a change is drawn in turns, one part a frame: one's own dice at once, then the temple, the team, what can be
 * done. In one frame together they would keep a slow phone from answering the next touch.
 */
export interface Turns {
  /** Draws in a frame to come, after all that wait; what is asked again before its turn keeps it, and is drawn once. */
  readonly ask: (part: object, turn: Turn) => void;
  /** It is not there any more. */
  readonly forget: (part: object) => void;
  readonly stop: () => void;
}

export interface Turn {
  /** Works out what there is to draw. If there is nothing, the frame goes to the next one. */
  readonly isNew: () => boolean;
  readonly draw: () => void;
}

/** Asking for one answers how to call it off. */
export interface Frames {
  readonly next: (draw: () => void) => () => void;
  /** After the frame in which what is drawn at once will be seen; no frame is drawn for it. */
  readonly later: (work: () => void) => () => void;
}

export const turnsBy = (frames: Frames): Turns => {
  /** In the order in which they were asked for: nobody is passed over. */
  const waiting = new Map<object, Turn>();
  let callOff: (() => void) | undefined;
  let hasNews = false;
  let hasYielded = false;
  let isDrawing = false;
  // Whatever becomes of one part, the others have their turns.
  const look = (): void => {
    hasNews = false;
    try {
      for (const [part, turn] of [...waiting]) {
        waiting.delete(part);
        if (turn.isNew()) waiting.set(part, turn);
      }
    } finally {
      callOff = waiting.size > 0 ? frames.later(drawSoon) : undefined;
    }
  };
  const drawSoon = (): void => {
    callOff = frames.next(drawFirst);
  };
  const drawFirst = (): void => {
    // What news changes is worked out for all parts apart from their frames, since it costs as much as most of them. But
    // not for two news in a row, or a busy table would draw nothing.
    hasYielded = hasNews && !hasYielded;
    if (hasYielded) {
      callOff = frames.later(look);
      return;
    }
    isDrawing = true;
    try {
      for (const [part, { isNew, draw }] of waiting) {
        waiting.delete(part);
        if (!isNew()) continue;
        draw();
        break;
      }
    } finally {
      isDrawing = false;
      callOff = waiting.size > 0 ? frames.next(drawFirst) : undefined;
    }
  };
  return {
    ask: (part, turn) => {
      // What follows from a drawing is no news.
      if (!isDrawing) hasNews = true;
      waiting.set(part, turn);
      callOff ??= frames.later(look);
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
  later: work => {
    const timer = setTimeout(work, FRAME_MS);
    return () => clearTimeout(timer);
  },
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
  const turn: Turn = {
    isNew: () => source.peek() !== shown.peek(),
    draw: () => {
      shown.value = source.peek();
    },
  };
  const stop = stirred.subscribe(() => turns.ask(shown, turn));
  return () => {
    stop();
    turns.forget(shown);
  };
};
