import { type Face, type MapId, type RoomId, symbolsOf, TREASURE_MAPS } from '@templefall/rollwrite';
import type { MapView } from '../model/maps.ts';
import type { ParagraphId } from './chapters.ts';

/** What is drawn beside a paragraph, of the game's own parts. */
export type Picture =
  | { readonly dice: readonly Face[] }
  | { readonly rooms: readonly RoomId[] }
  | { readonly map: MapId; readonly full: 'none' | 'bonus' | 'gem' }
  | { readonly icon: string; readonly colour?: string };

export const PICTURES: { readonly [id in ParagraphId]: Picture } = {
  goal: { rooms: ['c3'] },
  setup: { icon: 'ui-pencil' },
  rounds: { icon: 'ui-list' },
  gems: { icon: 'gem', colour: 'var(--gem)' },
  course: { icon: 'ui-step' },
  curses: { dice: ['black'] },
  heal: { icon: 'heal', colour: '#ff7c8d' },
  pairs: { dice: ['adventurer', 'torch'] },
  place: { dice: ['key', 'black'] },
  reroll: { icon: 'reroll', colour: '#8cd3ff' },
  endTurn: { icon: 'ui-check' },
  enter: { rooms: ['d2'] },
  outside: { icon: 'door', colour: '#d9c9a6' },
  firstVisit: { rooms: ['a4'] },
  rewards: { rooms: ['a3'] },
  joker: { rooms: ['b2'] },
  secrets: { rooms: ['b1', 'c4'] },
  rush: { icon: 'rush', colour: '#ffb46b' },
  exit: { rooms: ['c3'] },
  tracks: { icon: 'reroll', colour: '#8cd3ff' },
  trackGem: { icon: 'gem', colour: 'var(--gem)' },
  boxSymbols: { dice: ['key', 'torch', 'gold'] },
  pool: { dice: ['adventurer', 'key', 'gold'] },
  cross: { map: 3, full: 'none' },
  cashIn: { map: 4, full: 'bonus' },
  gemSide: { map: 6, full: 'gem' },
  variants: { dice: ['torch', 'gold'] },
  blocked: { icon: 'ui-lock' },
  lottery: { icon: 'joker', colour: '#ffd27a' },
  diceRooms: { icon: 'ui-dice' },
  talk: { icon: 'ui-chat' },
  wishes: { icon: 'ui-target' },
  notes: { icon: 'ui-pin' },
  undo: { icon: 'ui-undo' },
  table: { icon: 'ui-team' },
};

/** A map as it is printed, with nothing crossed off, its bonus side, or both. */
export const mapDrawn = (map: MapId, full: 'none' | 'bonus' | 'gem'): MapView => ({
  map,
  reward: TREASURE_MAPS[map].reward,
  bonus: symbolsOf(map, 'bonus').map(face => ({ face, isCrossed: full !== 'none' })),
  gem: symbolsOf(map, 'gem').map(face => ({ face, isCrossed: full === 'gem' })),
  isReady: full !== 'none',
});
