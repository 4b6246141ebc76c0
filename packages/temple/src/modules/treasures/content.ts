import type { DeckRow } from '../cardBox.ts';

export const TREASURES = [
  'healingMask',
  'doubleTorch',
  'doubleKey',
  'teleport',
  'secretPassage',
  'extraGem',
  'greatTorch',
  'counterSpell',
] as const;
export type Treasure = (typeof TREASURES)[number];

/** Thirteen tiles in the base set: five kinds twice and one three times. */
export const TREASURE_ROWS: { readonly [treasure in Treasure]: DeckRow<'additions' | 'doomed'> } = {
  healingMask: { copies: 2 },
  doubleTorch: { copies: 2 },
  doubleKey: { copies: 2 },
  teleport: { copies: 2 },
  secretPassage: { copies: 2 },
  extraGem: { copies: 3 },
  greatTorch: { copies: 2, box: 'additions' },
  counterSpell: { copies: 2, box: 'doomed' },
};

/** [TM2.2] What it takes to open a chest. */
export const CHEST_COST = ['K', 'K'] as const;
/** [TM2.4] [TM2.5] */
export const TOKEN_WORTH = 2;
