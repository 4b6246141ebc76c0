import { describe, expect, it } from 'vitest';
import { isTableCode, parseTableCode } from './ids.ts';
import { parseClientMessage, parseJoining } from './messages.ts';
import { cleanText } from './talk.ts';

const table = 'abcdefghij0123456789';

describe('what clients may send', () => {
  it('options are what JSON can say, however deep one looks', () => {
    const strange = [
      1n,
      Number.NaN,
      new Date(0),
      new Set([1]),
      /a/,
      Uint8Array.of(1),
      [[1n]],
      [undefined],
      { deep: { down: 1n } },
      deep(9),
    ];
    for (const players of strange)
      expect(
        parseClientMessage({ t: 'ask', id: 1, request: { type: 'choose', game: 'temple', options: { players } } }),
      ).toBeUndefined();
  });

  it.each([
    { t: 'do', n: 1, at: 12.5, command: { type: 'roll', dice: [1] } },
    { t: 'ask', id: 1, request: { type: 'sit', name: 'Ada' } },
    { t: 'ask', id: 1, request: { type: 'editSeat', role: 'doc:permanent' } },
    { t: 'ask', id: 1, request: { type: 'change', standIn: 'nobody' } },
    { t: 'ask', id: 1, request: { type: 'choose', game: 'temple', options: { modules: { a: [1, 'b', null, true] } } } },
    { t: 'say', saying: { type: 'call', call: 'help', target: '1,-2' } },
    { t: 'say', saying: { type: 'ping', target: '-3,12+' } },
    { t: 'say', saying: { type: 'ping', target: 'seat:5' } },
    { t: 'time', sent: 1 },
  ])('$t passes', message => {
    expect(parseClientMessage(message)).toEqual(message);
  });

  it.each([
    [undefined],
    [null],
    [[]],
    [{ t: 'welcome' }],
    [{ t: 'do', n: 0, at: 0, command: { type: 'roll' } }],
    [{ t: 'do', n: 1.5, at: 0, command: { type: 'roll' } }],
    [{ t: 'do', n: 1, at: Number.POSITIVE_INFINITY, command: { type: 'roll' } }],
    [{ t: 'do', n: 1, at: 0, command: {} }],
    [{ t: 'do', n: 1, at: 0, command: { type: 'roll' }, seat: 3 }],
    [{ t: 'do', n: 1, at: '0', command: { type: 'roll' } }],
    [{ t: 'do', n: 1, at: 0, command: { type: 'a roll' } }],
    [{ t: 'do', n: 2 ** 31 + 1, at: 0, command: { type: 'roll' } }],
    [{ t: 'time', sent: Number.NaN }],
    [{ t: 'time', sent: 1, n: 1 }],
    [{ t: 'ask', id: 1, request: { type: 'sit', name: '' } }],
    [{ t: 'ask', id: 1, request: { type: 'sit', name: 'x'.repeat(97) } }],
    [{ t: 'ask', id: 1, request: { type: 'sit', name: 'Ada', colour: 6 } }],
    [{ t: 'ask', id: 1, request: { type: 'destroy' } }],
    [{ t: 'say', saying: { type: 'ping', target: '<b>' } }],
    [{ t: 'say', saying: { type: 'call', call: 'curse' } }],
  ])('%j does not', message => {
    expect(parseClientMessage(message)).toBeUndefined();
  });

  it('joining names a table, and a secret only in its full form', () => {
    expect(parseJoining({ protocol: 2, table })).toEqual({ protocol: 2, table });
    expect(parseJoining({ protocol: 2, table, secret: 'abc' })).toBeUndefined();
    expect(parseJoining({ protocol: 2, table: '../etc' })).toBeUndefined();
    expect(parseJoining({ protocol: 2, table, more: 1 })).toBeUndefined();
  });
});

describe('codes', () => {
  it('small letters, blanks and dashes are forgiven; look-alikes are not in the alphabet', () => {
    expect(parseTableCode(' a7-f k ')).toBe('A7FK');
    for (const letter of '01258BILOSUVZ') expect(isTableCode(`AAA${letter}`)).toBe(false);
    expect(parseTableCode('AAAAA')).toBeUndefined();
  });
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

describe('what people write', () => {
  it.each([
    ['  two   words ', 'two words'],
    ['line\nbreak\u0000\u0007', 'line break'],
    ['\u202eevil', 'evil'],
    ['\ufb01ne', 'fine'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror='],
    ['👩‍👩‍👧‍👦 family', '👩‍👩‍👧‍👦 family'],
    [`a${'\u0301'.repeat(50)}`, 'á\u0301\u0301\u0301\u0301\u0301\u0301\u0301'],
    ['Ľubomír Žiačik', 'Ľubomír Žiačik'],
    ['\u200d\u200c', ''],
    ['\u3164 \u2800\uffa0', ''],
    ['\u0301', ''],
  ])('%j is kept as %j', (raw, kept) => {
    expect(cleanText(raw, 19)).toBe(kept);
  });
});
