import type { Millis } from '@templefall/kit';

/** Asks at most once a second, however many want to know; all who ask meanwhile get the same answer. */
export const briefly = <T>(ask: () => Promise<T>, now: () => Millis, span: Millis = 1000): (() => Promise<T>) => {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<T> | undefined;
  return () => {
    if (answer && now() - askedAt < span) return answer;
    askedAt = now();
    const fresh = ask();
    answer = fresh;
    // A failure is told to those who waited for it and to nobody after them.
    fresh.catch(() => {
      if (answer === fresh) answer = undefined;
    });
    return fresh;
  };
};
