import type { Millis } from '@templefall/kit';
import { ok } from '@templefall/kit';
import { mistake, type Reader } from './reading.ts';

/** A moment of a script: on the game's clock, or so long after the step before. */
export type ScriptTime =
  | { readonly type: 'clock'; readonly at: Millis }
  | { readonly type: 'after'; readonly by: Millis };

/** `3:30`, `3:30.250`, a number of milliseconds, `+700ms` or `+2.5s`. */
export const scriptTime: Reader<ScriptTime> = (raw, path) => {
  if (typeof raw === 'number' && Number.isInteger(raw) && raw >= 0) return ok({ type: 'clock', at: raw });
  const after = typeof raw === 'string' ? /^\+(\d+(?:\.\d+)?)(ms|s)$/.exec(raw) : null;
  if (after) return ok({ type: 'after', by: Math.round(Number(after[1]) * (after[2] === 's' ? 1000 : 1)) });
  const at = typeof raw === 'string' ? parseGameTime(raw) : undefined;
  return at === undefined ? mistake(path, TIMES, raw) : ok({ type: 'clock', at });
};

/** A moment on the game's clock alone, for positions. */
export const clockTime: Reader<Millis> = (raw, path) => {
  const at = typeof raw === 'string' ? parseGameTime(raw) : raw;
  return typeof at === 'number' && Number.isInteger(at) && at >= 0 ? ok(at) : mistake(path, CLOCK_TIMES, raw);
};

export const parseGameTime = (told: string): Millis | undefined => {
  const parts = /^(\d+):([0-5]\d)(?:\.(\d{1,3}))?$/.exec(told);
  if (!parts) return undefined;
  return (Number(parts[1]) * 60 + Number(parts[2])) * 1000 + Number((parts[3] ?? '').padEnd(3, '0'));
};

export const printGameTime = (at: Millis): string => {
  const seconds = Math.floor(at / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return at % 1000 === 0 ? clock : `${clock}.${String(at % 1000).padStart(3, '0')}`;
};

const CLOCK_TIMES = 'a time like 3:30 or 3:30.250, or a number of milliseconds';
const TIMES = `${CLOCK_TIMES}, or a span like +700ms or +2s`;
