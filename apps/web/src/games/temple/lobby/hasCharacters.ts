import { CHALLENGES } from '@templefall/temple/challenges';
import type { Wishes } from '../../../session/lobby.ts';

/** Whether characters are played: the table wants them, or its challenge brings them. */
export const hasCharacters = ({ modules }: Pick<Wishes, 'modules'>): boolean =>
  modules.characters === true ||
  CHALLENGES.some(({ id, modules: brought }) => id === modules.challenge && brought.includes('characters'));
