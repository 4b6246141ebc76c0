export { type TableSketch, tableOf } from './table.ts';
