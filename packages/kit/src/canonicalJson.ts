/** JSON with sorted keys, so that equal values give equal text. A key that holds undefined or a function is left out. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).filter(([, part]) => part !== undefined && typeof part !== 'function');
  parts.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
};
