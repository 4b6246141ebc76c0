import { expect, it } from 'vitest';
import { departures } from './schema.ts';

const SCHEMA = JSON.parse(`{
  "type": "object",
  "required": ["kind"],
  "additionalProperties": false,
  "properties": {
    "kind": { "enum": ["a", "b"] },
    "count": { "type": "integer", "minimum": 1, "maximum": 3 },
    "names": { "type": "array", "items": { "$ref": "#/$defs/name" } },
    "size": { "anyOf": [{ "type": "string" }, { "type": "object", "additionalProperties": { "const": true } }] }
  },
  "allOf": [{ "if": { "properties": { "kind": { "const": "b" } } }, "then": { "required": ["count"] } }],
  "$defs": { "name": { "type": "string", "pattern": "^[a-z]+$" } }
}`);

it('a value that fits departs nowhere', () => {
  expect(departures(SCHEMA, { kind: 'a', count: 3, names: ['x', 'yz'], size: { big: true } })).toEqual([]);
  expect(departures(SCHEMA, { kind: 'b', count: 1, size: 'big' })).toEqual([]);
});

it('every departure is told at its place', () => {
  const cases: readonly [unknown, string][] = [
    [[], 'the document: expected object, found []'],
    [{ count: 1 }, 'the document: expected the key kind, found {"count":1}'],
    [{ kind: 'c' }, 'kind: expected one of ["a","b"], found c'],
    [{ kind: 'a', count: 4 }, 'count: expected at most 3, found 4'],
    [{ kind: 'a', count: 0 }, 'count: expected at least 1, found 0'],
    [{ kind: 'a', names: ['x', 'Y'] }, 'names[1]: expected text like ^[a-z]+$, found Y'],
    [{ kind: 'a', other: 1 }, 'other: expected no such key, found other'],
    [{ kind: 'a', size: { big: 1 } }, 'size.big: expected true, found 1'],
    [{ kind: 'b' }, 'the document: expected the key count, found {"kind":"b"}'],
  ];
  for (const [value, told] of cases) expect(departures(SCHEMA, value)).toEqual([told]);
});

it('a keyword nobody checks is an error of the schema', () => {
  expect(() => departures({ maxItems: 3 }, [])).toThrow('a keyword nobody checks: maxItems');
});
