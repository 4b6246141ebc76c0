import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { onHand } from './handEffects.ts';

const listening = () => {
  const held = signal<ReadonlySet<number>>(new Set());
  const goals = signal<readonly { readonly key: string; readonly reach: 'go' | 'short' | 'far' }[]>([
    { key: 'enter', reach: 'go' },
    { key: 'gem', reach: 'short' },
  ]);
  const heard: string[] = [];
  const stop = onHand({ held, goals }, ({ type }) => heard.push(type));
  return { held, goals, heard, stop };
};

test('holding a die clicks, several at once click once, letting go does not', () => {
  const { held, heard } = listening();
  held.value = new Set([1]);
  held.value = new Set([1, 2, 3]);
  held.value = new Set([3]);
  held.value = new Set();
  expect(heard).toEqual(['hold', 'hold']);
});

test('what can be paid now and could not before sparks; what could is silent', () => {
  const { goals, heard, stop } = listening();
  expect(heard).toEqual([]);
  goals.value = [{ key: 'enter', reach: 'go' }];
  goals.value = [
    { key: 'enter', reach: 'go' },
    { key: 'gem', reach: 'go' },
  ];
  goals.value = [{ key: 'gem', reach: 'short' }];
  expect(heard).toEqual(['payable']);
  stop();
  goals.value = [{ key: 'gem', reach: 'go' }];
  expect(heard).toEqual(['payable']);
});
