import { expect, it } from 'vitest';
import { constantsIn, inlined } from './inlineTokens.ts';

const inlinedAlone = (sheet: string): string => inlined(sheet, constantsIn([sheet]));

it('writes out what is set once at the root, also where it is made of other tokens', () => {
  const sheet = ':root { --red: #f00; --line: 1px solid var(--red); } a { border: var( --line ); color: var(--red) }';
  expect(inlinedAlone(sheet)).toContain('a { border: 1px solid #f00; color: #f00 }');
});

it('leaves what is set twice, under a condition, or somewhere below the root', () => {
  const uses = 'b { width: var(--a); height: var(--c); margin: var(--d) }';
  const sheet = `:root { --a: 1px } [data-contrast] { --a: 2px } @media print { :root { --c: 3px } } p { --d: 4px } ${uses}`;
  expect(inlinedAlone(sheet)).toContain(uses);
});

it('keeps the variables that a token is made of, if they change at the root; else it leaves the token', () => {
  const sheet = `:root { --scale: 1; --px: calc(1px * var(--scale)); --half: calc(var(--own) / 2) }
    @media print { :root { --scale: 2 } } p { --own: 3px } b { width: var(--px); height: var(--half) }`;
  expect(inlinedAlone(sheet)).toContain('b { width: calc(1px * var(--scale)); height: var(--half) }');
});

it('is not misled by comments, by declarations before a nested rule, or by a fallback', () => {
  const sheet = `/* p { --a: 2px } */ :root { --a: 1px; --b: 2px } q { --b: 3px; &:hover { color: red } }
    b { width: var(--a); height: var(--b); margin: var(--none, var(--a)) }`;
  expect(inlinedAlone(sheet)).toContain('b { width: 1px; height: var(--b); margin: var(--none, 1px) }');
});
