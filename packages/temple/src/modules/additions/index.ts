import { cardBox } from '../cardBox.ts';

/** The additions of the second box (TM5): the curse Soul swap and the treasure Great torch, rows of their tables. */
export const additions = cardBox('additions');
