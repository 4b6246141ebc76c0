import { gzipSync } from 'node:zlib';
import { seedOf } from '@templefall/kit';
import { MODES, type Mode, TRACK_IDS } from '@templefall/soundtrack';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  COUNTDOWNS,
  type Findings,
  faultsOf,
  LIMITS,
  meanLoudness,
  measure,
  tooLoudGently,
} from '../../tools/soundtrack/measure.ts';
import { SAMPLE_RATE, SEED_TEXT, STORY } from '../../tools/soundtrack/story.ts';
import { bundle, openStudio, type Studio } from '../../tools/soundtrack/studio.ts';

/** Excerpts round every cue, recorded in Chromium: what the whole tracks are measured for by `npm run soundtrack`. */
const EXCERPTS = COUNTDOWNS.flatMap(({ opens, ends }) => [
  { from: opens - 5600, to: opens + 4000 },
  { from: ends - 6600, to: ends + 1500 },
]);

let studio: Studio;
const findings = new Map<string, readonly Findings[]>();

const recorded = async (track: (typeof TRACK_IDS)[number], mode: Mode): Promise<readonly Findings[]> => {
  const key = `${track} ${mode}`;
  const known = findings.get(key);
  if (known) return known;
  const found: Findings[] = [];
  for (const { from, to } of EXCERPTS) {
    const excerpt = { from, to, sampleRate: SAMPLE_RATE };
    const job = { track, mode, seed: seedOf(SEED_TEXT), countdowns: COUNTDOWNS, story: STORY, excerpt };
    found.push(measure(await studio.record(job), mode, from));
  }
  findings.set(key, found);
  return found;
};

beforeAll(async () => {
  studio = await openStudio();
}, 60_000);
afterAll(() => studio?.close());

describe.each(TRACK_IDS)('%s, as Chromium plays it', track => {
  test.each(MODES)('[TT2] [TT8] %s: every cue within 5 ms of the score, and nothing over −1 dBFS', async mode => {
    const found = await recorded(track, mode);
    expect(found.flatMap(faultsOf)).toEqual([]);
    const loud = found.flatMap(({ cues }) => cues.filter(({ cue }) => cue.type !== 'tick'));
    expect(loud.map(({ cue }) => cue.type).sort()).toEqual([
      'collapse',
      'gong',
      'gong',
      'gong',
      'gong',
      'gong',
      'gong',
      'slam',
      'slam',
    ]);
  });

  test.each(['full', 'gentle'] as const)(
    '%s: the music before the cues lies at −18 ± 2 LUFS, gently 6 below',
    async mode => {
      const found = await recorded(track, mode);
      const before = found.flatMap(({ loudness }) => [...loudness.momentary.slice(0, 50)]);
      const loudness = meanLoudness(Float64Array.from(before));
      expect(loudness).toBeGreaterThan(LIMITS.loudness[mode][0]);
      expect(loudness).toBeLessThan(LIMITS.loudness[mode][1]);
    },
  );

  test('[TT8] gentle is at least 6 dB softer at every gong, slam and collapse', async () => {
    const [full, gentle] = [await recorded(track, 'full'), await recorded(track, 'gentle')];
    const tooLoud = full.flatMap((one, index) => {
      const other = gentle[index];
      return other ? tooLoudGently(one, other) : [];
    });
    expect(tooLoud).toEqual([]);
  });
});

test('the same seed gives the same samples, to the last bit', async () => {
  const excerpt = { from: 207_000, to: 211_000, sampleRate: SAMPLE_RATE };
  const seed = seedOf('twice');
  for (const track of TRACK_IDS) {
    const job = { track, mode: 'full', seed, countdowns: COUNTDOWNS, story: STORY, excerpt } as const;
    const first = await studio.record(job);
    for (let again = 0; again < 3; again++) {
      const { left, right } = await studio.record(job);
      expect(differences(first.left, left) + differences(first.right, right)).toBe(0);
    }
  }
});

const differences = (one: Float32Array, other: Float32Array): number =>
  one.reduce((count, value, i) => count + Number(value !== other[i]), 0);

test('a victory neither clips nor dies at once', async () => {
  const story = { situations: [], ending: { at: 250_000, outcome: 'victory' } } as const;
  for (const track of TRACK_IDS) {
    const excerpt = { from: 249_000, to: 258_000, sampleRate: SAMPLE_RATE };
    const found = measure(
      await studio.record({ track, mode: 'full', seed: seedOf(SEED_TEXT), countdowns: COUNTDOWNS, story, excerpt }),
      'full',
      excerpt.from,
    );
    expect(found.truePeak).toBeLessThan(LIMITS.truePeak);
    expect(found.silence).toBeLessThan(1);
  }
});

test('the whole soundtrack is less than 60 kB of code', async () => {
  expect(gzipSync(await bundle()).length).toBeLessThan(60_000);
});
