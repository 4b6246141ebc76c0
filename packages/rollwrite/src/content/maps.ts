import type { MapId, MapSide, RoomSymbol, Track } from '../vocabulary.ts';

/** A treasure map: what each side asks for, and the box it is worth; the six are on every temple sheet. */
export interface TreasureMap {
  readonly bonus: readonly RoomSymbol[];
  readonly gem: readonly RoomSymbol[];
  readonly reward: Track | 'joker';
}

export const TREASURE_MAPS: { readonly [M in MapId]: TreasureMap } = {
  1: { bonus: ['torch', 'torch', 'torch'], gem: ['key', 'gold', 'key'], reward: 'rush' },
  2: { bonus: ['gold', 'key', 'gold'], gem: ['key', 'torch', 'gold'], reward: 'rush' },
  3: { bonus: ['adventurer', 'key', 'torch'], gem: ['torch', 'gold', 'torch'], reward: 'joker' },
  4: { bonus: ['adventurer', 'adventurer', 'gold'], gem: ['torch', 'key', 'torch'], reward: 'reroll' },
  5: { bonus: ['adventurer', 'adventurer', 'torch'], gem: ['gold', 'key', 'gold'], reward: 'heal' },
  6: { bonus: ['adventurer', 'key', 'adventurer'], gem: ['gold', 'torch', 'key'], reward: 'torch' },
};

/** The symbols of one side of a map, in their printed order. */
export const symbolsOf = (map: MapId, side: MapSide): readonly RoomSymbol[] => TREASURE_MAPS[map][side];
