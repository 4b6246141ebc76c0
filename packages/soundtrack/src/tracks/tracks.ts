import type { Track, TrackId } from '../score/track.ts';
import { deepWater } from './deepWater.ts';
import { lamplight } from './lamplight.ts';

/** [TT2] Two soundtracks of equal length and equal times. */
export const TRACKS: { readonly [id in TrackId]: Track } = { lamplight, deepWater };
