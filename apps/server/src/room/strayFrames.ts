import { type Bucket, bucket } from '@templefall/table';

/** What is used of a `ws` socket under Colyseus' client. */
interface Line {
  readonly on: (event: 'ping' | 'pong', heard: () => void) => unknown;
}

/** Our own pings are answered with a pong every few seconds; browsers send nothing else of the kind by themselves. */
const STRAYS = { burst: 60, rate: 5 };

/**
 * Counts the frames of a line that are no message for the table: pings, pongs, and what Colyseus has of its own. Whoever sends too
 * many of them is shown out, as one who floods the table is.
 */
export const strayFrames = (
  line: Line,
  options: { readonly now: () => number; readonly mayHear: () => boolean; readonly flooded: () => void },
) => {
  const strays: Bucket = bucket(STRAYS, options.now());
  let isOver = false;
  /** False if it is not to be heard any more. */
  const take = (): boolean => {
    // Both count it: what an address sends outlives the line.
    const isAllowed = options.mayHear();
    if (strays.take(options.now()) && isAllowed) return true;
    if (!isOver) options.flooded();
    isOver = true;
    return false;
  };
  line.on('ping', take);
  line.on('pong', take);
  return { take };
};

export type StrayFrames = ReturnType<typeof strayFrames>;
