import { type ClientState, heldSeats, isSeatSecret, type SeatSecret } from '@templefall/protocol';
import { unmarkCreated } from './createdTables.ts';
import { SEAT_KEY } from './seatKeys.ts';

/** The table has given the seat to nobody, or to somebody else: what is kept would only shut the door. */
const VOID: readonly ClientState['trouble'][] = ['wrongSecret', 'kicked'];

/** By what this browser comes back to its seat at a table. */
export const savedSecret = (table: string): SeatSecret | undefined => {
  const kept = localStorage.getItem(SEAT_KEY + table);
  return kept && isSeatSecret(kept) ? kept : undefined;
};

/** Every table with a seat of ours. */
export const tablesWithSecret = (): readonly string[] =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    .filter(key => key.startsWith(SEAT_KEY))
    .map(key => key.slice(SEAT_KEY.length))
    .filter(table => savedSecret(table) !== undefined);

const ALSO = 'templefall.seats.';

/** Of further seats, where this device is passed round. */
export const savedFurtherSecrets = (table: string): readonly SeatSecret[] => {
  const kept = localStorage.getItem(ALSO + table)?.split(' ') ?? [];
  return kept.filter(isSeatSecret);
};

/** Of all seats that this device holds, the first one first. */
export const saveSecrets = (table: string, [first, ...further]: readonly SeatSecret[]): void => {
  if (first) localStorage.setItem(SEAT_KEY + table, first);
  if (further.length > 0) localStorage.setItem(ALSO + table, further.join(' '));
  else localStorage.removeItem(ALSO + table);
};

export const forgetSecret = (table: string): void => {
  localStorage.removeItem(SEAT_KEY + table);
  localStorage.removeItem(ALSO + table);
};

/** Kept as long as the seat is ours: whoever stood up, or lost it meanwhile, comes like everybody else. */
export const followSecret = (table: string, before: ClientState, now: ClientState): void => {
  const hasStoodUp = before.me && !now.me && now.line === 'open';
  if (now.trouble === 'kicked') unmarkCreated(table);
  if (hasStoodUp || VOID.includes(now.trouble)) forgetSecret(table);
  else if (now.me && (now.me !== before.me || now.also !== before.also))
    saveSecrets(
      table,
      heldSeats(now).map(({ secret }) => secret),
    );
};
