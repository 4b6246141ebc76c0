import { PLAY_ROLES, type PlayRole } from './playRole.ts';

const STORED = 'templefall.role.';

/** A page loaded anew is what it was: the big screen, or the dice beside it. */
export const keepRole = (table: string, role: PlayRole): void => sessionStorage.setItem(STORED + table, role);

/** Whoever comes by code chooses anew. */
export const forgetRole = (table: string): void => sessionStorage.removeItem(STORED + table);

export const keptRole = (table: string): PlayRole => {
  const kept = sessionStorage.getItem(STORED + table);
  return PLAY_ROLES.find(role => role === kept) ?? 'full';
};
