const STORED = 'templefall.mine.';

/** A table that was opened in this window: whoever opened it sits down without being asked. */
export const markCreated = (table: string): void => sessionStorage.setItem(STORED + table, 'yes');
export const isCreatedHere = (table: string): boolean => sessionStorage.getItem(STORED + table) === 'yes';

/** Who has left it is asked like everybody else. */
export const unmarkCreated = (table: string): void => sessionStorage.removeItem(STORED + table);
