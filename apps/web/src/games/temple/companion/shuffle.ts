import type { Shuffle } from './box.ts';

/** Real luck: nobody replays a game at a real table. Numbers that would favour some places are thrown again. */
export const shuffle: Shuffle = all => {
  const cards = [...all];
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [cards[last], cards[other]] = [cards[other] as (typeof cards)[number], cards[last] as (typeof cards)[number]];
  }
  return cards;
};

const RANGE = 2 ** 32;
const below = (most: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < RANGE - (RANGE % most) ? drawn % most : below(most);
};
