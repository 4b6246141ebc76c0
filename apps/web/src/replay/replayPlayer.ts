import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Timeline } from '@templefall/replay';
import type { AppliedEvent, ReplayCourse } from '../games/gameClient.ts';
import { listeners } from '../ui/signals/listeners.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a line stands in a game without a clock, at speed 1. */
const LINE_MS = 1200;
/** More steps than this at once are a leap: nothing of them is animated. */
const MOST_APPLIED = 30;

/** Where in a game one is, and how one moves through it. */
export interface ReplayPlayer {
  /** So many steps have happened. */
  readonly n: ReadonlySignal<number>;
  /** The same as a place on the time line. */
  readonly x: ReadonlySignal<number>;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly speed: Signal<Speed>;
  readonly toStep: (n: number) => void;
  readonly toPlace: (x: number) => void;
  /** To the next line in that direction. */
  readonly byLine: (direction: 1 | -1) => void;
  readonly toggle: () => void;
  readonly stop: () => void;
  /** So much real time has passed. */
  readonly pass: (ms: number) => void;
  readonly onApplied: (listener: (applied: AppliedEvent<unknown, { readonly type: string }>) => void) => () => void;
}

export const replayPlayer = (
  timeline: Timeline,
  course: ReadonlySignal<ReplayCourse>,
  { isTimed, from = 0 }: { readonly isTimed: boolean; readonly from?: number },
): ReplayPlayer => {
  const start = Math.max(0, Math.min(timeline.length, from));
  const n = signal(start);
  const x = signal(course.peek().xOf(start));
  const isPlaying = signal(false);
  const speed = signal<Speed>(1);
  const applied = listeners<AppliedEvent<unknown, { readonly type: string }>>();
  /** Real time spent on the line that stands, in a game without a clock. */
  let stood = 0;

  const move = (to: number, place: number): void => {
    const before = n.peek();
    batch(() => {
      n.value = to;
      x.value = place;
    });
    if (to <= before || to - before > MOST_APPLIED) return;
    for (let step = before + 1; step <= to; step++) {
      const one = timeline.appliedAt(step);
      if (one) applied.tell(one);
    }
  };
  const stop = (): void => {
    isPlaying.value = false;
    stood = 0;
  };
  const toStep = (to: number): void => {
    const step = Math.max(0, Math.min(timeline.length, Math.trunc(to)));
    move(step, course.peek().xOf(step));
  };
  const toPlace = (to: number): void => {
    const place = Math.max(0, Math.min(course.peek().length, to));
    move(course.peek().nAt(place), place);
  };
  const lines = computed(() => course.value.lines.map(line => line.n));
  const lineAfter = (step: number): number => lines.peek().find(one => one > step) ?? timeline.length;
  const lineBefore = (step: number): number => lines.peek().findLast(one => one < step) ?? 0;
  const isOver = (): boolean => n.peek() >= timeline.length && x.peek() >= course.peek().xOf(timeline.length);

  return {
    n,
    x,
    isPlaying,
    speed,
    toStep,
    toPlace,
    byLine: direction => {
      stop();
      toStep(direction > 0 ? lineAfter(n.peek()) : lineBefore(n.peek()));
    },
    toggle: () => {
      if (isPlaying.peek()) {
        stop();
        return;
      }
      if (isOver()) toStep(0);
      isPlaying.value = true;
    },
    stop,
    pass: ms => {
      if (!isPlaying.peek()) return;
      if (isTimed) toPlace(Math.min(x.peek() + ms * speed.peek(), course.peek().xOf(timeline.length)));
      else {
        stood += ms * speed.peek();
        if (stood < LINE_MS) return;
        stood = 0;
        toStep(lineAfter(n.peek()));
      }
      if (isOver()) stop();
    },
    onApplied: applied.add,
  };
};
