import { VOICE_NAMES, type VoiceName } from '../synth/voices.ts';
import { cueNote, type Mode } from './cueNotes.ts';
import { CUE_TYPES } from './cues.ts';
import { EFFECT_TYPES, EFFECTS } from './effects.ts';
import { OUTCOMES } from './situation.ts';
import type { Track } from './track.ts';

/** What the clock needs in a mode. */
export const cueVoices = (mode: Mode): readonly VoiceName[] =>
  distinct(CUE_TYPES.map(type => cueNote({ type, at: 0 }, mode).voice));

/** What the music of a track needs. */
export const musicVoices = (track: Track): readonly VoiceName[] =>
  distinct([
    ...track.layers.map(({ voice }) => voice),
    ...OUTCOMES.flatMap(outcome => track.codas[outcome].map(({ voice }) => voice)),
  ]);

const distinct = (voices: readonly VoiceName[]): readonly VoiceName[] => [...new Set(voices)];

/** What hands and table need. */
export const EFFECT_VOICES: readonly VoiceName[] = VOICE_NAMES.filter(
  name => name === 'tick' || EFFECT_TYPES.some(type => EFFECTS[type].sounds.some(({ voice }) => voice === name)),
);
