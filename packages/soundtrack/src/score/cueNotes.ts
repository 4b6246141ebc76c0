import { AS_MADE } from '../synth/voices.ts';
import type { Cue, CueType } from './cues.ts';
import type { Note } from './note.ts';

/** [TT8] One clock, three ways to hear it. */
export const MODES = ['full', 'gongs', 'gentle'] as const;
export type Mode = (typeof MODES)[number];

type Sound = Omit<Note, 'at'>;

/** What a cue sounds like. Its first note is at the cue to the sample; there is no other. */
export const cueNote = (cue: Cue, mode: Mode): Note => {
  const sound = (mode === 'gentle' ? GENTLE : FULL)[cue.type];
  // Each further stroke a little lower and stronger; each second of a countdown a little higher.
  const shift = cue.type === 'gong' ? 1 - (cue.count ?? 1) : cue.type === 'tick' ? (10 - (cue.count ?? 10)) / 3 : 0;
  return { ...sound, at: cue.at, pitch: sound.pitch + shift };
};

const FULL: { readonly [type in CueType]: Sound } = {
  cry: { voice: 'conch', pitch: 55, length: 2600, level: 0.32 },
  gong: { voice: 'gong', pitch: 40, length: 7000, level: 0.95 },
  tick: { voice: 'tick', pitch: 86, length: 160, level: 0.5 },
  slam: { voice: 'slam', pitch: AS_MADE, length: 3000, level: 1 },
  collapse: { voice: 'collapse', pitch: AS_MADE, length: 8000, level: 1 },
};

/** Wood for bronze, a cushion for stone, no rumble; all of it less than half as loud. */
const GENTLE: { readonly [type in CueType]: Sound } = {
  cry: { voice: 'softCry', pitch: 74, length: 1600, level: 0.14 },
  gong: { voice: 'woodGong', pitch: 57, length: 1400, level: 0.63 },
  tick: { voice: 'tick', pitch: 79, length: 160, level: 0.16 },
  slam: { voice: 'softDoor', pitch: AS_MADE, length: 900, level: 0.78 },
  collapse: { voice: 'softDoor', pitch: AS_MADE - 4, length: 900, level: 0.86 },
};
