import { expect, it } from 'vitest';
import { type Letter, ring, ringMemory } from './ring.ts';

const letterOf = (numbers: readonly number[], text: string): Letter => ({ numbers, text });

it('letters come out as they went in, in order, however often the ring is gone round', () => {
  const memory = ringMemory(256);
  const [one, other] = [ring(memory), ring(memory)];
  const texts = ['', 'a', 'é'.repeat(9), '€€€', '😀', '\ud800', 'seventeen letters'];
  const letters = Array.from({ length: 500 }, (_, index) => {
    const numbers = Array.from({ length: index % 5 }, (__, place) => index * 2 ** 32 + place / 8);
    return letterOf(numbers, texts[index % texts.length] ?? '');
  });
  expect(letters.every(one.hasRoomFor)).toBe(true);
  const waiting: Letter[] = [];
  const taken: Letter[] = [];
  const takeSome = (count: number): void => {
    for (let left = count; left > 0; left--) {
      const letter = other.take();
      if (letter) taken.push(letter);
    }
  };
  for (const [index, letter] of letters.entries()) {
    waiting.push(letter);
    while (waiting[0] && one.put(waiting[0])) waiting.shift();
    takeSome(index % 4);
  }
  while (waiting[0]) {
    if (one.put(waiting[0])) waiting.shift();
    else takeSome(1);
  }
  while (!other.isEmpty()) takeSome(1);
  // Half of a pair of units is no letter: it comes out as the sign for that, as everywhere in UTF-8.
  expect(taken).toEqual(letters.map(({ numbers, text }) => letterOf(numbers, text.replace('\ud800', '\ufffd'))));
  expect(other.take()).toBeUndefined();
});

it('what does not fit is not put, and fits when room was made; the longest fits whatever was there before', () => {
  const memory = ringMemory(256);
  const [one, other] = [ring(memory), ring(memory)];
  const letter = (length: number): Letter => letterOf([0.5], '€'.repeat(length));
  const lengths = Array.from({ length: 80 }, (_, length) => length);
  const longest = letter(lengths.findLastIndex(length => one.hasRoomFor(letter(length))));
  for (const before of lengths.slice(0, longest.text.length)) {
    expect(one.put(letter(before))).toBe(true);
    expect(other.take()).toEqual(letter(before));
    expect(one.put(longest)).toBe(true);
    // Of two more of them at least one finds no room, wherever the first one stands.
    const more = [one.put(longest), one.put(longest)];
    expect(more).toContain(false);
    while (!other.isEmpty()) expect(other.take()).toEqual(longest);
    expect(one.put(longest)).toBe(true);
    expect(other.take()).toEqual(longest);
  }
  expect(longest.text.length).toBeGreaterThan(10);
});
