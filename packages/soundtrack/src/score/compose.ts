import { assertNever, type Chance, must, type Rng } from '@templefall/kit';
import type { Bar, BarLength } from './bars.ts';
import type { Note } from './note.ts';
import type { Situation } from './situation.ts';
import type {
  BeatLayer,
  FigureLayer,
  HoldLayer,
  Layer,
  MelodyLayer,
  Motif,
  Scale,
  ScatterLayer,
  Track,
} from './track.ts';

/** What all layers of a bar share. */
interface Context {
  readonly track: Track;
  readonly bar: Bar;
  readonly scale: Scale;
  /** The degree the bar's chord stands on. */
  readonly chord: number;
  readonly intensity: number;
  /** The place in a phrase of four bars, and a number no other phrase has. */
  readonly place: number;
  readonly phrase: number;
  /** Draws of one layer: `bar` differs from bar to bar, `phrase` stays for the whole phrase. */
  readonly draw: (layer: number, of: 'bar' | 'phrase') => Rng;
}

/**
 * The notes of one bar. Everything in it follows from the track, the seed, the bar and the situation: a device that
 * joins late, or wakes up, composes the very bar the others are hearing.
 */
export const composeBar = (track: Track, bar: Bar, situation: Situation, chance: Chance): readonly Note[] => {
  const context = contextOf(track, bar, situation, chance);
  // Busier is also louder, but only by half: the dice and the voices round the table must stay on top.
  const dynamics = 0.67 + 0.33 * context.intensity;
  return track.layers
    .flatMap((layer, index) => (isPlaying(layer, index, situation, context) ? notesOf(layer, index, context) : []))
    .map(note => ({ ...note, level: note.level * dynamics }));
};

export const barLengthOf =
  (track: Track): BarLength =>
  section => {
    if (section.type === 'countdown') return track.countdownBar;
    const { bar } = actOf(track, section.act);
    return section.type === 'lastMinute' ? bar * 0.85 : bar;
  };

/** The sound of a degree: octaves follow by themselves when it runs past the end of the scale. */
export const pitchOf = (tonic: number, scale: Scale, degree: number): number => {
  const octave = Math.floor(degree / scale.length);
  return tonic + 12 * octave + must(scale[degree - octave * scale.length], `degree ${degree}`);
};

const contextOf = (track: Track, bar: Bar, situation: Situation, chance: Chance): Context => {
  const { section, index, progress } = bar;
  const phrase = bar.part * PHRASES + Math.floor(index / 4);
  const act = actOf(track, section.act);
  const progression = pick(chance(PROGRESSION, phrase), act.progressions);
  const climb = section.type === 'countdown' ? Math.floor(progress * (track.climb + 1)) : 0;
  const place = index % 4;
  const [from, to] = section.intensity;
  return {
    track,
    bar,
    scale: situation.exitFound ? track.bright : act.scale,
    chord: section.type === 'countdown' ? climb : must(progression[place], `bar ${place} of a progression`),
    intensity: isResting(bar, chance(REST, phrase))
      ? RESTING
      : Math.min(1, from + (to - from) * progress + 0.15 * situation.gems),
    place,
    phrase,
    draw: (layer, of) => chance(layer, of === 'phrase' ? phrase : WHOLE_BARS + bar.part * PHRASES * 4 + index),
  };
};

/** While exploring, one phrase in six puts down its instruments: the ground and the air remain, and the ear recovers. */
const isResting = ({ section, index }: Bar, rng: Rng): boolean =>
  section.type === 'exploring' && index >= 4 && rng.below(6) === 0;
const RESTING = 0.24;

const isPlaying = (layer: Layer, index: number, situation: Situation, { bar, intensity, draw }: Context): boolean => {
  if (!layer.in.includes(bar.section.type)) return false;
  if (intensity < layer.enters || intensity >= (layer.leaves ?? Number.POSITIVE_INFINITY)) return false;
  if (layer.when === 'stuck' && situation.stuck === 0) return false;
  if (layer.when === 'nobodyStuck' && situation.stuck > 0) return false;
  if (layer.when === 'exitFound' && !situation.exitFound) return false;
  return draw(index, 'phrase').below(100) < 100 * (layer.often ?? 1);
};

const notesOf = (layer: Layer, index: number, context: Context): readonly Note[] => {
  switch (layer.type) {
    case 'hold':
      return held(layer, context);
    case 'figure':
      return figure(layer, index, context);
    case 'beat':
      return beat(layer, index, context);
    case 'melody':
      return melody(layer, index, context);
    case 'scatter':
      return scatter(layer, index, context);
    default:
      return assertNever(layer);
  }
};

