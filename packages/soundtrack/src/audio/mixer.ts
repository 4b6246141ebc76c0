import { noise } from '../synth/signal.ts';

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
  /** Where a bus takes sound in, dry and for the hall. */
  readonly dry: { readonly [bus in Bus]: AudioNode };
  readonly hall: { readonly [bus in Bus]: AudioNode };
  readonly setVolumes: (volumes: Volumes) => void;
  readonly mute: (muted: boolean) => void;
  /** The music steps back while somebody speaks. */
  readonly duckForVoice: (speaking: boolean) => void;
  /** The music holds its breath before a cue and comes back when its last stroke has sounded; seconds of the audio clock. */
  readonly breathe: (at: number, until: number) => void;
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
  const duck = gain(1, master);
  const breath = gain(1, duck);
  const volume = { music: gain(1, breath), effects: gain(1, master), cues: gain(1, master) };
  const hallOut = { music: duck, effects: master, cues: master };
  const room = roomResponse(context);
  // One hall for the music and one for everything else, so that breath and duck act on the tail of the music too.
  const halls = { music: hallInto(context, room, hallOut.music), rest: hallInto(context, room, master) };
  const send = {
    music: gain(1, halls.music),
    effects: gain(1, halls.rest),
    cues: gain(1, halls.rest),
  };
  const glide = (param: AudioParam, value: number, seconds: number): void => {
    param.setTargetAtTime(value, context.currentTime, seconds / 3);
  };

  return {
    dry: volume,
    hall: send,
    setVolumes: ({ music, effects }) => {
      // The gongs are the clock: they follow whichever is louder, and only mute or zero for both silences them.
      const levels = { music, effects, cues: Math.max(music, effects) };
      for (const bus of BUSES) {
        const level = (levels[bus] / LOUDEST[bus]) ** 2;
        glide(volume[bus].gain, level, 0.05);
        glide(send[bus].gain, level, 0.05);
      }
    },
    mute: muted => glide(master.gain, muted ? 0 : 1, 0.05),
    duckForVoice: speaking => glide(duck.gain, speaking ? 0.3 : 1, speaking ? 0.2 : 0.7),
    breathe: (at, until) => {
      const { gain: level } = breath;
      if (at - BREATH_IN <= context.currentTime) return;
      level.setValueAtTime(1, at - BREATH_IN);
      level.linearRampToValueAtTime(0, at - BREATH_IN / 3);
      level.setValueAtTime(0, at);
      level.linearRampToValueAtTime(0.4, at + 0.4);
      level.setValueAtTime(0.4, until + 0.4);
      level.linearRampToValueAtTime(1, until + 1.6);
    },
    breatheFreely: () => {
      breath.gain.cancelScheduledValues(0);
      glide(breath.gain, 1, 0.1);
    },
    disconnect: () => limiter.disconnect(),
  };
};

/** The setting at which a bus plays as composed. */
const LOUDEST: { readonly [bus in Bus]: number } = { music: 0.8, effects: 0.8, cues: 0.8 };

/** Seconds of fading before a cue. */
const BREATH_IN = 0.15;

const KNEE = 0.7;
const CEILING = 0.84;
const limiterCurve = (): Float32Array<ArrayBuffer> =>
  new Float32Array(8193).map((_, i) => {
    const x = i / 4096 - 1;
    const over = Math.abs(x) - KNEE;
    if (over <= 0) return x;
    return Math.sign(x) * (KNEE + (CEILING - KNEE) * Math.tanh(over / (CEILING - KNEE)));
  });

const hallInto = (context: BaseAudioContext, response: AudioBuffer, to: AudioNode): ConvolverNode => {
  const hall = context.createConvolver();
  hall.normalize = false;
  hall.buffer = response;
  hall.connect(to);
  return hall;
};

/** A stone hall: first echoes after 18 ms, then a tail of 1.4 s that loses its highs. */
const roomResponse = (context: BaseAudioContext): AudioBuffer => {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(2, Math.round(rate * 1.4), rate);
  for (const side of [0, 1]) {
    const hiss = noise(40 + side);
    let held = 0;
    buffer.copyToChannel(
      new Float32Array(buffer.length).map((_, i) => {
        const t = i / rate;
        const softness = Math.exp((-2 * Math.PI * (900 + 5000 * Math.exp(-t * 4))) / rate);
        held = softness * held + (1 - softness) * hiss();
        return t < 0.018 ? 0 : held * 0.085 * Math.exp(-t * 4.2) * Math.min(1, (1.4 - t) / 0.2);
      }),
      side,
    );
  }
  return buffer;
};
