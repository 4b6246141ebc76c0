import type { Rate } from './measure.ts';

/** What was measured, and what it must reach. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Absent where the figure only informs. */
  readonly limit?: { readonly atLeast: number } | { readonly below: number };
}

export interface Report {
  readonly rates: readonly Rate[];
  readonly figures: readonly Figure[];
}

export const isReached = ({ value, limit }: Figure): boolean => {
  if (!limit) return true;
  return 'atLeast' in limit ? value >= limit.atLeast : value < limit.below;
};

export const printReport = ({ rates, figures }: Report): string => {
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

const grouped = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: digitsFor(value) });
const digitsFor = (value: number): number => (value < 1 ? 3 : value < 100 ? 1 : 0);
