import type { Brand } from '@templefall/kit';

/** Names a table for good; it is in the link that people share, so it is long enough not to be guessed. */
export type TableId = Brand<string, 'TableId'>;
/** Names one recorded game. */
export type GameId = Brand<string, 'GameId'>;
/** Four characters to read out across a room; no two of them look or sound like the same thing. */
export type TableCode = Brand<string, 'TableCode'>;
/** 128 bits that only the player in the seat holds: whoever shows it is that player. */
export type SeatSecret = Brand<string, 'SeatSecret'>;
/** Names a person's place for as long as the table stands; the order of the places is the seat order of the game. */
export type PlaceId = Brand<number, 'PlaceId'>;

/** No 0 O, 1 I L, 2 Z, 5 S, 8 B, U V: what is left is told apart on paper and over the phone. */
export const CODE_LETTERS = 'ACDEFGHJKMNPQRTWXY34679';
export const CODE_LENGTH = 4;

export const isTableId = (text: string): text is TableId => /^[a-z0-9]{20}$/.test(text);
export const isGameId = (text: string): text is GameId => /^[a-z0-9]{20}-[1-9]\d{0,8}$/.test(text);
export const isSeatSecret = (text: string): text is SeatSecret => /^[0-9a-f]{32}$/.test(text);
export const isTableCode = (text: string): text is TableCode =>
  text.length === CODE_LENGTH && [...text].every(letter => CODE_LETTERS.includes(letter));

/** What people type, made into a code if it can be one: small letters, spaces and dashes are forgiven. */
export const parseTableCode = (typed: string): TableCode | undefined => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return isTableCode(code) ? code : undefined;
};

export const gameIdOf = (table: TableId, startedAt: number): GameId => `${table}-${startedAt}` as GameId;
export const placeId = (index: number): PlaceId => index as PlaceId;
