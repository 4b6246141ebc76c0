import type { Recording } from './studio.ts';

/**
 * When a blow falls, near a moment where one is expected; in seconds, undefined if nothing falls there. The sound is
 * differenced twice, which keeps the edge of a blow and takes away what hums; the blow is where half a millisecond has
 * a multiple of the energy that any before it had.
 */
export const onsetNear = (recording: Recording, expected: number, reach = 0.06): number | undefined => {
  const { left, right, rate } = recording;
  const frame = Math.round(rate / 2000);
  const first = Math.max(2, Math.round((expected - reach) * rate));
  const last = Math.min(left.length, Math.round((expected + reach) * rate));
  const energies: number[] = [];
  for (let start = first; start + frame <= last; start += frame) {
    let energy = 0;
    for (let i = start; i < start + frame; i++)
      for (const channel of [left, right])
        energy += ((channel[i] ?? 0) - 2 * (channel[i - 1] ?? 0) + (channel[i - 2] ?? 0)) ** 2;
    energies.push(energy / frame);
  }
  const loudest = Math.max(...energies);
  // The quiet before: the third quarter of what came in the first two thirds of the reach.
  const before = energies.slice(0, Math.floor(energies.length / 3)).toSorted((a, b) => a - b);
  const floor = before.at(-1) ?? 0;
  if (loudest < floor * 4) return undefined;
  const index = energies.findIndex(energy => energy > Math.max(floor * 2, loudest * 0.05));
  return index < 0 ? undefined : (first + index * frame) / rate;
};
