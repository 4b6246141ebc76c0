export { assertNever, must } from './assert.ts';
export type { Brand, Millis } from './brand.ts';
export { chachaBlock } from './chacha.ts';
export { type Chance, isSeed, type Rng, type Seed, seededChance, seedOf, shuffled } from './chance.ts';
export { type Clock, type SimulatedClock, simulatedClock } from './clock.ts';
export { grouped } from './grouped.ts';
export { type Err, err, type Ok, ok, type Result } from './result.ts';
