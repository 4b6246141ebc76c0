import type { Wishes } from '../../../session/lobby.ts';
import type { ModuleId } from '../model/slices.ts';

/** What may be added to a challenge at will (TC5); the rest it decides itself. */
const FREE_IN_CHALLENGE: readonly ModuleId[] = ['special', 'pit', 'fountain'];
/** Boxes of cards need a deck to go into. */
export const NEEDS_CARDS: readonly ModuleId[] = ['doomed', 'additions'];

export const hasCards = (modules: Wishes['modules']): boolean => 'curses' in modules || 'treasures' in modules;

/** Why a module cannot be switched, whoever decides; undefined if it can. */
export const whyShut = (
  id: ModuleId,
  { challenge, on }: { readonly challenge?: string; readonly on: Wishes['modules'] },
): 'notInChallenge' | 'needsCards' | undefined => {
  if (challenge && !FREE_IN_CHALLENGE.includes(id)) return 'notInChallenge';
  return NEEDS_CARDS.includes(id) && !hasCards(on) ? 'needsCards' : undefined;
};
