import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, decodeBody, decodeServer, encode, FRAME } from './codec.ts';

describe('the frames', () => {
  it('two bytes for Colyseus, then plain MessagePack', () => {
    expect([...encode({ t: 'time', sent: 5 })]).toEqual([
      FRAME.bytes,
      0,
      0x82,
      0xa1,
      0x74,
      0xa4,
      0x74,
      0x69,
      0x6d,
      0x65,
      0xa4,
      0x73,
      0x65,
      0x6e,
      0x74,
      5,
    ]);
  });

  it('whatever is JSON comes back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), value => {
        const there = JSON.parse(JSON.stringify(value));
        if (JSON.stringify(there).includes('__proto__')) return;
        expect(decode(encode(there))).toEqual(there);
      }),
    );
  });

  it('bytes of any kind give a value or nothing, never an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), bytes => {
        decodeBody(bytes);
        decode(bytes);
        decodeServer(bytes);
      }),
      { numRuns: 2000 },
    );
  });

  it('frames of Colyseus itself are none of ours', () => {
    expect(decode(Uint8Array.of(FRAME.join, 0, 1))).toBeUndefined();
    expect(decode(new Uint8Array(0))).toBeUndefined();
    expect(decodeServer(encode(7))).toBeUndefined();
    expect(decodeServer(encode({ no: 't' }))).toBeUndefined();
  });

  it('nothing in them points at something else in them', () => {
    // A list that holds itself: extension 0x69 names it, 0x70 points at the name.
    const looped = [0xd6, 0x69, 0, 0, 0, 1, 0x91, 0xd6, 0x70, 0, 0, 0, 1];
    expect(decodeBody(Uint8Array.from(looped))).toBeUndefined();
  });
});
