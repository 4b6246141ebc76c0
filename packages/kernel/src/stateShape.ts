/**
 * Why a value read from storage cannot be a state of a game, or undefined if it looks like one. The state of a fresh game
 * serves as the pattern: whatever field that has, this must have too, of the same kind. It is a check at the border, not a
 * proof: what is inside lists is for the game itself.
 */
export const shapeProblem = (pattern: unknown, raw: unknown): string | undefined => {
  if (kindOf(raw) !== 'object') return `it is ${kindOf(raw)}, not an object`;
  for (const [field, sample] of Object.entries(pattern as object)) {
    const found = kindOf((raw as { readonly [field: string]: unknown })[field]);
    if (sample !== undefined && found !== kindOf(sample)) return `${field} is ${found}, not ${kindOf(sample)}`;
  }
  return undefined;
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (value === undefined) return 'missing';
  return Array.isArray(value) ? 'list' : typeof value;
};
