export { asking, doing, playing, secretOf, sitting, toyOf } from './scene.ts';
export { calm, type Stage, stage } from './stage.ts';
export { type Place, type SuiteTools, storageContract } from './storageContract.ts';
export { type ToyState, toy } from './toy.ts';
