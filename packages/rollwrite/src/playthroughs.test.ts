import { fileURLToPath } from 'node:url';
import { playthroughOf } from '@templefall/testkit/rollwrite';
import { expect, it } from 'vitest';

/**
 * Whole games as texts to be read. Where a rule changes on purpose they are written anew by
 * `npx vitest run packages/rollwrite/src/playthroughs.test.ts -u`, and the difference is reviewed.
 */
const GAMES = [
  { file: 'rollwrite-base', seed: 'temple 20', options: {} },
  { file: 'rollwrite-barred-ways', seed: 'temple 25', options: { variant: 'barredWays' } },
  { file: 'rollwrite-joker-lottery', seed: 'temple 17', options: { variant: 'jokerLottery' } },
  { file: 'rollwrite-dice-rooms', seed: 'temple 1', options: { variant: 'diceRooms' } },
];

it.each(GAMES)('the whole game $file goes as it is written down', async ({ file, seed, options }) => {
  const path = fileURLToPath(new URL(`../../../corpora/playthroughs/${file}.txt`, import.meta.url));
  const text = playthroughOf({ players: 2, level: 'easy', ...options }, seed);
  expect(text).toContain('won with');
  await expect(text).toMatchFileSnapshot(path);
});
