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

/** The source of everything that must not be guessed, and how a seat's secret is hashed. Tests bring their own. */
export interface Secrets {
  readonly seat: () => SeatSecret;
  readonly seed: () => Seed;
  readonly table: () => TableId;
  readonly code: () => TableCode;
  readonly hash: (secret: SeatSecret) => SecretHash;
}

/** What a host must bring: Node and browsers both have true randomness, but only Node has a hash that does not wait. */
export interface SecretSource {
  readonly randomBytes: (count: number) => Uint8Array;
  readonly sha256: (text: string) => string;
}

export const secretsFrom = ({ randomBytes, sha256 }: SecretSource): Secrets => {
  const hex = (): string => Array.from(randomBytes(16), byte => byte.toString(16).padStart(2, '0')).join('');
  /** Letters drawn evenly: bytes beyond the last whole multiple are thrown away. */
  const letters = (alphabet: string, length: number): string => {
    const even = 256 - (256 % alphabet.length);
    let text = '';
    while (text.length < length)
      for (const byte of randomBytes(2 * length))
        if (text.length < length && byte < even) text += alphabet[byte % alphabet.length] ?? '';
    return text;
  };
  return {
    seat: () => hex() as SeatSecret,
    seed: () => hex() as Seed,
    table: () => letters('abcdefghijklmnopqrstuvwxyz0123456789', 20) as TableId,
    code: () => letters(CODE_LETTERS, CODE_LENGTH) as TableCode,
    hash: sha256,
  };
};

/** Whose secret has this hash. Every place is compared, each in constant time: how long it takes says nothing. */
export const placeOf = (keys: Keys, hash: SecretHash): PlaceId | undefined => {
  let found: PlaceId | undefined;
  for (const [place, key] of Object.entries(keys)) if (isEqual(String(key), hash)) found = placeId(Number(place));
  return found;
};

/** Looks at every character, whether or not an earlier one differed. */
const isEqual = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length;
  for (let index = 0; index < b.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
};
