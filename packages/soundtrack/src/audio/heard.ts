/** What is asked of a context here. */
export type Listened = Pick<AudioContext, 'getOutputTimestamp' | 'outputLatency' | 'baseLatency' | 'currentTime'>;

/**
 * The second of the audio clock that is leaving the loudspeaker now. Browsers that cannot say (all zeros, or the moment of a clock
 * of their own: WebKit on Linux) are asked for their latency instead, and Safari knows only the base of that.
 */
export const heardIn = (context: Listened): number => {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  const age = performance.now() - performanceTime;
  const isKnown = contextTime > 0 && performanceTime > 0 && age > -ROUNDED && age < LATEST;
  if (isKnown) return contextTime + age / 1000;
  const { outputLatency, baseLatency, currentTime } = context;
  return currentTime - (outputLatency > 0 ? outputLatency : (baseLatency ?? 0));
};

/** Browsers round their clocks, some of them coarsely, so that a moment just gone may seem to come. */
const ROUNDED = 20;
/** While a context runs, it tells its place many times a second. */
const LATEST = 1000;
