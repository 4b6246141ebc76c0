import type { Millis } from '@templefall/kit';
import type { VoiceName } from '../synth/voices.ts';

/** One sound: which voice, when, for how long, how high, how loud. */
export interface Note {
  readonly voice: VoiceName;
  /** Game time for music and cues; time after the touch for effects. */
  readonly at: Millis;
  readonly length: Millis;
  /** In semitones as MIDI counts them, 69 = 440 Hz. */
  readonly pitch: number;
  /** 0 to 1, as an amplitude. */
  readonly level: number;
}
