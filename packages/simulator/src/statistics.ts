/** A figure over many games with the interval that holds it in 95 of 100 such runs. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

const Z = 1.959964;

/** Wilson's interval for a share: it stays between 0 and 1 and is honest for few games. */
export const share = (hits: number, count: number): Estimate => {
  if (count === 0) return { mean: Number.NaN, low: 0, high: 1, count };
  const p = hits / count;
  const centre = (p + Z ** 2 / (2 * count)) / (1 + Z ** 2 / count);
  const reach = (Z * Math.sqrt((p * (1 - p)) / count + Z ** 2 / (4 * count ** 2))) / (1 + Z ** 2 / count);
  return { mean: p, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach), count };
};

/** The normal interval for a mean. */
export const average = (values: readonly number[]): Estimate => {
  const count = values.length;
  if (count === 0) return { mean: Number.NaN, low: Number.NaN, high: Number.NaN, count };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  const reach = Z * Math.sqrt(variance / count);
  return { mean, low: mean - reach, high: mean + reach, count };
};

/** Spearman's rank correlation: 1 if one list rises wherever the other does. Equal values share their rank. */
export const rankCorrelation = (xs: readonly number[], ys: readonly number[]): number => {
  const [a, b] = [ranks(xs), ranks(ys)];
  const mean = (xs.length + 1) / 2;
  const product = (left: readonly number[], right: readonly number[]): number =>
    left.reduce((sum, rank, index) => sum + (rank - mean) * ((right[index] ?? mean) - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
};

const ranks = (values: readonly number[]): readonly number[] =>
  values.map(value => {
    const below = values.filter(other => other < value).length;
    const same = values.filter(other => other === value).length;
    return below + (same + 1) / 2;
  });
