import type { TextsOf } from '../../text.ts';

/** English: what somebody who plays for the first time is told, each line once, 120 letters at most; below it two buttons. */
export const en = {
  'tip.side': 'Tap the side where you go in. Each of you takes another one.',
  'tip.pair':
    'Two dice open a room next to you: keep what you need. The rest is for the pool, your team crosses it off on maps.',
  'tip.curse': 'A black mask is cursed: this die is missing for a few turns.',
  'tip.room': 'Your dice pay for the lit rooms. One tap shows what a room brings, the second draws it.',
  'tip.stuck': 'Your dice open no room this time. End exploring: the others still take from the pool.',
  'tip.map': 'Choose a die that fits your maps. It crosses off one symbol.',
  'tip.cash':
    'A map is full on the left: cash it in whenever you like. Fill the right side first, and it brings a gem too.',
  'tip.ok': 'Got it',
  'tip.off': 'No tips',
} as const;

export type CoachTexts = TextsOf<typeof en>;
