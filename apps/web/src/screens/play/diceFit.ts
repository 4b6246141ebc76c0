const LEAST = 48;
const FRAME = 34;
const GAP = 9;

/** How large dice lie in the tray of a phone: in one row if a finger still finds each of them, else in two. */
export const diceFit = (
  count: number,
  { width, isShort, large }: { readonly width: number; readonly isShort: boolean; readonly large: boolean },
): { readonly size: number; readonly rows: number; readonly columns: number } => {
  const fitting = (columns: number): number => Math.floor((width - FRAME) / columns) - GAP;
  const rows = large || fitting(count) < LEAST ? 2 : 1;
  const most = large ? 84 : isShort ? (rows > 1 ? 50 : 58) : 62;
  const columns = Math.ceil(count / rows);
  return { size: Math.max(LEAST, Math.min(most, fitting(columns))), rows, columns };
};
