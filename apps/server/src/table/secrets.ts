import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Seed } from '@templefall/kit';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  type PlaceId,
  placeId,
  type SeatSecret,
  type TableCode,
  type TableId,
} from '@templefall/protocol';
import type { Keys, SecretHash } from './entry.ts';

/** Where everything unguessable comes from; tests bring their own. */
export interface Secrets {
  readonly seat: () => SeatSecret;
  readonly seed: () => Seed;
  readonly table: () => TableId;
  readonly code: () => TableCode;
}

export const trueSecrets: Secrets = {
  seat: () => randomBytes(16).toString('hex') as SeatSecret,
  seed: () => randomBytes(16).toString('hex') as Seed,
  table: () => letters('abcdefghijklmnopqrstuvwxyz0123456789', 20) as TableId,
  code: () => letters(CODE_LETTERS, CODE_LENGTH) as TableCode,
};

export const hashOf = (secret: SeatSecret): SecretHash => createHash('sha256').update(secret).digest('hex');

/** Whose secret it is. Every place is compared, each in constant time: how long it takes says nothing. */
export const placeOf = (keys: Keys, secret: SeatSecret): PlaceId | undefined => {
  const hash = Buffer.from(hashOf(secret), 'hex');
  let found: PlaceId | undefined;
  for (const [place, key] of Object.entries(keys)) {
    const kept = Buffer.from(String(key), 'hex');
    if (kept.length === hash.length && timingSafeEqual(kept, hash)) found = placeId(Number(place));
  }
  return found;
};

/** Letters drawn evenly: bytes beyond the last whole multiple are thrown away. */
const letters = (alphabet: string, length: number): string => {
  let text = '';
  while (text.length < length)
    for (const byte of randomBytes(2 * length))
      if (text.length < length && byte < 256 - (256 % alphabet.length)) text += alphabet[byte % alphabet.length] ?? '';
  return text;
};
