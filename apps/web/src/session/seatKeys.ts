/** Under which name the secret of a seat is kept, before the table's. */
export const SEAT_KEY = 'templefall.seat.';

/** Whether there may be a table with a seat of ours. The main menu asks before anything of tables is fetched. */
export const mayHaveSeats = (): boolean =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').some(key =>
    key.startsWith(SEAT_KEY),
  );
