import { describe, expect, it } from 'vitest';
import { chachaBlock } from './chacha.ts';

/** "expand 32-byte k". */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const hexOf = (words: Uint32Array): string =>
  [...new Uint8Array(words.buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('');

describe('chachaBlock', () => {
  it('gives the block of RFC 8439, section 2.3.2, in 20 rounds', () => {
    const key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c];
    const input = Uint32Array.of(...CONSTANTS, ...key, 1, 0x09000000, 0x4a000000, 0);
    expect([...chachaBlock(input, 20)]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
      0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  it('gives the known first bytes for a key of zeros, in 8, 12 and 20 rounds', () => {
    const input = Uint32Array.of(...CONSTANTS, ...new Array(12).fill(0));
    expect(hexOf(chachaBlock(input, 8)).slice(0, 32)).toBe('3e00ef2f895f40d67f5bb8e81f09a5a1');
    expect(hexOf(chachaBlock(input, 12)).slice(0, 32)).toBe('9bf49a6a0755f953811fce125f2683d5');
    expect(hexOf(chachaBlock(input, 20)).slice(0, 32)).toBe('76b8e0ada0f13d90405d6ae55386bd28');
  });

  it('leaves its input alone', () => {
    const input = new Uint32Array(16);
    chachaBlock(input, 8);
    expect([...input]).toEqual(new Array(16).fill(0));
  });
});
