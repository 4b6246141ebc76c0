import { type Cue, cuesOf, type Mode } from '@templefall/soundtrack';
import { CLOCK_TIMES } from '@templefall/temple';
import { type Loudness, loudnessOf } from './loudness.ts';
import { onsetNear } from './onset.ts';
import { longestSilence, truePeakOf } from './peaks.ts';
import type { Recording } from './studio.ts';

export const COUNTDOWNS = CLOCK_TIMES.standard;

/** What the clock promises: gongs, slams and the collapse. Ticks are measured too, where nothing covers them. */
export const CUES = cuesOf(COUNTDOWNS);
export const isLoudCue = ({ type }: Cue): boolean => type === 'gong' || type === 'slam' || type === 'collapse';

export interface HeardCue {
  readonly cue: Cue;
  /** Milliseconds after its moment in the score; undefined if it was not heard. */
  readonly off: number | undefined;
  /** The loudest 400 ms from it on, and the mean of the five seconds before it, in LUFS. */
  readonly loudness: number;
  readonly before: number;
}

export interface Findings {
  readonly mode: Mode;
  readonly truePeak: number;
  readonly loudness: Loudness;
  readonly silence: number;
  readonly cues: readonly HeardCue[];
}

/** `from` is the game time at which the recording begins, in milliseconds. */
export const measure = (recording: Recording, mode: Mode, from: number): Findings => {
  const loudness = loudnessOf(recording);
  const to = from + (recording.left.length / recording.rate) * 1000;
  const cues = CUES.filter(({ at, type }) => type !== 'cry' && at > from + 100 && at < to - 500).map(
    (cue): HeardCue => {
      const moment = (cue.at - from) / 1000;
      const onset = onsetNear(recording, moment);
      const block = Math.round(moment * 10);
      return {
        cue,
        off: onset === undefined ? undefined : (onset - moment) * 1000,
        loudness: loudness.momentary.slice(block, block + 5).reduce((most, value) => Math.max(most, value), -120),
        before: meanLoudness(loudness.momentary.slice(Math.max(0, block - 54), Math.max(0, block - 4))),
      };
    },
  );
  return { mode, truePeak: truePeakOf(recording), loudness, silence: longestSilence(recording), cues };
};

export const meanLoudness = (momentary: Float64Array): number =>
  10 * Math.log10(momentary.reduce((sum, value) => sum + 10 ** (value / 10), 1e-12) / Math.max(1, momentary.length));

/** The promises of the soundtrack, as numbers. */
export const LIMITS = {
  /** Milliseconds. */
  cueOff: 5,
  /** dBFS. */
  truePeak: -1,
  /** LUFS of the music; gongs alone have none. */
  loudness: { full: [-20, -16], gentle: [-26, -22] },
  /** LU by which a gong stands over the music before it, and when gentle also a door: there it is as soft as they are. */
  cueAbove: 4,
  /** Seconds. */
  silence: 4,
  /** LU by which a gentle cue is softer than a full one. */
  gentleSofter: 6,
} as const;

/** What a recording breaks of the promises about its cues and peaks; empty is well. */
export const faultsOf = ({ mode, truePeak, silence, cues }: Findings): readonly string[] => [
  ...(truePeak > LIMITS.truePeak ? [`true peak ${truePeak.toFixed(2)} dBFS`] : []),
  ...(mode === 'full' && silence > LIMITS.silence ? [`silent for ${silence.toFixed(1)} s`] : []),
  ...cues
    // In the midst of music a tick may be covered by a drum that falls with it; alone it must be exact.
    .filter(({ cue }) => isLoudCue(cue) || mode === 'gongs')
    .filter(({ off }) => off === undefined || Math.abs(off) > LIMITS.cueOff)
    .map(
      ({ cue, off }) =>
        `${cue.type} at ${cue.at / 1000} s is ${off === undefined ? 'not heard' : `${off.toFixed(1)} ms off`}`,
    ),
  ...cues
    .filter(({ cue }) => (cue.type === 'gong' && cue.count === 1) || (mode === 'gentle' && isLoudCue(cue)))
    .filter(({ loudness, before }) => loudness - before < LIMITS.cueAbove)
    .map(
      ({ cue, loudness, before }) =>
        `${cue.type} at ${cue.at / 1000} s stands only ${(loudness - before).toFixed(1)} LU above`,
    ),
];

/** Cues that are not softer enough in the gentle mode. */
export const tooLoudGently = (full: Findings, gentle: Findings): readonly string[] =>
  full.cues.flatMap(({ cue, loudness }) => {
    const soft = gentle.cues.find(other => other.cue === cue);
    if (!isLoudCue(cue) || !soft || loudness - soft.loudness >= LIMITS.gentleSofter) return [];
    return [`${cue.type} at ${cue.at / 1000} s is only ${(loudness - soft.loudness).toFixed(1)} LU softer when gentle`];
  });
