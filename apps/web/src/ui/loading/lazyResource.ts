import { type ReadonlySignal, signal } from '@preact/signals';

export interface LazyResource<T> {
  readonly come: ReadonlySignal<T | undefined>;
  /** Has it brought ahead. Nobody is told if it does not come: the line may be back when it is shown. */
  readonly fetch: () => void;
  /** Has it brought for somebody who waits: true once it is there, false if it did not come though it was asked for from now on. */
  readonly await: () => Promise<boolean>;
}

/** Something that is fetched once it is needed, never twice at a time. */
export const lazyResource = <T>(load: () => Promise<T>): LazyResource<T> => {
  const come = signal<T | undefined>(undefined);
  let underWay: Promise<boolean> | undefined;
  const tryOnce = async (): Promise<boolean> => {
    try {
      come.value = await load();
      return true;
    } catch {
      return false;
    } finally {
      underWay = undefined;
    }
  };
  const bring = (): Promise<boolean> => {
    if (come.peek() !== undefined) return Promise.resolve(true);
    underWay ??= tryOnce();
    return underWay;
  };
  return {
    come,
    fetch: () => void bring(),
    // What was fetched ahead may have been asked for while the line was down.
    await: async () => (underWay !== undefined && (await underWay)) || bring(),
  };
};
