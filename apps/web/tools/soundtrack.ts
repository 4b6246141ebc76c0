import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedOf } from '@templefall/kit';
import { MODES, type Mode, TRACK_IDS } from '@templefall/soundtrack';
import { costs } from './soundtrack/cost.ts';
import {
  COUNTDOWNS,
  type Findings,
  faultsOf,
  isLoudCue,
  LIMITS,
  measure,
  tooLoudGently,
} from './soundtrack/measure.ts';
import { PICTURE, pictureOf } from './soundtrack/picture.ts';
import { SAMPLE_RATE, SEED_TEXT, STORY } from './soundtrack/story.ts';
import { openStudio } from './soundtrack/studio.ts';
import { wavOf } from './soundtrack/wav.ts';

/**
 * `npm run soundtrack -- --render`: both soundtracks in all modes, as sound, as pictures and as numbers; with `--cost`:
 * how much of a phone's processor they take.
 */
const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      render: { type: 'boolean', default: false },
      cost: { type: 'boolean', default: false },
      out: { type: 'string', default: 'renders' },
      seed: { type: 'string', default: SEED_TEXT },
    },
  });
  if (values.cost) {
    const studio = await openStudio();
    const isLight = await costs(studio).finally(studio.close);
    return isLight ? 0 : 1;
  }
  if (!values.render) {
    console.log('npm run soundtrack -- --render [--out renders] [--seed text], or --cost');
    return 2;
  }
  await mkdir(values.out, { recursive: true });
  const studio = await openStudio();
  const faults: string[] = [];
  try {
    console.log(HEADER);
    for (const track of TRACK_IDS) {
      const findings = new Map<Mode, Findings>();
      for (const mode of MODES) {
        const name = `${track}-${mode}`;
        const excerpt = { from: FROM, to: TO, sampleRate: SAMPLE_RATE };
        const job = { track, mode, seed: seedOf(values.seed), countdowns: COUNTDOWNS, story: STORY, excerpt };
        const recording = await studio.record(job);
        const found = measure(recording, mode, FROM);
        findings.set(mode, found);
        const loudness = found.loudness.integrated;
        const isOff = mode !== 'gongs' && (loudness < LIMITS.loudness[mode][0] || loudness > LIMITS.loudness[mode][1]);
        const own = [...faultsOf(found), ...(isOff ? [`loudness ${loudness.toFixed(1)} LUFS`] : [])];
        faults.push(...own.map(fault => `${name}: ${fault}`));
        const svg = pictureOf(`${name}, seed “${values.seed}”`, recording, FROM, found);
        await writeFile(join(values.out, `${name}.wav`), wavOf(recording));
        await writeFile(join(values.out, `${name}.svg`), svg);
        const sheet = `<body style="margin:0">${svg}</body>`;
        await writeFile(join(values.out, `${name}.png`), await studio.photograph(sheet, PICTURE.width, PICTURE.height));
        console.log(rowOf(name, found, (TO - FROM) / recording.took));
      }
      const [full, gentle] = [findings.get('full'), findings.get('gentle')];
      if (full && gentle) faults.push(...tooLoudGently(full, gentle).map(fault => `${track}: ${fault}`));
    }
  } finally {
    await studio.close();
  }
  console.log(faults.length === 0 ? `all promises kept; files in ${values.out}/` : `broken:\n  ${faults.join('\n  ')}`);
  return faults.length === 0 ? 0 : 1;
};

/** A second before the cry, until the last of the fall has died away. */
const FROM = -1000;
const TO = 612_000;

const HEADER = 'recording          LUFS   true peak  worst cue  gongs above  cue loudness     silence  × real time';
const rowOf = (name: string, { loudness, truePeak, silence, cues }: Findings, speed: number): string => {
  const loud = cues.filter(({ cue }) => isLoudCue(cue));
  const worst = Math.max(...loud.map(({ off }) => Math.abs(off ?? Number.POSITIVE_INFINITY)));
  const above = Math.min(
    ...loud.filter(({ cue }) => cue.type === 'gong' && cue.count === 1).map(cue => cue.loudness - cue.before),
  );
  const levels = loud.map(cue => cue.loudness);
  return [
    name.padEnd(17),
    `${loudness.integrated.toFixed(1)}`.padStart(6),
    `${truePeak.toFixed(2)} dB`.padStart(11),
    `${worst.toFixed(2)} ms`.padStart(10),
    `${above.toFixed(1)} LU`.padStart(12),
    `${Math.min(...levels).toFixed(1)} … ${Math.max(...levels).toFixed(1)}`.padStart(15),
    `${silence.toFixed(1)} s`.padStart(9),
    speed.toFixed(0).padStart(10),
  ].join(' ');
};

process.exitCode = await main();
