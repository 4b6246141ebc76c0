/** What a bench measured once; the command line and the server print this shape. */
export interface Report {
  readonly rates: readonly { readonly name: string; readonly movesPerSecond: number }[];
  readonly figures: readonly Measured[];
}

interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: { readonly atLeast: number } | { readonly below: number };
}

/** A figure over all repeats. */
export interface Summary extends Measured {
  readonly least: number;
  readonly most: number;
  readonly repeats: number;
}

/** The median of the repeats counts, and how far they lie apart is told with it. */
export const summaryOf = (reports: readonly Report[]): readonly Summary[] => {
  const all = reports.map(({ rates, figures }) => [
    ...rates.map(({ name, movesPerSecond }): Measured => ({ name, value: movesPerSecond, unit: 'moves/s' })),
    ...figures,
  ]);
  const names = new Set(all.flat().map(({ name }) => name));
  return [...names].flatMap(name => {
    const found = all.flatMap(one => one.find(figure => figure.name === name) ?? []);
    const values = found.map(({ value }) => value).sort((a, b) => a - b);
    const [first] = found;
    const [least, most] = [values[0], values.at(-1)];
    if (!first || least === undefined || most === undefined) return [];
    return [{ ...first, value: median(values), least, most, repeats: values.length }];
  });
};

const median = (sorted: readonly number[]): number => {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

export const isReached = ({ value, limit }: Summary): boolean => {
  if (!limit) return true;
  return 'atLeast' in limit ? value >= limit.atLeast : value < limit.below;
};
