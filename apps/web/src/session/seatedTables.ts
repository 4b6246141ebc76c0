import { type ClientState, heldSeats, isTableId } from '@templefall/protocol';
import { forgetSecret, tablesWithSecret } from './seatSecretStore.ts';

const STORED = 'templefall.seated.';

/** A table at which this browser has a seat: which places, and when it was last there. */
export interface SeatedTable {
  readonly table: string;
  readonly places: readonly number[];
  readonly at: number;
}

/** Remembers which places are ours, so that the main menu can say "your turn" without going there. */
export const followPlaces = (table: string, before: ClientState, now: ClientState): void => {
  if (!now.me || (now.me === before.me && now.also === before.also)) return;
  const places = heldSeats(now).map(({ place }) => place);
  localStorage.setItem(STORED + table, JSON.stringify({ places, at: Date.now() }));
};

/** Where this browser has a seat, the latest first. */
export const seatedTables = (): readonly SeatedTable[] =>
  tablesWithSecret()
    .filter(isTableId)
    .map(table => ({ table, ...placesAt(table) }))
    .sort((a, b) => b.at - a.at);

/** The way back to that seat is gone with it. */
export const forgetTable = (table: string): void => {
  forgetSecret(table);
  localStorage.removeItem(STORED + table);
};

/** Seats from before places were remembered have none: whose turn it is, is then said by name. */
const placesAt = (table: string): Omit<SeatedTable, 'table'> => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED + table) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('places' in raw) || !('at' in raw)) return NOWHERE;
    const { places, at } = raw;
    if (!Array.isArray(places) || typeof at !== 'number') return NOWHERE;
    return { places: places.filter(place => typeof place === 'number'), at };
  } catch {
    return NOWHERE;
  }
};
const NOWHERE = { places: [], at: 0 };
