import { describe, expect, it } from 'vitest';
import { mentionsIn, tableProblems, unusedKeys, wordsShownBy } from './texts.ts';

const model = { 'gate.open': 'Open', 'gate.of': 'Gate of {name}', gems: { one: '{n} gem', other: '{n} gems' } };

describe('tables', () => {
  it('are in order when they have the same keys, names and all plural forms', () => {
    const german = { 'gate.open': 'Auf', 'gate.of': 'Tor von {name}', gems: { one: '{n} Stein', other: '{n} Steine' } };
    expect(tableProblems('de', german, model)).toEqual([]);
  });

  it('are told what they lack, what they have too much, and what they fill in wrongly', () => {
    const slovak = { 'gate.of': 'Brána', extra: 'x', gems: { one: '{n} kameň', other: '{n} kameňov' } };
    expect(tableProblems('sk', slovak, model)).toEqual([
      'sk lacks gate.open',
      'sk has extra, which no other language knows',
      'sk fills gate.of with nothing',
      'sk lacks the form "few" of gems',
    ]);
    expect(tableProblems('nl', { ...model, 'gate.open': ' ' }, model)).toEqual(['nl has nothing to say for gate.open']);
  });
});

describe('unused keys', () => {
  const keys = { 'gate.open': '', 'refusal.paused': '', 'refusal.tooSoon': '', 'lost.key': '' };

  it('are those that no literal and no template names', () => {
    const text = [
      "say('gate.open')",
      'find(`refusal.$' + '{code}`)',
      'find(`$' + '{any}`)',
      'find(`$' + '{any}.key`)',
    ].join(';\n');
    expect(unusedKeys(keys, mentionsIn([{ text, isTsx: false }]))).toEqual(['lost.key']);
  });
});

describe('words of a component', () => {
  it('are seen between tags and in attributes that are read aloud', () => {
    const source = `const A = () => <p title="A gate" class="no words" aria-label={'To the gate'}>Hello {name} {'you'} {\`at \${x}\`}</p>;`;
    expect(wordsShownBy(source)).toEqual(expect.arrayContaining(['A gate', 'To the gate', 'Hello', 'you', 'at']));
    expect(wordsShownBy(source)).toHaveLength(5);
  });

  it('are not what the tables say, nor signs and single letters', () => {
    const source = `const A = () => <p title={say('gate.open')} data-test="x">{say('gate.of')} × 3 <kbd>Q</kbd>{n}</p>;`;
    expect(wordsShownBy(source)).toEqual([]);
  });
});