const held = (layer: HoldLayer, { track, bar, scale, chord, place }: Context): readonly Note[] => {
  if (place % layer.bars !== 0) return [];
  const root = layer.on === 'tonic' ? 0 : chord;
  return layer.degrees.map(degree => ({
    voice: layer.voice,
    at: bar.at,
    length: bar.length * layer.bars,
    pitch: pitchOf(track.tonic, scale, root + degree) + 12 * layer.octave,
    level: layer.level,
  }));
};

const figure = (layer: FigureLayer, index: number, context: Context): readonly Note[] => {
  const { track, bar, scale, chord, draw } = context;
  const cell = pick(draw(index, 'phrase'), layer.cells);
  const hand = draw(index, 'bar');
  return [...cell].flatMap((mark, step) =>
    mark === '.'
      ? []
      : [
          {
            voice: layer.voice,
            ...played(hand, context, step),
            length: bar.length / 4,
            pitch: pitchOf(track.tonic, scale, chord + Number.parseInt(mark, 36)) + 12 * layer.octave,
            level: layer.level * touch(hand),
          },
        ],
  );
};

const beat = (layer: BeatLayer, index: number, context: Context): readonly Note[] => {
  const { place, draw } = context;
  const hand = draw(index, 'bar');
  const isFill = place === 3 && layer.fills !== undefined && hand.below(2) === 0;
  const cell = isFill && layer.fills ? pick(hand, layer.fills) : pick(draw(index, 'phrase'), layer.cells);
  return [...cell].flatMap((mark, step) => {
    const weight = WEIGHTS[mark];
    if (!weight) return [];
    const level = layer.level * weight * touch(hand);
    return [{ voice: layer.voice, ...played(hand, context, step), length: 500, pitch: UNPITCHED, level }];
  });
};

/** Bars 1 and 2 call, bars 3 and 4 answer with the same motif turned over, or rest: the ear gets room. */
const melody = (layer: MelodyLayer, index: number, context: Context): readonly Note[] => {
  const { track, bar, scale, chord, place, draw } = context;
  const hand = draw(index, 'bar');
  const plan = draw(index, 'phrase');
  const motif = pick(plan, track.motifs);
  const rests = [false, plan.below(2) === 0, plan.below(3) === 0, true];
  if (rests[place]) return [];
  const tune = place >= 2 ? turned(motif) : motif;
  return tune.map(([step, degree, steps]) => ({
    voice: layer.voice,
    ...played(hand, context, step),
    length: (bar.length / track.steps) * steps,
    pitch: pitchOf(track.tonic, scale, chord + degree) + 12 * layer.octave,
    level: layer.level * touch(hand),
  }));
};

const scatter = (layer: ScatterLayer, index: number, context: Context): readonly Note[] => {
  const { track, bar, scale, chord, draw } = context;
  const hand = draw(index, 'bar');
  return Array.from({ length: track.steps }, (_, step) => step).flatMap(step =>
    hand.below(1000) >= (1000 * layer.perBar) / track.steps
      ? []
      : [
          {
            voice: layer.voice,
            ...played(hand, context, step),
            length: bar.length / 2,
            pitch: pitchOf(track.tonic, scale, chord + pick(hand, CHORD_TONES)) + 12 * layer.octave,
            level: layer.level * touch(hand),
          },
        ],
  );
};

/** Hands, not machines: up to 8 ms late, never early, so that a bar line on a cue stays behind the cue. */
const played = (hand: Rng, { bar, track }: Context, step: number): { readonly at: number } => ({
  at: bar.at + (bar.length * step) / track.steps + hand.below(9),
});
const touch = (hand: Rng): number => 0.85 + hand.below(31) / 100;

const turned = (motif: Motif): Motif => {
  const highest = Math.max(...motif.map(([, degree]) => degree));
  return motif.map(([step, degree, steps]) => [step, highest - degree, steps]);
};

const actOf = (track: Track, act: number): Track['acts'][number] => track.acts[Math.min(act, 2)] ?? track.acts[0];

const pick = <T>(rng: Rng, items: readonly T[]): T => must(items[rng.below(items.length)], 'something to pick');

const WEIGHTS: { readonly [mark: string]: number } = { X: 1, x: 0.7, o: 0.4 };
const CHORD_TONES = [0, 2, 4, 7, 9];
const UNPITCHED = 60;

/** Streams and occasions of the seeded chance: layers are streams 0, 1, 2 …, harmony and rests have their own. */
const PROGRESSION = 1000;
const REST = 1001;
/** More phrases than any section has, so that no two share a number. */
const PHRASES = 100_000;
const WHOLE_BARS = 2 ** 30;
