import { expect, it } from 'vitest';
import { ring, ringMemory } from './ring.ts';

it('texts come out as they went in, in order, however often the ring is gone round', () => {
  const memory = ringMemory(256);
  const [one, other] = [ring(memory), ring(memory)];
  const texts = Array.from({ length: 500 }, (_, index) => 'é'.repeat(index % 37) + String(index));
  const waiting: string[] = [];
  const taken: string[] = [];
  const takeSome = (count: number): void => {
    for (let left = count; left > 0; left--) {
      const text = other.take();
      if (text !== undefined) taken.push(text);
    }
  };
  for (const [index, text] of texts.entries()) {
    waiting.push(text);
    while (waiting[0] !== undefined && one.put(waiting[0])) waiting.shift();
    takeSome(index % 4);
  }
  while (waiting[0] !== undefined) {
    if (one.put(waiting[0])) waiting.shift();
    else takeSome(1);
  }
  while (!other.isEmpty()) takeSome(1);
  expect(taken).toEqual(texts);
  expect(other.take()).toBeUndefined();
});

it('what does not fit is not put, and fits when room was made; the longest fits whatever was there before', () => {
  const memory = ringMemory(256);
  const [one, other] = [ring(memory), ring(memory)];
  const longest = 'x'.repeat(one.most);
  for (let before = 0; before < 80; before++) {
    expect(one.put('y'.repeat(before))).toBe(true);
    expect(other.take()).toBe('y'.repeat(before));
    expect(one.put(longest)).toBe(true);
    expect(one.put(`${longest}${longest}`)).toBe(false);
    expect(other.take()).toBe(longest);
  }
});
