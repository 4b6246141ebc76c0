import type { Millis } from '@templefall/kit';
import { pitchOf } from './compose.ts';
import type { Note } from './note.ts';
import type { OutcomeType } from './situation.ts';
import type { Track } from './track.ts';

/** How a game ends in music: a short piece of its own, from the moment on. */
export const codaNotes = (track: Track, outcome: OutcomeType, from: Millis): readonly Note[] =>
  track.codas[outcome].flatMap(({ after, voice, degrees, octave, length, level }) =>
    degrees.map(degree => ({
      voice,
      at: from + after,
      length,
      pitch: pitchOf(track.tonic, outcome === 'victory' ? track.bright : track.acts[2].scale, degree) + 12 * octave,
      level,
    })),
  );
