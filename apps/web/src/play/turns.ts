import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';

/**
 * What follows a change is drawn in turns, one part a frame: one's own dice at once, then the temple, the team, what can be
 * done. In one frame together they would keep a slow phone from answering the next touch.
 */
export interface Turns {
  /** Draws in a frame to come; what is asked again before its turn is drawn once. */
  readonly ask: (turn: number, draw: () => void) => void;
  readonly stop: () => void;
}

/** Both answer how to call it off. */
export interface Frames {
  readonly next: (draw: () => void) => () => void;
  /** Not the one in which what is drawn at once will be seen, but the one after it. */
  readonly afterNext: (draw: () => void) => () => void;
}

/** Lower numbers come first. */
export const turnsBy = (frames: Frames): Turns => {
  const waiting = new Map<number, () => void>();
  let callOff: (() => void) | undefined;
  const draw = (): void => {
    const turn = Math.min(...waiting.keys());
    const part = waiting.get(turn);
    waiting.delete(turn);
    callOff = waiting.size > 0 ? frames.next(draw) : undefined;
    part?.();
  };
  return {
    ask: (turn, part) => {
      waiting.set(turn, part);
      callOff ??= frames.afterNext(draw);
    },
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
};

export const useTurns = (): Turns => {
  const turns = useMemo(() => turnsBy(pageFrames), []);
  useLayoutEffect(() => turns.stop, [turns]);
  return turns;
};

/** What `source` says, from its turn on. */
export const useTurn = <T>(turns: Turns, turn: number, source: ReadonlySignal<T>): ReadonlySignal<T> => {
  const shown = useSignal(source.peek());
  useLayoutEffect(
    () =>
      source.subscribe(value =>
        turns.ask(turn, () => {
          shown.value = value;
        }),
      ),
    [turns, turn, source, shown],
  );
  return shown;
};
