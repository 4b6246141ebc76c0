import { settings } from './settings.ts';

const KEPT = 'templefall.introduced';

/** Whether the opening words are still to be told: once a visit is enough, and some never want them. */
export const isIntroductionDue = (): boolean => settings.peek().introduces && sessionStorage.getItem(KEPT) !== 'yes';

export const noteIntroduction = (): void => sessionStorage.setItem(KEPT, 'yes');
