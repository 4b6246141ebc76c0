import type { Note } from '../score/note.ts';
import type { Band, Stretch } from '../synth/band.ts';
import type { Stereo } from '../synth/hall.ts';
import { RATE } from '../synth/signal.ts';
import { VOICES, type VoiceName } from '../synth/voices.ts';

/** Has something recorded by a band: here and at once, or in a thread of its own and a little later. */
export type Record = (order: Order, done: (recording: Stereo) => void) => void;
/** Notes by themselves, or the next stretch of a piece. */
export type Order = { readonly type: 'mix'; readonly notes: readonly Note[] } | ({ readonly type: 'goOn' } & Stretch);

export const recordWith =
  (band: Band): Record =>
  (order, done) =>
    done(order.type === 'mix' ? band.mix(order.notes) : band.goOn(order));

/** Single sounds for cues and hands, kept. One store serves every game of a visit: a rematch has nothing to make. */
export interface Samples {
  readonly record: Record;
  /** Absent while it is still being made elsewhere. */
  readonly of: (voice: VoiceName, base: number) => AudioBuffer | undefined;
  /** Made here and now if it must be. */
  readonly now: (voice: VoiceName, base: number) => AudioBuffer;
  /** Has these made before they are needed, one at a time: whatever is needed meanwhile waits for one at most. */
  readonly warm: (voices: Ensemble) => Promise<void>;
}

/** Voices that sound by themselves, and voices that are only ever heard mixed. */
export interface Ensemble {
  readonly single: readonly VoiceName[];
  readonly mixed: readonly VoiceName[];
}

export const createSamples = (band: Band, record: Record): Samples => {
  const made = new Map<string, AudioBuffer>();
  const ordered = new Set<string>();
  const keyOf = (voice: VoiceName, base: number): string => `${voice} ${base}`;
  const keep = (key: string, recording: Stereo): AudioBuffer => {
    const buffer = made.get(key) ?? bufferOf(recording);
    made.set(key, buffer);
    return buffer;
  };
  const order = (voice: VoiceName, base: number): Promise<void> => {
    const key = keyOf(voice, base);
    if (ordered.has(key)) return Promise.resolve();
    ordered.add(key);
    return new Promise(done =>
      record({ type: 'mix', notes: [whole(voice, base)] }, recording => {
        keep(key, recording);
        done();
      }),
    );
  };
  const rehearse = (voice: VoiceName, base: number): Promise<void> =>
    new Promise(done => record({ type: 'mix', notes: [{ ...whole(voice, base), length: 0 }] }, () => done()));
  return {
    record,
    of: (voice, base) => {
      void order(voice, base);
      return made.get(keyOf(voice, base));
    },
    now: (voice, base) => {
      const key = keyOf(voice, base);
      return made.get(key) ?? keep(key, band.mix([whole(voice, base)]));
    },
    warm: async ({ single, mixed }) => {
      for (const voice of single) for (const base of VOICES[voice].bases) await order(voice, base);
      for (const voice of mixed) for (const base of VOICES[voice].bases) await rehearse(voice, base);
    },
  };
};

export const bufferOf = ({ left, right }: Stereo): AudioBuffer => {
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate: RATE });
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return buffer;
};

/** A voice as it rings out by itself. */
const whole = (voice: VoiceName, pitch: number): Note => ({ voice, at: 0, pitch, length: RINGS_OUT, level: 1 });
const RINGS_OUT = 60_000;
