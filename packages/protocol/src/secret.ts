import type { SeatSecret } from './ids.ts';

/** Browsers and Node have it built in. */
declare const crypto: { readonly getRandomValues: (bytes: Uint8Array) => Uint8Array };

/** 128 bits of true chance, for a seat that one is about to ask for. */
export const newSeatSecret = (): SeatSecret =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  ) as SeatSecret;
