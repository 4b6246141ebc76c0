import { createHash } from 'node:crypto';

/** A short name for the tables of a game (its rooms, cards, numbers): another name, another game, whatever its version. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(sorted(content)).digest('hex').slice(0, 16);

/** JSON whose keys are in order, so that only what the tables say counts. */
const sorted = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${sorted(part)}`).join(',')}}`;
};
