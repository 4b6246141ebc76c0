import { RATE, type Signal } from '../synth/signal.ts';
import { VOICES, type VoiceName } from '../synth/voices.ts';

/** The samples made so far. One store serves every game of a visit: a rematch has nothing to make. */
export interface Samples {
  readonly of: (voice: VoiceName, base: number) => AudioBuffer;
  /** Has all of these made before they are needed, one at a time. */
  readonly warm: (voices: readonly VoiceName[], make: MakeSample) => Promise<void>;
}

/** Makes a sample somewhere else: in a thread of its own no frame is dropped for it. */
export type MakeSample = (voice: VoiceName, base: number) => Promise<Signal>;

export const makeSample = (voice: VoiceName, base: number): Signal => VOICES[voice].make(base);

export const createSamples = (): Samples => {
  const made = new Map<string, AudioBuffer>();
  const of = (voice: VoiceName, base: number): AudioBuffer => {
    const key = `${voice} ${base}`;
    const known = made.get(key);
    if (known) return known;
    const buffer = bufferOf(makeSample(voice, base));
    made.set(key, buffer);
    return buffer;
  };
  return {
    of,
    warm: async (voices, make) => {
      for (const voice of voices) {
        for (const base of VOICES[voice].bases) {
          const key = `${voice} ${base}`;
          if (made.has(key)) continue;
          const signal = await make(voice, base);
          // It may have been needed meanwhile.
          if (!made.has(key)) made.set(key, bufferOf(signal));
        }
      }
    },
  };
};

const bufferOf = (signal: Signal): AudioBuffer => {
  const buffer = new AudioBuffer({ length: signal.length, sampleRate: RATE });
  buffer.copyToChannel(signal, 0);
  return buffer;
};
