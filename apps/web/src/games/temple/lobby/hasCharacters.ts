import { CHALLENGES } from '@templefall/temple/challenges';
import type { TempleOptions } from '../options.ts';

/** Whether characters are played: the table wants them, or its challenge brings them. */
export const hasCharacters = ({ modules }: Pick<TempleOptions, 'modules'>): boolean =>
  modules.characters === true ||
  CHALLENGES.some(({ id, modules: brought }) => id === modules.challenge && brought.includes('characters'));
