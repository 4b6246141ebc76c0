import type { Countdown } from '../score/cues.ts';

/** The clock most games are played with. The soundtrack itself knows no times: these are for tests. */
export const STANDARD: readonly Countdown[] = [
  { opens: 180_000, ends: 210_000 },
  { opens: 390_000, ends: 420_000 },
  { opens: 570_000, ends: 600_000 },
];
