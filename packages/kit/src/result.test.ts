import { describe, expect, it } from 'vitest';
import { assertNever, must } from './assert.ts';
import { err, ok, type Result } from './result.ts';

describe('Result', () => {
  it('is a value or an error, told apart by `ok`', () => {
    const half = (n: number): Result<number, string> => (n % 2 === 0 ? ok(n / 2) : err(`${n} is odd`));
    expect(half(4)).toEqual({ ok: true, value: 2 });
    expect(half(3)).toEqual({ ok: false, error: '3 is odd' });
  });
});

describe('broken invariants', () => {
  it('are thrown with the offending value', () => {
    expect(() => assertNever({ type: 'unheard of' } as never)).toThrow('unexpected value: {"type":"unheard of"}');
    expect(() => must(undefined, 'the start room')).toThrow('missing: the start room');
  });

  it('are not seen in what is merely false, zero or empty', () => {
    expect([must(0, 'n'), must('', 't'), must(false, 'f'), must(null, 'x')]).toEqual([0, '', false, null]);
  });
});
