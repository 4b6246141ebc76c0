import { PLAY_ROLES, type PlayRole } from './screenRole.ts';

const STORED = 'templefall.role.';

/** A page loaded anew is what it was: the big screen, or the dice beside it. Whoever comes by code chooses anew. */
export const keepRole = (table: string, role: PlayRole): void => sessionStorage.setItem(STORED + table, role);

export const keptRole = (table: string): PlayRole => {
  const kept = sessionStorage.getItem(STORED + table);
  return PLAY_ROLES.find(role => role === kept) ?? 'full';
};
