import { createSockets } from './sockets.ts';

/**
 * A stone hall: four early reflections, then six echoes that each feed themselves and lose their highs at every turn. A
 * convolver with a measured response would cost four times as much, more than all the rest of the music. Echoes that feed
 * each other would be denser, but browsers do not agree, not even with themselves, on the order in which such knots are
 * worked out: two runs would sound differently.
 */
export const createHall = (context: BaseAudioContext, out: AudioNode): AudioNode => {
  const gain = (value: number): GainNode => {
    const node = context.createGain();
    node.gain.value = value;
    node.channelCount = 1;
    node.channelCountMode = 'explicit';
    return node;
  };
  const delay = (seconds: number): DelayNode => {
    const node = context.createDelay(0.2);
    node.delayTime.value = seconds;
    return node;
  };
  const input = gain(1);
  const walls = gain(1);
  const wall = createSockets(context, walls);
  for (const [seconds, level] of REFLECTIONS) input.connect(delay(seconds)).connect(gain(level)).connect(wall());
  // Panning each echo would take a node apiece: the odd ones go left, the even ones right.
  const sides = context.createChannelMerger(2);
  sides.connect(out);
  const ears = [0, 1].map(side => {
    const ear = gain(1);
    ear.connect(sides, 0, side);
    return createSockets(context, ear);
  });
  ECHOES.forEach((seconds, index) => {
    const echo = delay(seconds);
    const stone = context.createBiquadFilter();
    stone.type = 'lowpass';
    stone.frequency.value = 2600;
    // In decibels: under −3 the filter has no peak, and a loop with a peak would howl.
    stone.Q.value = -4;
    // Each echo loses by its length, so that all fade by 60 dB in the same time.
    const loss = gain(10 ** ((-3 * seconds) / FADE));
    walls.connect(echo).connect(stone).connect(loss).connect(echo);
    const ear = ears[index % 2]?.();
    if (ear) loss.connect(ear);
  });
  return input;
};

/** Seconds and level. */
const REFLECTIONS = [
  [0.0043, 0.55],
  [0.0113, 0.45],
  [0.0179, -0.4],
  [0.0271, 0.3],
] as const;

/** Seconds; no two share a divisor worth hearing. */
const ECHOES = [0.0311, 0.0397, 0.0473, 0.0559, 0.0671, 0.0787];
const FADE = 1.5;
