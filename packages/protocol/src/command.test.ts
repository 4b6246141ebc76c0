import { type CommandFields, seat } from '@templefall/kernel';
import { describe, expect, it } from 'vitest';
import { parseCommand } from './command.ts';

const FIELDS: CommandFields = {
  roll: { dice: { kind: 'numbers' } },
  enter: { to: { kind: 'text' }, pay: { kind: 'numbers', optional: true } },
  share: { sharing: { kind: 'flag' } },
  plan: { steps: { kind: 'texts' } },
  give: { to: { kind: 'number' } },
};
const parse = (raw: { readonly [name: string]: unknown }) => parseCommand(FIELDS, raw, seat(2));

describe('a command off the wire', () => {
  it('is taken when it fits the table, with the seat of whoever speaks', () => {
    expect(parse({ type: 'roll', dice: [0, 1] })).toEqual({ type: 'roll', dice: [0, 1], seat: 2 });
    expect(parse({ type: 'enter', to: '1,2' })).toEqual({ type: 'enter', to: '1,2', seat: 2 });
    expect(parse({ type: 'share', sharing: false })).toEqual({ type: 'share', sharing: false, seat: 2 });
    expect(parse({ type: 'plan', steps: ['a'] })).toEqual({ type: 'plan', steps: ['a'], seat: 2 });
  });

  it('cannot speak for another seat', () => {
    expect(parse({ type: 'give', to: 1, seat: 0 })).toEqual({ type: 'give', to: 1, seat: 2 });
  });

  it.each([
    ['a type that is not in the table', { type: 'tick' }],
    ['a type that every object has', { type: 'constructor' }],
    ['no type', {}],
    ['a missing field', { type: 'roll' }],
    ['a field too many', { type: 'give', to: 1, more: 1 }],
    ['a fraction', { type: 'give', to: 0.5 }],
    ['not a number', { type: 'give', to: Number.NaN }],
    ['a text for a number', { type: 'give', to: '1' }],
    ['a list with something else in it', { type: 'roll', dice: [0, '1'] }],
    ['a list too long', { type: 'roll', dice: new Array(65).fill(0) }],
    ['a text too long', { type: 'enter', to: 'x'.repeat(65) }],
    ['nothing for a flag', { type: 'share', sharing: null }],
    ['a field named as a trap', JSON.parse('{"type":"give","to":1,"__proto__":{"a":1}}')],
  ])('is refused: %s', (_what, raw) => {
    expect(parse(raw)).toBeUndefined();
  });
});
