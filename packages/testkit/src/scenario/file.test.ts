import { expect, it } from 'vitest';
import { lanternScenarios } from '../lanterns/scenario.ts';
import { runScenarios } from './file.ts';

const told = (source: string) => runScenarios(source, [lanternScenarios]).map(one => one.told);

const GOOD = `
title: two flames light a lantern
game: lanterns
position:
  dice: [[flame, flame]]
script:
  - command: { seat: 0, type: light }
    expect:
      events: [lanternLit]
      state: { lit: 1 }
`;

it('a file may hold several scenarios', () => {
  expect(told(`${GOOD}---\n${GOOD}`)).toEqual([[], []]);
});

it('a difference names its line', () => {
  expect(told(GOOD.replace('lit: 1', 'lit: 2'))).toEqual([
    ['line 10: script[0].expect.state.lit\n  expected  2\n  found     1'],
  ]);
});

it('a mistake names its line and what was expected there', () => {
  expect(told(GOOD.replace('[[flame, flame]]', '[[flame, fire]]'))).toEqual([
    ['line 5: position.dice[0][1]: expected one of flame, dark, blank, found fire'],
  ]);
  expect(told(GOOD.replace('expect:', 'expects:'))).toEqual([
    ['line 8: script[0].expects: expected one of the keys at, arrives, command, expect, found expects'],
  ]);
});

it('a missing key is told at what should have held it', () => {
  expect(told(GOOD.replace('game: lanterns\n', ''))).toEqual([['line 2: game: expected text, found nothing']]);
});

it('the line counts from the top of the file, not of the scenario', () => {
  expect(told(`${GOOD}---\n${GOOD.replace('lit: 1', 'lit: 2')}`)[1]).toEqual([
    'line 21: script[0].expect.state.lit\n  expected  2\n  found     1',
  ]);
});

it('broken YAML and an empty file are told, not thrown', () => {
  expect(told('title: [a')[0]?.[0]).toMatch(/^line 1: /);
  expect(told('')).toEqual([['line 1: expected a scenario, found nothing']]);
});

it('a game that throws is told with its scenario, and the others go on', () => {
  const broken = {
    ...lanternScenarios,
    pending: () => {
      throw new Error('out of order');
    },
  };
  const verdicts = runScenarios(`${GOOD}---\n${GOOD.replace('lanterns', 'chess')}`, [broken]);
  expect(verdicts[0]?.told[0]).toContain('line 2: Error: out of order');
  expect(verdicts[1]?.told).toEqual(['line 14: game: expected one of lanterns, found chess']);
});
