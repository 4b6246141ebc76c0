export { rollwriteCount } from './count.ts';
export { rollwriteCoverage } from './coverage.ts';
export { rollwritePlay } from './play.ts';
export { playthroughOf } from './playthrough.ts';
export { type TableSketch, tableOf } from './table.ts';
export { standingOfRollwrite, toldRollwrite } from './telling.ts';
