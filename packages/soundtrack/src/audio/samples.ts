import { RATE } from '../synth/signal.ts';
import { VOICES, type VoiceName } from '../synth/voices.ts';

/** The samples made so far. One store serves every game of a visit: a rematch has nothing to make. */
export interface Samples {
  readonly of: (voice: VoiceName, base: number) => AudioBuffer;
  /** Makes all of these before they are needed, one at a time with a pause between, so that no frame is dropped. */
  readonly warm: (voices: readonly VoiceName[], pause: () => Promise<void>) => Promise<void>;
}

export const createSamples = (): Samples => {
  const made = new Map<string, AudioBuffer>();
  const of = (voice: VoiceName, base: number): AudioBuffer => {
    const key = `${voice} ${base}`;
    const known = made.get(key);
    if (known) return known;
    const signal = VOICES[voice].make(base);
    const buffer = new AudioBuffer({ length: signal.length, sampleRate: RATE });
    buffer.copyToChannel(signal, 0);
    made.set(key, buffer);
    return buffer;
  };
  return {
    of,
    warm: async (voices, pause) => {
      for (const voice of voices) {
        for (const base of VOICES[voice].bases) {
          of(voice, base);
          await pause();
        }
      }
    },
  };
};
