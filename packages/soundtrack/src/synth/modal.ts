import { RATE, type Signal } from './signal.ts';

/** One way in which a struck thing rings. */
export interface Mode {
  readonly frequency: number;
  readonly level: number;
  /** Seconds in which it falls by 60 dB. */
  readonly decay: number;
  /** Seconds in which it swells: the bloom of a gong. Absent: at once. */
  readonly rise?: number;
}

/** A body that was struck: the sum of its modes. */
export const strike = (signal: Signal, modes: readonly Mode[], from = 0): void => {
  for (const { frequency, level, decay, rise } of modes) {
    if (frequency > RATE * 0.45) continue;
    addRinging(signal, { frequency, level, from, decay });
    // A swell is a fall with a faster fall taken away from it.
    if (rise) addRinging(signal, { frequency, level: -level, from, decay: rise * 3 });
  }
};

/** Modes by their ratios to the lowest one, each a little weaker and shorter than the one below. */
export const series = (
  base: number,
  ratios: readonly number[],
  { decay, damping, slope }: { readonly decay: number; readonly damping: number; readonly slope: number },
): readonly Mode[] =>
  ratios.map(ratio => ({ frequency: base * ratio, level: ratio ** -slope, decay: decay * ratio ** -damping }));

export interface Ringing {
  readonly frequency: number;
  readonly level: number;
  readonly from?: number;
  /** Absent: it never falls. */
  readonly decay?: number;
  readonly phase?: number;
}

/**
 * A damped resonator: two multiplications a sample, where a sine would take thirty. The loop is written out, not built
 * from sources: this is where nearly all the time of making samples goes.
 */
export const addRinging = (signal: Signal, { frequency, level, from = 0, decay, phase = 0 }: Ringing): void => {
  const angle = (2 * Math.PI * frequency) / RATE;
  const loss = decay ? 10 ** (-3 / (decay * RATE)) : 1;
  const turn = 2 * loss * Math.cos(angle);
  const loss2 = loss * loss;
  const start = Math.round(from * RATE);
  const end = decay ? Math.min(signal.length, start + Math.round(decay * RATE)) : signal.length;
  let now = level * Math.sin(phase);
  let before = (level * Math.sin(phase - angle)) / loss;
  for (let i = start; i < end; i++) {
    signal[i] = (signal[i] ?? 0) + now;
    const next = turn * now - loss2 * before;
    before = now;
    now = next;
  }
};
