import type { SectionType } from './sections.ts';

/** What the players' doings mean for the music. The host derives it from the view; it changes at most once a bar. */
export interface Situation {
  /** Gems activated, of all that can be: 0 to 1. */
  readonly gems: number;
  /** Players whose dice are all black. */
  readonly stuck: number;
  readonly exitFound: boolean;
}

export const AT_THE_START: Situation = { gems: 0, stuck: 0, exitFound: false };

export const OUTCOMES = ['victory', 'fall'] as const;
export type OutcomeType = (typeof OUTCOMES)[number];

/** The one word for what the music does now: for the interface to show, and for tests. */
export const MOODS = [
  'exploring',
  'gemsFound',
  'stuck',
  'countdown',
  'aftershock',
  'exitFound',
  'lastMinute',
  'victory',
  'fall',
] as const;
export type Mood = (typeof MOODS)[number];

/** The clock goes before the players, except for those who need help. */
export const moodOf = (section: SectionType | undefined, situation: Situation, outcome?: OutcomeType): Mood => {
  if (outcome) return outcome;
  if (section === 'countdown') return 'countdown';
  if (situation.stuck > 0) return 'stuck';
  if (section === 'lastMinute' || section === 'aftershock') return section;
  if (situation.exitFound) return 'exitFound';
  return situation.gems > 0 ? 'gemsFound' : 'exploring';
};
