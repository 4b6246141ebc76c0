import { isReached, printReport, type Report } from './figure.ts';

export const BENCH_HELP = 'Usage: bench engine|bots|odds|web|sound [--json]; npm run bench has them all';

/** Each suite is loaded when it is asked for: its peers are heavy. */
const SUITES: { readonly [name: string]: () => Promise<Report> } = {
  engine: async () => (await import('./engine.ts')).engineBench(),
  bots: async () => ({ rates: [], figures: await (await import('./bots.ts')).botsBench() }),
  odds: async () => ({ rates: [], figures: (await import('./odds.ts')).oddsBench() }),
  web: async () => ({ rates: [], figures: await (await import('./web.ts')).webBench('bytes', 'play', 'lighthouse') }),
  sound: async () => ({ rates: [], figures: await (await import('./web.ts')).webBench('sound') }),
};

/** `npm run bench`: 0 if every figure reaches its limit. */
export const bench = async ([name = '', ...flags]: readonly string[]): Promise<number> => {
  const suite = SUITES[name];
  if (!suite || flags.some(flag => flag !== '--json')) {
    console.error(BENCH_HELP);
    return 2;
  }
  const report = await suite();
  console.log(flags.includes('--json') ? JSON.stringify(report, null, 2) : printReport(report));
  return report.figures.every(isReached) ? 0 : 1;
};
