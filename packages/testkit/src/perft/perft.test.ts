import { seededChance, seedOf } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { type LanternState, lanterns } from '../lanterns/lanterns.ts';
import { outcomes } from './outcomes.ts';
import { type AnyCountable, divided, perft } from './perft.ts';
import { parsePerft, printPerft } from './rows.ts';

const countable: AnyCountable = {
  game: lanterns,
  seats: (state: LanternState) => state.options.seats,
  outcomeOf: (state: LanternState) => JSON.stringify([state.lit, state.dice.map(hand => hand.toSorted())]),
};
const start = (seats: number) => ({
  state: lanterns.setup({ seats, goal: 9 }, seededChance(seedOf('perft'))),
  at: 0,
});

it('every outcome of chance is met once', () => {
  expect(outcomes(() => 'sure')).toEqual(['sure']);
  const pairs = outcomes(chance => [chance(0, 0).below(2), chance(1, 0).below(3)].join(''));
  expect(pairs).toEqual(['00', '01', '02', '10', '11', '12']);
  // How many draws there are may depend on the draws.
  const growing = outcomes(chance => (chance(0, 0).below(2) === 0 ? 'a' : `b${chance(0, 1).below(2)}`));
  expect(growing).toEqual(['a', 'b0', 'b1']);
});

describe('perft', () => {
  it('counts commands of every seat, and the distinct outcomes of each', () => {
    // Two dice show two flames, two darks, or one of each; one die beside a blank one shows one of two.
    expect(perft(countable, start(1), 1)).toBe(3 + 2 + 2);
    expect(perft(countable, start(2), 1)).toBe(2 * 7);
    expect(perft(countable, start(1), 0)).toBe(1);
  });

  it('is the sum of its parts, command by command', () => {
    const parts = divided(countable, start(2), 3);
    expect(parts.reduce((sum, part) => sum + part.lines, 0)).toBe(perft(countable, start(2), 3));
    expect(parts.map(part => part.command)).toContainEqual({ type: 'roll', seat: 1, dice: [0] });
  });

  it('lets deadlines pass without counting them', () => {
    const place = { ...start(1), at: 9_000 };
    expect(perft(countable, place, 2)).toBe(perft(countable, start(1), 2));
  });
});

describe('rows of golden counts', () => {
  const SOURCE = 'id one\ngame lanterns\nat 0:09\npos x y z\nperft 1 7\nperft 2 49\n';
  it('read as they print', () => {
    const rows = parsePerft(`# first\n${SOURCE}\n# second\n\n${SOURCE.replace('one', 'two')}`);
    expect(rows.ok && rows.value.map(row => row.id)).toEqual(['one', 'two']);
    expect(rows.ok && printPerft(rows.value)).toBe(`${SOURCE}\n${SOURCE.replace('one', 'two')}`);
  });
  it('a mistake names its line', () => {
    const mistakes = [
      [SOURCE.replace('perft 2', 'perft 3'), 'line 6: expected perft 2 and its count, found 3 49'],
      [SOURCE.replace('game', 'gaem'), 'line 2: expected id, game, at, pos or perft, found gaem'],
      [SOURCE.replace('id one\n', ''), 'line 1: expected a block with id, game, pos, and at as a time like 3:30'],
    ] as const;
    for (const [source, told] of mistakes) expect(parsePerft(source)).toEqual({ ok: false, error: told });
  });
});
