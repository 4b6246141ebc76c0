import { createHash } from 'node:crypto';

/** One short text for a state: equal for equal states, whatever the order in which their keys were written. */
export const hashOf = (state: unknown): string =>
  createHash('sha256').update(canonical(state)).digest('hex').slice(0, 16);

/** JSON with sorted keys; a key that holds undefined is the same as no key. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  parts.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
};
