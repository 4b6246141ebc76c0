import type { Cost, DieSymbol } from '../../vocabulary.ts';
import type { DeckRow } from '../cardBox.ts';

export const CURSES = [
  'trap',
  'mask',
  'brokenDie',
  'silence',
  'lostDice',
  'cursedHand',
  'soulSwap',
  'lostTreasure',
  'trulyCursed',
  'doomed',
  'onYourFeet',
  'poisoned',
  'vines',
] as const;
export type Curse = (typeof CURSES)[number];

export interface CurseRow extends DeckRow<'additions' | 'pit' | 'doomed' | 'fountain'> {
  /** What lifts it; absent: it is resolved at once. */
  readonly lift?: Cost;
}

const row = (copies: number, lift: string, box?: CurseRow['box']): CurseRow => ({
  copies,
  ...(lift && { lift: [...lift] as DieSymbol[] }),
  ...(box && { box }),
});

/** Fourteen cards in the base set: two kinds three times, four kinds twice. */
export const CURSE_ROWS: { readonly [curse in Curse]: CurseRow } = {
  trap: row(3, 'KKT'),
  mask: row(3, 'AGT'),
  brokenDie: row(2, 'TTK'),
  silence: row(2, 'AAT'),
  lostDice: row(2, 'AAK'),
  cursedHand: row(2, 'AKT'),
  soulSwap: row(2, 'KKA', 'additions'),
  lostTreasure: row(2, '', 'pit'),
  trulyCursed: row(2, 'TTA', 'pit'),
  doomed: row(1, 'KTG', 'doomed'),
  onYourFeet: row(1, 'AAG', 'doomed'),
  poisoned: row(2, 'TTG', 'fountain'),
  vines: row(2, 'KTT', 'fountain'),
};

/** [TM1.8] A roll begun sooner than this after one could roll again is hasty, and one in so many sends a die off the table. */
export const HASTE_MS = 700;
export const SPILLED_ONE_IN = 6;
/** [TP5] How long an adventurer keeps standing. */
export const STANDING_MS = 10_000;
/** How long a choice that a card asks for may take (TM5.2). */
export const CHOICE_MS = 5_000;
/** [TM1.9] [TP5] What the assists do instead: rolls take so much longer. */
export const HAND_SLOWDOWN = 1;
export const FEET_SLOWDOWN = 0.5;
