import { createHash } from 'node:crypto';
import { canonicalJson } from '@templefall/kit';

/** One short text for a state: equal for equal states, whatever the order in which their keys were written. */
export const hashOf = (state: unknown): string =>
  createHash('sha256').update(canonicalJson(state)).digest('hex').slice(0, 16);
