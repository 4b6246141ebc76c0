import { type Cost, createOdds, type Face, handOf, type OddsTable } from '@templefall/odds';
import type { Figure } from './figure.ts';
import { sideBySide } from './measure.ts';

/** The odds tables: how long all that a game can ask for take to build, cold, and what a look-up costs. */
export const oddsBench = (): readonly Figure[] => {
  const started = performance.now();
  const odds = createOdds();
  const tables = COSTS.flatMap(cost => DICE.filter(dice => dice >= cost.length).map(dice => odds.table(cost, dice)));
  const built = performance.now() - started;

  const ask = (name: string, question: (table: OddsTable, index: number) => unknown) => ({
    name,
    // The table is found by cost and dice each time, as a bot does.
    run: () => {
      for (let index = 0; index < LOOKUPS; index++) question(odds.table(FOUR_TORCHES, HAND_SIZE), index);
      return LOOKUPS;
    },
  });
  const hand = (index: number) => HANDS[index % HANDS.length] ?? handOf([]);
  const rates = sideBySide([
    ask('expected rolls, a look-up', (table, index) => table.expectedRolls(hand(index))),
    ask('chance within 1 to 20 rolls, a look-up', (table, index) => table.within(hand(index), 1 + (index % 20))),
    ask('dice to keep, a look-up', (table, index) => table.advice(hand(index))),
  ]);
  return [
    { name: `${tables.length} odds tables, built`, value: built, unit: 'ms', limit: { below: 2000 } },
    ...rates.map(({ name, movesPerSecond }) => ({
      name,
      value: 1e6 / movesPerSecond,
      unit: 'µs',
      limit: { below: 2 },
    })),
  ];
};

const LOOKUPS = 10_000;
const DICE = [1, 2, 3, 4, 5, 6, 7, 8];
const FOUR_TORCHES: Cost = ['T', 'T', 'T', 'T'];
const HAND_SIZE = 5;
const HANDS = [
  handOf([undefined, undefined, undefined, undefined, undefined]),
  handOf(['T', 'K', 'A', 'G', 'B']),
  handOf(['T', 'T', 'B', 'B', 'G']),
  handOf(['T', 'T', 'T', 'A', 'B']),
];

const SYMBOLS: readonly Face[] = ['A', 'K', 'T', 'G'];
const combinations = (size: number, from = 0): readonly Cost[] =>
  size === 0
    ? [[]]
    : SYMBOLS.flatMap((symbol, at) => (at < from ? [] : combinations(size - 1, at).map(rest => [symbol, ...rest])));
const times = (face: Face, count: number): Cost => new Array<Face>(count).fill(face);

/** Whatever layout the tuning chooses: every mixture of up to four symbols, then the few larger costs of the rules. */
const COSTS: readonly Cost[] = [
  ...[1, 2, 3, 4].flatMap(size => combinations(size)),
  ...[5, 6, 7, 8].flatMap(count => [times('K', count), times('T', count), times('G', count)]),
  [...times('K', 3), ...times('T', 3)],
  times('B', 3),
  times('B', 5),
];
