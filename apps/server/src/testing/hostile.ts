import type { Rng } from '@templefall/kit';
import { encode } from '@templefall/protocol';

/** Values nobody of good will sends. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  -1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  0.5,
  '',
  'x'.repeat(900),
  '\u0000',
  '\u202e',
  '<script>alert(1)</script>',
  "'; DROP TABLE tables; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  [null],
  { __proto__: { isAdmin: true } },
  { constructor: { prototype: { polluted: true } } },
  new Array(500).fill(7),
  new Date(0),
  new Map([['a', 1]]),
  new Set([1]),
  new Uint8Array(64),
  Buffer.from('7b7d', 'hex'),
  10n,
  undefined,
];
const KEYS = [
  't',
  'n',
  'at',
  'command',
  'type',
  'seat',
  'id',
  'request',
  'saying',
  'sent',
  'by',
  'seq',
  'place',
  'secret',
  '__proto__',
  'constructor',
  'toString',
];
const TYPES = [
  'do',
  'ask',
  'say',
  'time',
  'welcome',
  'events',
  'tick',
  'setAway',
  'start',
  'sit',
  'add',
  'win',
  'trouble',
  '',
];

/** Lawful shapes with one thing wrong; each must be answered with a refusal or a closed door, and change nothing. */
const almost = (rng: Rng): unknown => {
  const odd = (): unknown => ODD[rng.below(ODD.length)];
  const text = (): string => TYPES[rng.below(TYPES.length)] ?? '';
  const shapes: readonly (() => unknown)[] = [
    () => ({ t: 'do', n: odd(), at: 0, command: { type: 'add', amount: 1 } }),
    () => ({ t: 'do', n: 1, at: odd(), command: { type: text(), amount: odd() } }),
    () => ({ t: 'do', n: 1 + rng.below(100), at: 0, command: { type: 'add', amount: odd(), seat: 0 } }),
    () => ({ t: 'do', n: 1 + rng.below(100), at: 0, command: { type: 'add', amount: 1, extra: odd() } }),
    () => ({ t: 'do', n: 1 + rng.below(100), at: 0, command: { type: 'setAway', seat: 0, away: true } }),
    () => ({ t: 'do', n: 1 + rng.below(100), at: 0, command: { type: 'tick' } }),
    () => ({ t: 'do', n: 1, at: 0, command: odd() }),
    () => ({ t: 'ask', id: 1, request: { type: text(), name: odd(), place: odd() } }),
    () => ({ t: 'ask', id: odd(), request: { type: 'start' } }),
    () => ({ t: 'ask', id: 1, request: { type: 'choose', game: 'toy', options: odd() } }),
    () => ({ t: 'ask', id: 1, request: odd() }),
    () => ({ t: 'say', saying: { type: 'chat', text: odd() } }),
    () => ({ t: 'say', saying: { type: 'ping', target: `<${text()}>` } }),
    () => ({ t: text(), [KEYS[rng.below(KEYS.length)] ?? '']: odd() }),
    () => odd(),
  ];
  return shapes[rng.below(shapes.length)]?.();
};

/** Bytes off the wire as an enemy would send them, endless and repeatable. */
export const hostileBody = (rng: Rng): Uint8Array => {
  const kind = rng.below(10);
  if (kind < 5) return safely(() => encode(almost(rng)).subarray(2));
  if (kind < 7) return Uint8Array.from({ length: rng.below(300) }, () => rng.below(256));
  // A lawful message with bits turned over.
  if (kind < 8) {
    const body = Uint8Array.from(
      encode({ t: 'do', n: 1, at: 0, command: { type: 'nonsense', amount: 1 } }).subarray(2),
    );
    body[rng.below(body.length)] = rng.below(256);
    return body;
  }
  return BOMBS[rng.below(BOMBS.length)] ?? new Uint8Array(0);
};

/** Lengths that promise gigabytes, towers of nesting, extension types, the records of one particular library. */
const BOMBS: readonly Uint8Array[] = [
  Uint8Array.of(0xdd, 0xff, 0xff, 0xff, 0xff),
  Uint8Array.of(0xdf, 0xff, 0xff, 0xff, 0xff),
  Uint8Array.of(0xdb, 0xff, 0xff, 0xff, 0xff, 0x41),
  Uint8Array.of(0xc6, 0xff, 0xff, 0xff, 0xff, 0x41),
  Uint8Array.of(0xc9, 0xff, 0xff, 0xff, 0xff, 0x01),
  new Uint8Array(4000).fill(0x91),
  new Uint8Array(4000).fill(0x81),
  Uint8Array.of(0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61),
  Uint8Array.of(0xd6, 0xff, 0, 0, 0, 0),
  Uint8Array.of(0xc7, 0x08, 0x74, 0, 0, 0, 0, 0, 0, 0, 0),
  Uint8Array.of(0xd4, 0x65, 0x01),
  Uint8Array.of(0xc1),
  new Uint8Array(0),
];

const safely = (make: () => Uint8Array): Uint8Array => {
  try {
    return make();
  } catch {
    return new Uint8Array(0);
  }
};
