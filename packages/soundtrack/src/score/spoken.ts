import type { Millis } from '@templefall/kit';
import type { Countdown } from './cues.ts';
import type { OutcomeType } from './situation.ts';

/** What the narrator says. The words are the host's, in the player's language; here is only when. */
export const SPOKEN_LINES = [
  'introduction',
  'cry',
  'gong1',
  'gong2',
  'gong3',
  'slam',
  'collapse',
  'victory',
  'fall',
] as const;
export type SpokenLine = (typeof SPOKEN_LINES)[number];
export type SpokenWords = { readonly [line in SpokenLine]: string };

export interface Speech {
  readonly line: SpokenLine;
  readonly at: Millis;
}

/** When each line begins; the introduction comes before the clock runs. A voice never competes with a cue: it follows when the last stroke has been heard. */
export const speechesOf = (countdowns: readonly Countdown[]): readonly Speech[] => [
  { line: 'cry', at: 0 },
  ...countdowns.flatMap(({ opens, ends }, index): readonly Speech[] => [
    { line: GONG_LINES[Math.min(index, 2)] ?? 'gong1', at: opens + 1400 * index + 1100 },
    { line: index === countdowns.length - 1 ? 'collapse' : 'slam', at: ends + 1300 },
  ]),
];

export const closingSpeech = (outcome: OutcomeType, at: Millis): Speech => ({ line: outcome, at: at + 3500 });

const GONG_LINES = ['gong1', 'gong2', 'gong3'] as const;

/** How long a caption stands when nobody speaks it: a calm reader's pace. */
export const readingTime = (text: string): Millis => Math.max(2000, 900 + 62 * text.length);
