export { templeCount } from './count.ts';
export { templePlay } from './play.ts';
export { type PlayerSketch, type PositionSketch, playing, position, setUp, tilesOf } from './position.ts';
