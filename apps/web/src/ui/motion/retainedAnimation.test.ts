import { createElement, render } from 'preact';
import { expect, it, vi } from 'vitest';
import { type RetainedAnimation, useRetainedAnimation, useRetainedStroke } from './retainedAnimation.ts';

const TUMBLE: RetainedAnimation = { keyframes: [{ offset: 0 }, { offset: 1 }], ms: 700 };

/** An element that notes what becomes of its motions. */
const die = () => {
  const told: string[] = [];
  const motion = {
    currentTime: 0,
    play: () => told.push('play'),
    pause: () => told.push('pause'),
    cancel: () => told.push('cancel'),
  };
  const element = {
    animate: () => {
      told.push('made');
      return motion;
    },
  } as unknown as HTMLElement;
  return { element, told: () => told.splice(0) };
};

const place = { nodeType: 1, childNodes: [] } as unknown as Element;
const draw = (ref: { current: HTMLElement | null }, play: number | undefined): void => {
  render(createElement(Player, { of: ref, play }), place);
};
const Player = ({ of, play }: { of: { current: HTMLElement | null }; play: number | undefined }) => {
  useRetainedAnimation(of, TUMBLE, play);
  return null;
};

it('a die has one motion, which is played for each of its rolls', () => {
  const { element, told } = die();
  const ref = { current: element };
  draw(ref, 1);
  expect(told()).toEqual(['made', 'play']);
  draw(ref, undefined);
  expect(told()).toEqual(['pause']);
  draw(ref, 2);
  expect(told()).toEqual(['play']);
});

it('a die that was lost and comes back is another element in its place, and tumbles', () => {
  const [before, after] = [die(), die()];
  const ref: { current: HTMLElement | null } = { current: before.element };
  draw(ref, 1);
  ref.current = null;
  draw(ref, undefined);
  draw(ref, 2);
  ref.current = after.element;
  draw(ref, 3);
  expect(before.told()).toContain('cancel');
  expect(after.told()).toEqual(['made', 'play']);
});

it('a touch is answered by one motion, which comes to rest by itself, counted from the last touch', () => {
  vi.useFakeTimers();
  const { element, told } = die();
  let touch = (): void => undefined;
  const Button = () => {
    touch = useRetainedStroke({ current: element }, { ...TUMBLE, ms: 150 });
    return null;
  };
  render(createElement(Button, {}), place);
  touch();
  vi.advanceTimersByTime(100);
  touch();
  expect(told()).toEqual(['made', 'play', 'play']);
  vi.advanceTimersByTime(149);
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told()).toEqual(['pause']);
  touch();
  render(null, place);
  vi.advanceTimersByTime(1000);
  expect(told()).toEqual(['play', 'cancel']);
  vi.useRealTimers();
});
