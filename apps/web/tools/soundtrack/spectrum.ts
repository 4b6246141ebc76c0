/** Magnitudes of the lower half of the spectrum, in decibels; the length is a power of two. */
export const spectrum = (samples: Float64Array): Float64Array => {
  const size = samples.length;
  const re = samples.map((value, i) => value * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size)));
  const im = new Float64Array(size);
  transform(re, im);
  return Float64Array.from({ length: size / 2 }, (_, bin) => {
    const power = (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2;
    return 10 * Math.log10(power / size ** 2 + 1e-14);
  });
};

/** Cooley and Tukey, in place. */
const transform = (re: Float64Array, im: Float64Array): void => {
  const size = re.length;
  const swap = (list: Float64Array, a: number, b: number): void => {
    const kept = list[a] ?? 0;
    list[a] = list[b] ?? 0;
    list[b] = kept;
  };
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    swap(re, i, j);
    swap(im, i, j);
  }
  for (let span = 2; span <= size; span *= 2) {
    for (let k = 0; k < span / 2; k++) {
      const cos = Math.cos((-2 * Math.PI * k) / span);
      const sin = Math.sin((-2 * Math.PI * k) / span);
      for (let a = k; a < size; a += span) {
        const b = a + span / 2;
        const x = (re[b] ?? 0) * cos - (im[b] ?? 0) * sin;
        const y = (re[b] ?? 0) * sin + (im[b] ?? 0) * cos;
        re[b] = (re[a] ?? 0) - x;
        im[b] = (im[a] ?? 0) - y;
        re[a] = (re[a] ?? 0) + x;
        im[a] = (im[a] ?? 0) + y;
      }
    }
  }
};
