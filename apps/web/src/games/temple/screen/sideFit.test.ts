import { expect, it } from 'vitest';
import { type SideNeeds, sideFit } from './sideFit.ts';

const SIX: SideNeeds = { height: 0, textSize: 100, gems: 9, hasQuests: true, votes: 0, voters: 6, cards: 5 };

it('six with five cards each have every card by name in a desktop window of 1180 x 700', () => {
  expect(sideFit('desktop', { ...SIX, height: 390 }).cards).toBe('names');
  expect(sideFit('desktop', { ...SIX, height: 390, textSize: 110 }).cards).toBe('names');
});

it('at 1366 x 768 gems lie one by one, and cards with their rules', () => {
  expect(sideFit('desktop', { ...SIX, height: 458 })).toMatchObject({ depot: 'close', cards: 'rows' });
});

it('quests wait for an open question only where nothing else could give way', () => {
  const asked = { ...SIX, votes: 1 };
  expect(sideFit('desktop', { ...asked, height: 390 })).toMatchObject({ cards: 'emblems', hasQuests: true });
  expect(sideFit('tablet', { ...asked, height: 250 })).toMatchObject({ cards: 'elsewhere', hasQuests: false });
});

it('a question is told in full where there is room for it', () => {
  expect(sideFit('desktop', { ...SIX, votes: 1, height: 900 }).isShort).toBe(false);
  expect(sideFit('tablet', { ...SIX, votes: 1, height: 900, cards: 0 }).isShort).toBe(false);
});

it.each(['desktop', 'tablet', 'narrow'] as const)('a higher %s column never hides what a lower one shows', kind => {
  const CARDS = ['elsewhere', 'emblems', 'names', 'rows', 'cards'];
  for (const votes of [0, 1])
    for (const textSize of [100, 130]) {
      const looks = Array.from({ length: 70 }, (_, i) =>
        sideFit(kind, { ...SIX, votes, textSize, height: 200 + i * 10 }),
      );
      const worth = looks.map(({ cards, hasQuests }) => Number(hasQuests) * 10 + CARDS.indexOf(cards));
      expect(worth).toEqual([...worth].sort((a, b) => a - b));
    }
});
