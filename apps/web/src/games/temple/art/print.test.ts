import { Fragment, h } from 'preact';
import { describe, expect, it } from 'vitest';
import { print } from './print.ts';

const Dot = ({ at, colour }: { at: number; colour?: string }) => h('circle', { cx: at, fill: colour });

describe('a drawing as text', () => {
  it('has the parts of its parts, one after the other', () => {
    const dots = [1, 2].map(at => h(Dot, { key: at, at }));
    expect(print(h(Fragment, null, dots, h('g', null, false)))).toBe(
      '<circle cx="1"></circle><circle cx="2"></circle><g></g>',
    );
  });

  it('says nothing of what is absent, and keeps signs apart from marks', () => {
    expect(print(h(Dot, { at: 0 }))).toBe('<circle cx="0"></circle>');
    expect(print(h('text', { x: '"' }, '<&'))).toBe('<text x="&quot;">&lt;&amp;</text>');
  });
});
