export { type CastSketch, cast, playAs } from './cast.ts';
export { templeCount } from './count.ts';
export { templePlay } from './play.ts';
export { type PlayerSketch, type PositionSketch, playing, position, setUp, tilesOf } from './position.ts';
export { mistakesWritten, stateWritten } from './written.ts';
