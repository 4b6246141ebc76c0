import type { Words } from '@templefall/texts';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago something was, as one says it: "2 days ago", "yesterday", "just now". */
export const ago = (then: number, now: number, { language, say }: Pick<Words, 'language' | 'say'>): string => {
  const unit = UNITS.find(([, span]) => now - then >= span);
  if (!unit) return say('tables.now');
  const [name, span] = unit;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor((now - then) / span), name);
};
