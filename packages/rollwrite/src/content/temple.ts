import { byRoom, mirrored } from '../geography.ts';
import type { Colour, Half, RoomAction, RoomId, RoomSymbol } from '../vocabulary.ts';

/** One room of a temple sheet. The order of its symbols matters where ways are barred (WV2). */
export interface Room {
  readonly symbols: readonly [RoomSymbol, RoomSymbol];
  readonly action: RoomAction | 'exit';
  readonly secret?: { readonly colour: Colour; readonly half: Half };
}

/** A temple sheet: every player's is the same, marked separately (WS5). It drives the engine, the screen and the print. */
export interface TempleSheet {
  readonly id: 'base' | 'variant';
  readonly rooms: { readonly [R in RoomId]: Room };
}

export const BASE_SHEET: TempleSheet = {
  id: 'base',
  rooms: {
    a1: { symbols: ['key', 'torch'], action: 'gem', secret: { colour: 'red', half: 'upper' } },
    b1: { symbols: ['key', 'key'], action: 'key', secret: { colour: 'yellow', half: 'upper' } },
    c1: { symbols: ['adventurer', 'adventurer'], action: 'reroll' },
    d1: { symbols: ['torch', 'adventurer'], action: 'torch' },
    e1: { symbols: ['gold', 'key'], action: 'gem', secret: { colour: 'blue', half: 'upper' } },
    a2: { symbols: ['adventurer', 'adventurer'], action: 'heal' },
    b2: { symbols: ['gold', 'adventurer'], action: 'joker' },
    c2: { symbols: ['gold', 'gold'], action: 'gem', secret: { colour: 'green', half: 'lower' } },
    d2: { symbols: ['key', 'adventurer'], action: 'reroll' },
    e2: { symbols: ['adventurer', 'gold'], action: 'key' },
    a3: { symbols: ['adventurer', 'torch'], action: 'torch' },
    b3: { symbols: ['gold', 'torch'], action: 'key', secret: { colour: 'blue', half: 'lower' } },
    c3: { symbols: ['adventurer', 'key'], action: 'exit' },
    d3: { symbols: ['torch', 'key'], action: 'gold', secret: { colour: 'red', half: 'lower' } },
    e3: { symbols: ['adventurer', 'adventurer'], action: 'reroll' },
    a4: { symbols: ['adventurer', 'key'], action: 'gold' },
    b4: { symbols: ['gold', 'adventurer'], action: 'heal' },
    c4: { symbols: ['torch', 'torch'], action: 'gem', secret: { colour: 'yellow', half: 'lower' } },
    d4: { symbols: ['adventurer', 'torch'], action: 'joker' },
    e4: { symbols: ['key', 'adventurer'], action: 'heal' },
    a5: { symbols: ['key', 'gold'], action: 'gem' },
    b5: { symbols: ['adventurer', 'gold'], action: 'joker' },
    c5: { symbols: ['adventurer', 'adventurer'], action: 'gold' },
    d5: { symbols: ['torch', 'adventurer'], action: 'joker' },
    e5: { symbols: ['torch', 'gold'], action: 'gem', secret: { colour: 'green', half: 'upper' } },
  },
};

const SWAPPED = { adventurer: 'adventurer', key: 'torch', torch: 'key', gold: 'gold' } as const;

/** A room with keys and torches exchanged, in its cost and in its action. */
const swapped = ({ symbols: [first, second], action, ...rest }: Room): Room => ({
  ...rest,
  symbols: [SWAPPED[first], SWAPPED[second]],
  action: action === 'key' || action === 'torch' ? SWAPPED[action] : action,
});

/** The other side of the sheet: turned over from left to right, keys and torches exchanged. */
export const VARIANT_SHEET: TempleSheet = {
  id: 'variant',
  rooms: byRoom(room => swapped(BASE_SHEET.rooms[mirrored(room)])),
};
