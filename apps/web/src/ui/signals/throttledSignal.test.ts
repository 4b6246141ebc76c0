import { type ReadonlySignal, signal } from '@preact/signals';
import { createElement, render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useThrottled } from './throttledSignal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSE = 250;

/** What a component that draws nothing is given, and how it goes away. */
const slowly = (source: ReadonlySignal<number>, invalidated?: ReadonlySignal<unknown>) => {
  const place = { nodeType: 1, childNodes: [] } as unknown as Element;
  const given: { slow?: ReadonlySignal<number> } = {};
  const Reader = () => {
    given.slow = useThrottled(source, PAUSE, invalidated);
    return null;
  };
  render(createElement(Reader, {}), place);
  return { shown: () => given.slow?.peek(), leave: () => render(null, place) };
};

it('shows what is there at first, and the latest of what comes, once a pause', () => {
  const source = signal(1);
  const { shown } = slowly(source);
  expect(shown()).toBe(1);
  source.value = 2;
  source.value = 3;
  vi.advanceTimersByTime(PAUSE - 1);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(3);
  source.value = 4;
  vi.advanceTimersByTime(PAUSE - 1);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(4);
});

it('works its source out only when something has stirred', () => {
  const source = signal(1);
  const invalidated = signal(0);
  const { shown } = slowly(source, invalidated);
  vi.advanceTimersByTime(PAUSE);
  source.value = 2;
  vi.advanceTimersByTime(4 * PAUSE);
  expect(shown()).toBe(1);
  invalidated.value++;
  vi.advanceTimersByTime(PAUSE);
  expect(shown()).toBe(2);
});

it('nothing is left to do when its reader is gone', () => {
  const source = signal(1);
  const { leave } = slowly(source);
  source.value = 2;
  leave();
  expect(vi.getTimerCount()).toBe(0);
  source.value = 3;
  expect(vi.getTimerCount()).toBe(0);
});
