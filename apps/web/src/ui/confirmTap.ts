import { useEffect, useState } from 'preact/hooks';

/** Who does not press again within this many milliseconds did not mean it. */
const PATIENCE = 3000;

/** For what cannot be taken back: the first press asks, the second of the same soon after counts. */
export const useConfirmTap = <T extends string>(): {
  readonly asked: T | undefined;
  readonly twice: (what: T, deed: () => void) => () => void;
} => {
  const [asked, setAsked] = useState<T | undefined>(undefined);
  useEffect(() => {
    if (asked === undefined) return;
    const lapse = setTimeout(() => setAsked(undefined), PATIENCE);
    return () => clearTimeout(lapse);
  }, [asked]);
  const twice = (what: T, deed: () => void) => (): void => {
    setAsked(asked === what ? undefined : what);
    if (asked === what) deed();
  };
  return { asked, twice };
};
