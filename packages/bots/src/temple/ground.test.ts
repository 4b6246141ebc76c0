import { seededChance, seedOf } from '@templefall/kit';
import { expect, it } from 'vitest';
import { type Ground, groundOf, type Ways, withPlace } from './ground.ts';

/** Costs whose sums depend on the order in which they are added up. */
const COSTS = [1.98 * 0.85, 2.45 * 0.85, 3.2 * 0.85, Number.POSITIVE_INFINITY];

/** The passages of each place to those before it, by chance: trees with some rounds, now and then an island. */
const randomWays = (seed: string, size: number): readonly (readonly Ways[])[] => {
  const rng = seededChance(seedOf(seed))(0, 0);
  const costs = Array.from({ length: size }, () => COSTS[rng.below(10) === 0 ? 3 : rng.below(3)] as number);
  return Array.from({ length: size }, (_, place) => {
    const others = new Set(Array.from({ length: place === 0 ? 0 : rng.below(3) }, () => rng.below(place)));
    return [...others].map(other => ({ place: other, there: costs[other] as number, back: costs[place] as number }));
  });
};

/** All places at once, as in the books. */
const floydWarshall = (all: readonly (readonly Ways[])[]): Pick<Ground, 'distances' | 'firstSteps'> => {
  const size = all.length;
  const distances = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  const firstSteps = new Int16Array(size * size).fill(-1);
  const lead = (from: number, to: number, cost: number): void => {
    if (cost === Number.POSITIVE_INFINITY) return;
    distances[from * size + to] = cost;
    firstSteps[from * size + to] = to;
  };
  all.forEach((ways, own) => {
    lead(own, own, 0);
    for (const { place, there, back } of ways) {
      lead(own, place, there);
      lead(place, own, back);
    }
  });
  for (let via = 0; via < size; via++)
    for (let from = 0; from < size; from++)
      for (let to = 0; to < size; to++) {
        const through = (distances[from * size + via] as number) + (distances[via * size + to] as number);
        if (through >= (distances[from * size + to] as number)) continue;
        distances[from * size + to] = through;
        firstSteps[from * size + to] = firstSteps[from * size + via] as number;
      }
  return { distances, firstSteps };
};

const rowsOf = ({ size, stride, distances, firstSteps }: Ground): ReturnType<typeof floydWarshall> => {
  const places = Array.from({ length: size * size }, (_, index) => Math.floor(index / size) * stride + (index % size));
  return {
    distances: Float64Array.from(places, place => distances[place] as number),
    firstSteps: Int16Array.from(places, place => firstSteps[place] as number),
  };
};

it('places added one by one are as far from each other, to the last bit, as if all had been there from the start', () => {
  for (let game = 0; game < 60; game++) {
    const all = randomWays(`ground ${game}`, 1 + (game % 40));
    let ground = groundOf([]);
    all.forEach((ways, place) => {
      ground = withPlace(ground, ways);
      if (place % 7 === 0 || place === all.length - 1)
        expect(rowsOf(ground)).toEqual(floydWarshall(all.slice(0, place + 1)));
    });
    expect(rowsOf(groundOf(all))).toEqual(rowsOf(ground));
  }
});

it('a ground stays as it is when a place is added', () => {
  const before = groundOf([[], [{ place: 0, there: 1, back: 2 }]]);
  const copy = structuredClone(before);
  withPlace(before, [
    { place: 0, there: 0.1, back: 0.1 },
    { place: 1, there: 0.1, back: 0.1 },
  ]);
  expect(before).toEqual(copy);
});
