import { cardBox } from '../cardBox.ts';

/** Promo pack Doomed (TP4): cards only, which are rows of the curses' and the treasures' tables. */
export const doomed = cardBox('doomed');
