/**
 * A stone hall: six echoes that feed each other through a mirror, losing their highs at every turn. A convolver with a
 * measured response would cost four times as much, more than all the rest of the music.
 */
export const createHall = (context: BaseAudioContext, out: AudioNode): AudioNode => {
  const gain = (value: number): GainNode => {
    const node = context.createGain();
    node.gain.value = value;
    return node;
  };
  const input = gain(1);
  // A mirror (Householder): each echo gets itself back less a third of the sum of all, so nothing is lost or gained.
  const mirror = gain(-2 / ECHOES.length);
  // Panning each echo would take a node apiece: the odd ones go left, the even ones right.
  const sides = context.createChannelMerger(2);
  sides.connect(out);
  ECHOES.forEach((seconds, index) => {
    const echo = context.createDelay(0.2);
    echo.delayTime.value = seconds;
    echo.channelCount = 1;
    echo.channelCountMode = 'explicit';
    const stone = context.createBiquadFilter();
    stone.type = 'lowpass';
    stone.frequency.value = 2600;
    // In decibels: under −3 the filter has no peak, and a loop with a peak would howl.
    stone.Q.value = -4;
    // Each echo loses by its length, so that all fade by 60 dB in the same time.
    const loss = gain(10 ** ((-3 * seconds) / FADE));
    input.connect(echo).connect(stone).connect(loss);
    loss.connect(echo);
    loss.connect(mirror);
    mirror.connect(echo);
    loss.connect(sides, 0, index % 2);
  });
  return input;
};

/** Seconds; no two share a divisor worth hearing. */
const ECHOES = [0.0311, 0.0397, 0.0473, 0.0559, 0.0671, 0.0787];
const FADE = 1.5;
