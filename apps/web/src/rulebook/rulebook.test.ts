import { describe, expect, it } from 'vitest';
import { lessonAt } from './rulebook.ts';

describe('the lesson of a paragraph', () => {
  const book = { lessonOf: (rule: string) => ({ TA1: 'enter', TA5: 'gem' })[rule] };

  it('is that of its first rule that one teaches', () => {
    expect(lessonAt(book, { id: 'two', rules: ['TB1', 'TA5', 'TA1'] })).toBe('gem');
  });

  it('is not there where none of its rules is taught', () => {
    expect(lessonAt(book, { id: 'none', rules: ['TB1', 'TB2'] })).toBeUndefined();
  });
});
