import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';

/**
 * What follows a change is drawn in turns, one part a frame: one's own dice at once, then the temple, the team, what can be
 * done. In one frame together they would keep a slow phone from answering the next touch.
 */
export interface FrameScheduler {
  /** Draws in a frame to come, after all that wait; what is asked again before its turn keeps it, and is drawn once. */
  readonly ask: (part: object, turn: Turn) => void;
  /** It is not there any more. */
  readonly forget: (part: object) => void;
  readonly stop: () => void;
}

export interface Turn {
  /** What has nothing to draw gives its frame to the next one. */
  readonly hasNews: () => boolean;
  readonly draw: () => void;
}

/** Asking for a moment answers how to call it off. */
export interface Frames {
  readonly next: (draw: () => void) => () => void;
  /** As soon as this frame is drawn. */
  readonly soon: (look: () => void) => () => void;
  /** After the frame in which what is drawn at once will be seen. */
  readonly afterNext: (look: () => void) => () => void;
  /** In milliseconds. */
  readonly now: () => number;
}

/** Half a frame of most screens. */
const SHARE_MS = 8;

export const frameScheduler = (frames: Frames): FrameScheduler => {
  /** In the order in which they were asked for: nobody is passed over. */
  const waiting = new Map<object, Turn>();
  let callOff: (() => void) | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let hasYielded = false;
  let isDrawing = false;

  /** Whoever has nothing to draw waits no longer, up to the first that has something; nor does one that fails. */
  const dropIdle = (): void => {
    for (const [part, { hasNews }] of waiting) {
      let isIdle = true;
      try {
        isIdle = !hasNews();
      } finally {
        if (isIdle) waiting.delete(part);
      }
      if (!isIdle) return;
    }
  };

  /** Asks for a frame if there is something to draw in it: the browser takes a third of the work for an empty one. */
  const look = (): void => {
    callOff = undefined;
    // Whatever becomes of one part, the others have their turns.
    try {
      dropIdle();
    } finally {
      if (waiting.size > 0) callOff = frames.next(drawFirst);
    }
  };

  const drawFirst = (): void => {
    // News that has just come has had its share of this frame; but only once, or a busy table would draw nothing.
    hasYielded = !hasYielded && frames.now() - askedAt < SHARE_MS;
    if (hasYielded) {
      callOff = frames.next(drawFirst);
      return;
    }
    isDrawing = true;
    try {
      dropIdle();
      const [first] = waiting;
      if (first) {
        const [part, { draw }] = first;
        waiting.delete(part);
        draw();
      }
    } finally {
      isDrawing = false;
      callOff = waiting.size > 0 ? frames.soon(look) : undefined;
    }
  };

  return {
    ask: (part, turn) => {
      // What follows from a drawing is no news.
      if (!isDrawing) askedAt = frames.now();
      waiting.set(part, turn);
      callOff ??= frames.afterNext(look);
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

const timer = (ms: number) => (look: () => void) => {
  const asked = setTimeout(look, ms);
  return () => clearTimeout(asked);
};

const pageFrames: Frames = {
  next: draw => {
    const frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  },
  soon: timer(0),
  afterNext: timer(FRAME_MS),
  now: () => performance.now(),
};

export const useFrameScheduler = (): FrameScheduler => {
  const scheduler = useMemo(() => frameScheduler(pageFrames), []);
  useLayoutEffect(() => scheduler.stop, [scheduler]);
  return scheduler;
};

/**
 * What `source` says, from its turn on. With `invalidated`, which changes whenever the answer may, it is worked out shortly
 * before that and not when the news comes.
 */
export const useDeferred = <T>(
  scheduler: FrameScheduler,
  source: ReadonlySignal<T>,
  invalidated: ReadonlySignal<unknown> = source,
): ReadonlySignal<T> => {
  const shown = useSignal(source.peek());
  useLayoutEffect(() => follow(scheduler, { source, invalidated, shown }), [scheduler, source, invalidated, shown]);
  return shown;
};

interface Following<T> {
  readonly source: Pick<ReadonlySignal<T>, 'peek'>;
  readonly invalidated: ReadonlySignal<unknown>;
  readonly shown: Signal<T>;
}

/** The same without a component; answers how to stop it. */
export const follow = <T>(scheduler: FrameScheduler, { source, invalidated, shown }: Following<T>): (() => void) => {
  const turn: Turn = {
    hasNews: () => source.peek() !== shown.peek(),
    draw: () => {
      shown.value = source.peek();
    },
  };
  const stop = invalidated.subscribe(() => scheduler.ask(shown, turn));
  return () => {
    stop();
    scheduler.forget(shown);
  };
};
