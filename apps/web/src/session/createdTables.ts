const STORED = 'templefall.mine.';

/** A table that was opened in this window: whoever opened it sits down without being asked. */
export const keepOpened = (table: string): void => sessionStorage.setItem(STORED + table, 'yes');
export const isOpenedHere = (table: string): boolean => sessionStorage.getItem(STORED + table) === 'yes';

/** Who has left it is asked like everybody else. */
export const forgetOpened = (table: string): void => sessionStorage.removeItem(STORED + table);
