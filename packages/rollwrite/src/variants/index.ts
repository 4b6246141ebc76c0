import type { State } from '../state.ts';
import { type BarredWaysEvent, type BarredWaysSlice, barredWays } from './barredWays/index.ts';
import { type DiceRoomsEvent, type DiceRoomsSlice, diceRooms } from './diceRooms/index.ts';
import { jokerLottery } from './jokerLottery/index.ts';

/** The variants there are; a variant's id is its key. */
export const VARIANTS = { barredWays, jokerLottery, diceRooms };
export type VariantId = keyof typeof VARIANTS;
/** What can happen in the variants beside the events of the core. */
export type VariantEvent = BarredWaysEvent | DiceRoomsEvent;
export type { Prize } from './diceRooms/index.ts';

/** What a variant keeps at this table, for screens, bots and notation; undefined where it is not on. */
// The composition puts under each id what that variant made, and nothing else.
export const barredWaysOf = ({ slices }: State) => slices.barredWays as BarredWaysSlice | undefined;
export const diceRoomsOf = ({ slices }: State) => slices.diceRooms as DiceRoomsSlice | undefined;
