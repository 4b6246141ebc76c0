import type { Millis } from '@templefall/kit';
import type { DoorRefusal, Trouble } from './messages.ts';

/** Where nobody answers, quick for the first seconds: a server may just be restarting. Who is told no is more patient. */
const QUICK_TRIES = 25;
const QUICK: Millis = 120;
const PATIENT: readonly Millis[] = [300, 500, 700, 1000, 1500, 2000, 3000];
export const pauseBefore = (tries: number, isTold: boolean): Millis => {
  if (!isTold && tries < QUICK_TRIES) return QUICK;
  return PATIENT[Math.min(isTold ? tries : tries - QUICK_TRIES, PATIENT.length - 1)] ?? QUICK;
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
  'sentAway',
  'malformed',
];

export const isFinal = (trouble: Trouble | DoorRefusal): boolean => FINAL.includes(trouble);
