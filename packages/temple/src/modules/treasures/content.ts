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

export interface TreasureRow {
  readonly tiles: number;
  /** The box it comes from, by the id of its module; absent: the base set. */
  readonly box?: 'additions' | 'doomed';
}

/** Thirteen tiles in the base set: five kinds twice and one three times. */
export const TREASURE_ROWS: { readonly [treasure in Treasure]: TreasureRow } = {
  healingMask: { tiles: 2 },
  doubleTorch: { tiles: 2 },
  doubleKey: { tiles: 2 },
  teleport: { tiles: 2 },
  secretPassage: { tiles: 2 },
  extraGem: { tiles: 3 },
  greatTorch: { tiles: 2, box: 'additions' },
  counterSpell: { tiles: 2, box: 'doomed' },
};

/** [TM2.2] What it takes to open a chest. */
export const CHEST_COST = ['K', 'K'] as const;
/** [TM2.4] [TM2.5] */
export const TOKEN_WORTH = 2;
