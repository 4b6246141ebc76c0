import { VOICE_NAMES, type VoiceName } from '../synth/voices.ts';
import { cueNote, type Mode } from './cueNotes.ts';
import { CUE_TYPES } from './cues.ts';
import { EFFECT_TYPES, EFFECTS } from './effects.ts';
import { OUTCOMES } from './situation.ts';
import type { Track } from './track.ts';

/** The voices a track needs in a mode, those of the cues first: they are made in this order. */
export const voicesOf = (track: Track, mode: Mode): readonly VoiceName[] => {
  const cues = CUE_TYPES.map(type => cueNote({ type, at: 0 }, mode).voice);
  if (mode === 'gongs') return distinct(cues);
  const layers = track.layers.map(({ voice }) => voice);
  const codas = OUTCOMES.flatMap(outcome => track.codas[outcome].map(({ voice }) => voice));
  return distinct([...cues, ...layers, ...codas]);
};

const distinct = (voices: readonly VoiceName[]): readonly VoiceName[] => [...new Set(voices)];

/** What hands and table need. */
export const EFFECT_VOICES: readonly VoiceName[] = VOICE_NAMES.filter(
  name => name === 'tick' || EFFECT_TYPES.some(type => EFFECTS[type].sounds.some(({ voice }) => voice === name)),
);
