import type { Millis } from '@templefall/kit';

/** The pictures of the spoken introduction to the rules; the interface draws each. */
export const TALK_STEPS = [
  'temple',
  'goal',
  'dice',
  'roll',
  'blackMask',
  'goldMask',
  'enter',
  'discover',
  'gems',
  'together',
  'fate',
  'gong',
  'slam',
  'exit',
  'collapse',
  'go',
] as const;
export type TalkStep = (typeof TALK_STEPS)[number];
export type TalkWords = { readonly [step in TalkStep]: string };

export interface TalkSlot {
  /** Names the picture and the words. */
  readonly step: TalkStep;
  readonly from: Millis;
  readonly to: Millis;
}

/** Two minutes in sixteen pictures. A slot is how long a calm voice takes for its words in the longest language. */
export const RULES_TALK: readonly TalkSlot[] = TALK_STEPS.map((step, index) => ({
  step,
  from: index * 7500,
  to: (index + 1) * 7500,
}));
