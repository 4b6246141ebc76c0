export { type ForkPoint, forkPoint } from './fork.ts';
export { gameIn, parseGameFile } from './gameFile.ts';
export { parseRecording, type Recording, type SeatedPlayer, type Unreadable } from './recording.ts';
export { type Applied, type Timeline, timelineOf } from './timeline.ts';
export { FLAWS, type Flaw, luckOf, type Verified, verify } from './verify.ts';
export { wholeOf } from './whole.ts';
