import { RATE, type Signal } from '../synth/signal.ts';
import { VOICES, type VoiceName } from '../synth/voices.ts';

/** The samples made so far. One store serves every game of a visit: a rematch has nothing to make. */
export interface Samples {
  /** Absent while it is still being made elsewhere. */
  readonly of: (voice: VoiceName, base: number) => AudioBuffer | undefined;
  /** Made here and now if it must be. */
  readonly now: (voice: VoiceName, base: number) => AudioBuffer;
  /** Has all of these made before they are needed, one at a time. */
  readonly warm: (voices: readonly VoiceName[], make: MakeSample) => Promise<void>;
}

/** Makes a sample somewhere else: in a thread of its own no frame is dropped for it. */
export type MakeSample = (voice: VoiceName, base: number) => Promise<Signal>;

export const makeSample = (voice: VoiceName, base: number): Signal => VOICES[voice].make(base);

export const createSamples = (): Samples => {
  const made = new Map<string, AudioBuffer>();
  const awaited = new Set<string>();
  const keyOf = (voice: VoiceName, base: number): string => `${voice} ${base}`;
  const now = (voice: VoiceName, base: number): AudioBuffer => {
    const key = keyOf(voice, base);
    const known = made.get(key);
    if (known) return known;
    const buffer = bufferOf(makeSample(voice, base));
    made.set(key, buffer);
    return buffer;
  };
  return {
    of: (voice, base) => (awaited.has(keyOf(voice, base)) ? made.get(keyOf(voice, base)) : now(voice, base)),
    now,
    warm: async (voices, make) => {
      const wanted = voices.flatMap(voice => VOICES[voice].bases.map(base => [voice, base] as const));
      for (const sample of wanted) awaited.add(keyOf(...sample));
      try {
        for (const sample of wanted) {
          const key = keyOf(...sample);
          if (made.has(key)) continue;
          const signal = await make(...sample);
          // It may have been needed meanwhile.
          if (!made.has(key)) made.set(key, bufferOf(signal));
        }
      } finally {
        // What could not be made elsewhere is made here when it is first heard.
        awaited.clear();
      }
    },
  };
};

const bufferOf = (signal: Signal): AudioBuffer => {
  const buffer = new AudioBuffer({ length: signal.length, sampleRate: RATE });
  buffer.copyToChannel(signal, 0);
  return buffer;
};
