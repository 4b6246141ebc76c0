import { barredWays } from './barredWays/index.ts';
import { diceRooms } from './diceRooms/index.ts';
import { jokerLottery } from './jokerLottery/index.ts';

/** The variants there are; a variant's id is its key. */
export const VARIANTS = { barredWays, jokerLottery, diceRooms };
export type VariantId = keyof typeof VARIANTS;

/** What positions and scenarios write down of them. */
export type { BarredWaysSlice } from './barredWays/index.ts';
export type { DiceRoomsSlice } from './diceRooms/index.ts';
