/** The drawing of each card and tile, by its id in the engine; a test sees that none is missing. */
export const CURSE_ART: { readonly [curse: string]: string } = {
  trap: 'cu-trap',
  mask: 'cu-mask',
  brokenDie: 'cu-broken',
  silence: 'cu-silence',
  lostDice: 'cu-lost',
  cursedHand: 'cu-hand',
  soulSwap: 'cu-swap',
  lostTreasure: 'cu-treasure',
  trulyCursed: 'cu-truly',
  doomed: 'cu-doomed',
  onYourFeet: 'cu-feet',
  poisoned: 'cu-poison',
  vines: 'cu-vines',
};

export const TREASURE_ART: { readonly [treasure: string]: string } = {
  healingMask: 'tr-heal',
  doubleTorch: 'tr-torches',
  doubleKey: 'tr-keys',
  teleport: 'tr-teleport',
  secretPassage: 'tr-passage',
  extraGem: 'tr-gem',
  greatTorch: 'tr-torch',
  counterSpell: 'tr-counter',
};

export const CHARACTER_ART: { readonly [character: string]: string } = {
  explorer: 'ch-explorer',
  doc: 'ch-doc',
  colossus: 'ch-colossus',
  priest: 'ch-priest',
  mechanic: 'ch-mechanic',
  magician: 'ch-magician',
};

/** Quest rooms by their tiles: drawing and colour. */
export const QUEST_ART: { readonly [tile: string]: readonly [icon: string, colour: string] } = {
  altar: ['altar', '#c9a98c'],
  trials: ['trial', '#b9a98c'],
  'ghost-room': ['ghost', '#cfe6ee'],
  'tree-of-life': ['tree', '#8fd07a'],
  obelisk: ['obelisk', '#b9b2c4'],
  'treasure-room': ['chalice', '#e8c98a'],
};
