export { type CastSketch, cast, playAs } from './cast.ts';
export { templeCount } from './count.ts';
export { type Cursed, cursed, curseNames, cursesIn } from './cursed.ts';
export { templePlay } from './play.ts';
export { type PlayerSketch, type PositionSketch, playing, position, setUp, tilesOf } from './position.ts';
export { type Rich, rich, treasuresIn, use } from './rich.ts';
export { mistakesWritten, stateWritten } from './written.ts';
