/** What a command is once it is loaded: what it says of itself, and what it does; the number is the exit code. */
interface Loaded {
  readonly help: string;
  readonly run: (args: readonly string[]) => number | Promise<number>;
}

interface CliCommand {
  readonly name: string;
  readonly summary: string;
  /** Only what is asked for is loaded. */
  readonly load: () => Promise<Loaded>;
}

export const COMMANDS: readonly CliCommand[] = [
  {
    name: 'scenario',
    summary: 'runs scenario files',
    load: async () => {
      const { SCENARIO_HELP, scenario } = await import('./scenario/scenario.ts');
      return { help: SCENARIO_HELP, run: scenario };
    },
  },
  {
    name: 'fuzz',
    summary: 'plays many games by chance, under every law',
    load: async () => {
      const { FUZZ_HELP, fuzz } = await import('./fuzz/fuzz.ts');
      return { help: FUZZ_HELP, run: fuzz };
    },
  },
  {
    name: 'perft',
    summary: 'counts lines of play against golden counts',
    load: async () => {
      const { PERFT_HELP, perft } = await import('./perft/perft.ts');
      return { help: PERFT_HELP, run: perft };
    },
  },
  {
    name: 'replay',
    summary: 'tells a recorded game as a story',
    load: async () => {
      const { REPLAY_HELP, replay } = await import('./replay/replay.ts');
      return { help: REPLAY_HELP, run: replay };
    },
  },
  {
    name: 'verify',
    summary: 'recomputes every roll and draw of finished games',
    load: async () => {
      const { VERIFY_HELP, verify } = await import('./verify/verify.ts');
      return { help: VERIFY_HELP, run: verify };
    },
  },
  {
    name: 'simulate',
    summary: 'lets bots play many games and counts',
    load: async () => {
      const { SIMULATE_HELP, simulate } = await import('./simulate/simulate.ts');
      return { help: SIMULATE_HELP, run: simulate };
    },
  },
  {
    name: 'balance',
    summary: 'lets bots play everything and draws docs/BALANCE.md',
    load: async () => {
      const { BALANCE_HELP, balance } = await import('./balance/balance.ts');
      return { help: BALANCE_HELP, run: balance };
    },
  },
  {
    name: 'bench',
    summary: 'measures the engine beside its peer, the odds, the web client',
    load: async () => {
      const { BENCH_HELP, bench } = await import('./bench/bench.ts');
      return { help: BENCH_HELP, run: bench };
    },
  },
];
