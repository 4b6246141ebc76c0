/**
 * Places to plug sounds in that all end in one node, as many as are asked for. Browsers add what meets in a node in any
 * order, another one in every run, and with three or more that changes the last bits of the sum. Here only two meet
 * anywhere, what is plugged in and the sum of the sockets behind it, and two give the same sum either way. Nobody hears
 * the last bits, and the sockets would cost more than the music: they are for recordings.
 */
export const createSockets = (context: BaseAudioContext, out: AudioNode): (() => AudioNode) => {
  if (!(context instanceof OfflineAudioContext)) return () => out;
  let last = out;
  return () => {
    const socket = context.createGain();
    socket.connect(last);
    last = socket;
    return socket;
  };
};
