const LEAST = 48;
const FRAME = 34;
const GAP = 9;

/** Beside the dice of a tablet stand the roll and what can be done, narrower where the window is. */
const TABLET_NARROW = 900;
const TABLET_OTHERS = { narrow: 398, wide: 482 } as const;
const TABLET_GAP = 12;

/** How large dice lie on a tablet. Large ones take a row of their own where there is no room beside the roll. */
export const tabletDiceFit = (
  count: number,
  { width, large }: { readonly width: number; readonly large: boolean },
): { readonly size: number; readonly isOwnRow: boolean } => {
  const isNarrow = width <= TABLET_NARROW;
  const fitting = (others: number): number => Math.floor((width - others) / count) - TABLET_GAP;
  const beside = fitting(TABLET_OTHERS[isNarrow ? 'narrow' : 'wide']);
  const most = count > 5 || isNarrow ? 62 : 84;
  const isOwnRow = large && (isNarrow || beside <= most);
  const size = Math.min(large ? 104 : most, isOwnRow ? fitting(66) : beside);
  return { size: Math.max(LEAST, size), isOwnRow };
};

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
