import { createSockets } from './sockets.ts';

/** Each from 0 to 1, as the player set them. */
export interface Volumes {
  readonly music: number;
  readonly effects: number;
  readonly voice: number;
}
export const STANDARD_VOLUMES: Volumes = { music: 0.8, effects: 0.8, voice: 1 };

export const BUSES = ['music', 'effects', 'cues'] as const;
export type Bus = (typeof BUSES)[number];

export interface Mixer {
  /** Where a bus takes sound in: a new place with every call, each for one sound. */
  readonly input: { readonly [bus in Bus]: () => AudioNode };
  readonly setVolumes: (volumes: Volumes) => void;
  readonly mute: (muted: boolean) => void;
  /** The music steps back while somebody speaks. */
  readonly duckForVoice: (speaking: boolean) => void;
  /** The music holds its breath before each stroke of a cue and comes back after the last; seconds of the audio clock. */
  readonly breathe: (strokes: readonly number[]) => void;
  /** Forgets the breaths that were planned, for a pause or a jump. */
  readonly breatheFreely: () => void;
  readonly disconnect: () => void;
}

/**
 * music ─ breath ─ duck ─┐
 * effects ───────────────┼─ master ─ limiter ─ out
 * cues ──────────────────┘
 * The limiter bends peaks over −3 dB and lets nothing over −1.5 dB. It has no memory and so no delay: a compressor would
 * shift every cue by its look-ahead.
 */
export const createMixer = (context: BaseAudioContext): Mixer => {
  const gain = (value: number, to: AudioNode): GainNode => {
    const node = context.createGain();
    node.gain.value = value;
    node.connect(to);
    return node;
  };
  const limiter = context.createWaveShaper();
  limiter.curve = limiterCurve();
  limiter.connect(context.destination);
  const master = gain(1, limiter);
  const toMaster = createSockets(context, master);
  const duck = gain(1, toMaster());
  const breath = gain(1, duck);
  const volume = { music: gain(1, breath), effects: gain(1, toMaster()), cues: gain(1, toMaster()) };
  const glide = (param: AudioParam, value: number, seconds: number): void => {
    param.setTargetAtTime(value, context.currentTime, seconds / 3);
  };

  return {
    input: {
      music: createSockets(context, volume.music),
      effects: createSockets(context, volume.effects),
      cues: createSockets(context, volume.cues),
    },
    setVolumes: ({ music, effects }) => {
      // The gongs are the clock: they follow whichever is louder, and only mute or zero for both silences them.
      const levels = { music, effects, cues: Math.max(music, effects) };
      for (const bus of BUSES) glide(volume[bus].gain, (levels[bus] / AS_COMPOSED) ** 2, 0.05);
    },
    mute: muted => glide(master.gain, muted ? 0 : 1, 0.05),
    duckForVoice: speaking => glide(duck.gain, speaking ? 0.3 : 1, speaking ? 0.2 : 0.7),
    breathe: strokes => {
      const { gain: level } = breath;
      for (const at of strokes) {
        if (at - BREATH_IN <= context.currentTime) continue;
        level.setValueAtTime(at === strokes[0] ? 1 : UNDER, at - BREATH_IN);
        level.linearRampToValueAtTime(0, at - BREATH_IN / 3);
        level.setValueAtTime(0, at);
        level.linearRampToValueAtTime(UNDER, at + 0.4);
      }
      const last = strokes.at(-1) ?? 0;
      level.setValueAtTime(UNDER, last + 0.4);
      level.linearRampToValueAtTime(1, last + 1.8);
    },
    breatheFreely: () => {
      breath.gain.cancelScheduledValues(0);
      glide(breath.gain, 1, 0.1);
    },
    disconnect: () => limiter.disconnect(),
  };
};

/** The setting at which a bus plays as composed: a little under full, so that there is something to turn up. */
const AS_COMPOSED = 0.8;

/** Seconds of fading before a cue. */
const BREATH_IN = 0.15;
/** How much of the music is left between strokes. */
const UNDER = 0.3;

const KNEE = 0.7;
const CEILING = 0.84;
const limiterCurve = (): Float32Array<ArrayBuffer> =>
  new Float32Array(8193).map((_, i) => {
    const x = i / 4096 - 1;
    const over = Math.abs(x) - KNEE;
    if (over <= 0) return x;
    return Math.sign(x) * (KNEE + (CEILING - KNEE) * Math.tanh(over / (CEILING - KNEE)));
  });
