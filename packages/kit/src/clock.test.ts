import { describe, expect, it } from 'vitest';
import { simulatedClock } from './clock.ts';

describe('simulatedClock', () => {
  it('stands still until it is told to go on', () => {
    const clock = simulatedClock(100);
    expect(clock.now()).toBe(100);
    clock.advanceBy(50);
    expect(clock.now()).toBe(150);
    clock.advanceTo(200);
    expect(clock.now()).toBe(200);
  });

  it('calls back in order of the moments, at each moment itself; those of one moment as they were set', () => {
    const clock = simulatedClock();
    const calls: string[] = [];
    const call = (name: string) => () => calls.push(`${name}@${clock.now()}`);
    clock.at(30, call('late'));
    clock.at(10, call('early'));
    clock.at(30, call('later'));
    clock.at(41, call('never'));
    clock.advanceTo(40);
    expect(calls).toEqual(['early@10', 'late@30', 'later@30']);
  });

  it('calls back in the same advance what a callback sets', () => {
    const clock = simulatedClock();
    const calls: number[] = [];
    const tick = (): void => {
      calls.push(clock.now());
      clock.at(clock.now() + 10, tick);
    };
    clock.at(10, tick);
    clock.advanceTo(35);
    expect(calls).toEqual([10, 20, 30]);
  });

  it('calls back at the next advance for a moment that has passed, without running backwards', () => {
    const clock = simulatedClock(100);
    const calls: number[] = [];
    clock.at(50, () => calls.push(clock.now()));
    clock.advanceBy(0);
    expect(calls).toEqual([100]);
  });

  it('calls back once, and not at all when called off', () => {
    const clock = simulatedClock();
    const calls: string[] = [];
    const off = clock.at(10, () => calls.push('off'));
    clock.at(5, () => off());
    clock.at(10, () => calls.push('once'));
    clock.advanceTo(20);
    clock.advanceTo(30);
    expect(calls).toEqual(['once']);
  });

  it('never runs backwards', () => {
    expect(() => simulatedClock(10).advanceTo(9)).toThrow('a clock never runs backwards: 10 to 9');
  });
});
