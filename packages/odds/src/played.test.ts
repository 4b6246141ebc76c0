import { type Rng, seededChance, seedOf } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { blankHand, type Face, handOf } from './dice.ts';
import { createOdds, PLAIN_MASK } from './odds.ts';
import type { GoldMask } from './problem.ts';
import type { Roll } from './table.ts';

type Die = Face | undefined;
const SIDES: readonly Face[] = ['A', 'A', 'K', 'T', 'B', 'G'];
const GAMES = 4000;
const STUCK_ROLLS = 30;
/** Of a right figure, one check in 15,000 would fall outside; the luck is seeded, so what passes once always passes. */
const SIGMAS = 4;

const without = (dice: readonly Die[], face: Face, count: number): readonly Die[] => {
  const rest = [...dice];
  for (let n = 0; n < count; n++) {
    const at = rest.indexOf(face);
    if (at < 0) throw new Error(`no ${face} left in ${dice}`);
    rest.splice(at, 1);
  }
  return rest;
};

/** Does as advised with single dice, and throws where the rules would refuse. */
const rolled = (dice: readonly Die[], { spend, release, keep, roll }: Roll, rng: Rng, mask: GoldMask) => {
  if (release < spend || release > spend * mask.releases) throw new Error(`${spend} masks never release ${release}`);
  const held = without(without(dice, 'G', spend), 'B', release);
  const toss = (['A', 'K', 'T', 'G'] as const).reduce((rest, face) => without(rest, face, keep[face]), held);
  const kept = (['A', 'K', 'T', 'G'] as const).flatMap(face => new Array<Face>(keep[face]).fill(face));
  const black = held.filter(die => die === 'B');
  if (toss.length - black.length + spend + release !== roll) throw new Error(`${roll} dice are not all the others`);
  return [...kept, ...black, ...Array.from({ length: roll }, () => SIDES[rng.below(SIDES.length)])];
};

const CASES: readonly (readonly [string, number, GoldMask])[] = [
  ['AA', 5, PLAIN_MASK],
  ['AK', 2, PLAIN_MASK],
  ['KKT', 4, PLAIN_MASK],
  ['TTTT', 5, PLAIN_MASK],
  ['GG', 5, PLAIN_MASK],
  ['AAGT', 6, PLAIN_MASK],
  ['KKKKKKK', 8, PLAIN_MASK],
  ['BBBBB', 5, PLAIN_MASK],
  ['KKKK', 5, { releases: 1, isKey: false }],
  ['KKKK', 5, { releases: 3, isKey: false }],
  ['KKKG', 5, { releases: 2, isKey: true }],
];

describe('played out with seeded dice', () => {
  const odds = createOdds({ stuckRolls: STUCK_ROLLS });

  it.each(CASES)('%s on %i dice with %o takes the expected number of rolls', (letters, size, mask) => {
    const table = odds.table([...letters] as Face[], size, mask);
    const chance = seededChance(seedOf(`fewest ${letters} ${size}`));
    const needed = Array.from({ length: GAMES }, (_, game) => {
      const rng = chance(0, game);
      let dice: readonly Die[] = new Array<Die>(size).fill(undefined);
      for (let rolls = 0; ; ) {
        const advice = table.advice(handOf(dice));
        if (advice.type === 'pay') return rolls;
        if (advice.type === 'short') throw new Error('there are enough dice');
        dice = advice.type === 'stuck' ? dice.map(() => undefined) : rolled(dice, advice, rng, mask);
        rolls += advice.type === 'stuck' ? STUCK_ROLLS : 1;
      }
    });
    const mean = needed.reduce((sum, rolls) => sum + rolls) / GAMES;
    const variance = needed.reduce((sum, rolls) => sum + (rolls - mean) ** 2, 0) / (GAMES - 1);
    const error = Math.abs(mean - table.expectedRolls(blankHand(size)));
    expect(error).toBeLessThan(SIGMAS * Math.sqrt(variance / GAMES));
  });

  it.each(CASES)('%s on %i dice with %o is made within six rolls as often as promised', (letters, size, mask) => {
    const table = odds.table([...letters] as Face[], size, mask);
    const chance = seededChance(seedOf(`within ${letters} ${size}`));
    let made = 0;
    for (let game = 0; game < GAMES; game++) {
      const rng = chance(0, game);
      let dice: readonly Die[] = new Array<Die>(size).fill(undefined);
      for (let left = 6; left > 0; left--) {
        const advice = table.adviceWithin(handOf(dice), left);
        if (advice.type !== 'roll') break;
        dice = rolled(dice, advice, rng, mask);
      }
      if (table.advice(handOf(dice)).type === 'pay') made++;
    }
    const promised = table.within(blankHand(size), 6);
    const sigma = Math.sqrt((promised * (1 - promised)) / GAMES);
    expect(Math.abs(made / GAMES - promised)).toBeLessThan(SIGMAS * sigma);
  });
});
