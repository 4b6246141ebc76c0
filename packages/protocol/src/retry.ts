import type { Millis } from '@templefall/kit';
import type { DoorRefusal, Trouble } from './messages.ts';

/**
 * Where nobody answers, or the server is only just finding its feet, quick for the first seconds. Who is told that it
 * will take longer (a full server, a journal that cannot be written) is more patient.
 */
const QUICK_TRIES = 25;
const QUICK: Millis = 120;
const PATIENT: readonly Millis[] = [300, 500, 700, 1000, 1500, 2000, 3000];

export const pauseBefore = (tries: number, refusal: DoorRefusal | undefined): Millis => {
  const isSoon = refusal === undefined || refusal === 'busy' || refusal === 'restarting';
  if (isSoon && tries < QUICK_TRIES) return QUICK;
  return PATIENT[Math.min(isSoon ? tries - QUICK_TRIES : tries, PATIENT.length - 1)] ?? QUICK;
};
/** Answers for which asking again is of no use. */
const FINAL: readonly (Trouble | DoorRefusal)[] = [
  'otherProtocol',
  'noSuchTable',
  'tableDamaged',
  'wrongSecret',
  'badRequest',
  'otherOrigin',
  'replaced',
  'handedOver',
  'kicked',
  'malformed',
];

export const isFinal = (trouble: Trouble | DoorRefusal): boolean => FINAL.includes(trouble);
