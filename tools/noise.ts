import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A process on every core that never rests, until it is told to: what is right beside them is right anywhere. */
export const keepBusy = (): (() => void) => {
  const busy = Array.from({ length: availableParallelism() }, () =>
    // It ends with us, whatever becomes of us.
    spawn(process.execPath, ['-e', 'const us = process.ppid; while (process.ppid === us);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const one of busy) one.kill('SIGKILL');
  };
};
