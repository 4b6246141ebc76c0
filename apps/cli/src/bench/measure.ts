/** Something that can be done many times: `run` does it once and says how many moves that was. */
export interface Contender {
  readonly name: string;
  readonly run: () => number;
}

export interface Rate {
  readonly name: string;
  /** Moves a second of processor time, the median of the rounds: what else the machine does leaves it alone. */
  readonly movesPerSecond: number;
}

export interface Patience {
  /** Until the runtime has compiled what is hot. */
  readonly warmMs: number;
  readonly rounds: number;
  readonly roundMs: number;
}

const USUAL: Patience = { warmMs: 1500, rounds: 9, roundMs: 250 };

/**
 * All contenders side by side: they take turns, so that whatever else the machine does meets each of them alike, and the
 * median round counts. Each warms up first.
 */
export const sideBySide = (contenders: readonly Contender[], { warmMs, rounds, roundMs } = USUAL): readonly Rate[] => {
  const rates = contenders.map(() => [] as number[]);
  for (const { run } of contenders) rateOf(run, warmMs);
  for (let round = 0; round < rounds; round++)
    for (const [index, { run }] of contenders.entries()) rates[index]?.push(rateOf(run, roundMs));
  return contenders.map(({ name }, index) => ({ name, movesPerSecond: median(rates[index] ?? []) }));
};

const rateOf = (run: () => number, roundMs: number): number => {
  const started = processorMs();
  let moves = 0;
  let spent = 0;
  while (spent < roundMs) {
    moves += run();
    spent = processorMs() - started;
  }
  return (moves * 1000) / spent;
};

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};
