import { type EngineReport, engineBench, type Figure, isReached } from './engine.ts';

const USAGE = 'Usage: npm run bench -- engine [--json]';

/** `npm run bench`: 0 if every figure reaches its limit. */
export const bench = (args: readonly string[]): number => {
  const [suite, ...rest] = args;
  if (suite !== 'engine' || rest.some(flag => flag !== '--json')) {
    console.error(USAGE);
    return 2;
  }
  const report = engineBench();
  console.log(rest.includes('--json') ? JSON.stringify(report, null, 2) : printed(report));
  return report.figures.every(isReached) ? 0 : 1;
};

const printed = ({ rates, figures }: EngineReport): string => {
  const rows = [
    ...rates.map(({ name, movesPerSecond }) => [name, `${grouped(movesPerSecond)} moves/s`, '']),
    ...figures.map(figure => [figure.name, `${grouped(figure.value)} ${figure.unit}`, verdictOn(figure)]),
  ];
  const widths = [0, 1].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows
    .map(([name = '', value = '', verdict = '']) =>
      `${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${verdict}`.trimEnd(),
    )
    .join('\n');
};

const verdictOn = (figure: Figure): string => {
  const { limit } = figure;
  if (!limit) return '';
  const wanted = 'atLeast' in limit ? `at least ${limit.atLeast}` : `below ${grouped(limit.below)}`;
  return `${isReached(figure) ? '✓' : '✗'} ${wanted}`;
};

const grouped = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
