/** Pages of one game beside its tables. Apart from the registry, which the first page has. */

/** For players of Roll & Write with paper: printed sheets, and dice alone. */
export const rollwriteOnPaper = () => import('./rollwrite/onPaper.ts');

/** Beside the real box of Temple: clock, music, depot and decks. */
export const templeOnTable = () => import('./temple/onTable.ts');

/** Temple's puzzle of the day. */
export const templePuzzle = () => import('./temple/puzzle/fetchPuzzle.ts');
