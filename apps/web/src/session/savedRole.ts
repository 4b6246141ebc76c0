import { SCREEN_ROLES, type ScreenRole } from '../games/gameClient.ts';

const STORED = 'templefall.role.';

/** A page loaded anew is what it was: the big screen, or the dice beside it. Whoever comes by code chooses anew. */
export const saveRole = (table: string, role: ScreenRole): void => sessionStorage.setItem(STORED + table, role);

export const savedRole = (table: string): ScreenRole => {
  const kept = sessionStorage.getItem(STORED + table);
  return SCREEN_ROLES.find(role => role === kept) ?? 'full';
};
