import type { ModuleId } from '../model/slices.ts';
import type { TempleOptions } from '../options.ts';

/** What may be added to a challenge at will (TC5); the rest it decides itself. */
const FREE_IN_CHALLENGE: readonly ModuleId[] = ['special', 'pit', 'fountain'];
/** Boxes of cards need a deck to go into. */
export const NEEDS_CARDS: readonly ModuleId[] = ['doomed', 'additions'];

export const hasCards = (modules: TempleOptions['modules']): boolean => 'curses' in modules || 'treasures' in modules;

/** Why a module cannot be switched, whoever decides; undefined if it can. */
export const whyShut = (
  id: ModuleId,
  { challenge, on }: { readonly challenge?: string; readonly on: TempleOptions['modules'] },
): 'notInChallenge' | 'needsCards' | undefined => {
  if (challenge && !FREE_IN_CHALLENGE.includes(id)) return 'notInChallenge';
  return NEEDS_CARDS.includes(id) && !hasCards(on) ? 'needsCards' : undefined;
};
