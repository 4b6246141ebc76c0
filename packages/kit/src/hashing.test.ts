import { createHash } from 'node:crypto';
import { crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';
import { contentHash } from './contentHash.ts';
import { crc32 } from './crc32.ts';
import { sha256 } from './sha256.ts';

const texts = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 200 }));
const nodeSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('hashing', () => {
  it('sha256 gives what Node gives, at every length round a block and for every kind of character', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    for (let length = 0; length < 140; length++)
      expect(sha256('x'.repeat(length))).toBe(nodeSha256('x'.repeat(length)));
    fc.assert(fc.property(texts, text => sha256(text) === nodeSha256(text)));
    expect(sha256('a lone \ud800 surrogate')).toBe(nodeSha256('a lone \ud800 surrogate'));
  });

  it('crc32 gives what zlib gives, also when it goes on from an earlier sum', () => {
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (text, before) => crc32(text, before) === zlibCrc32(text, before),
      ),
    );
    expect(crc32('ç 🎲 \udc00 "quoted"')).toBe(zlibCrc32('ç 🎲 \udc00 "quoted"'));
  });

  it('canonical JSON sorts keys at every depth and leaves out what holds nothing', () => {
    expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: null, f: () => 1 })).toBe('{"a":null,"b":[{"d":1}]}');
  });

  it('the tables of a game have one name, whatever the order of their keys, and another when anything in them changes', () => {
    const name = contentHash({ rooms: [{ id: 'a', doors: 'NE' }], gems: 3 });
    expect(contentHash({ gems: 3, rooms: [{ doors: 'NE', id: 'a' }] })).toBe(name);
    expect(contentHash({ rooms: [{ id: 'a', doors: 'NS' }], gems: 3 })).not.toBe(name);
    expect(contentHash({ rooms: [{ id: 'a', doors: 'NE' }], gems: 4 })).not.toBe(name);
  });
});
