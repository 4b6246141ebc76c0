import { useEffect, useMemo } from 'preact/hooks';
import type { TempleSession } from '../session.ts';

/** Alone, the clock stands while something is read: nobody else waits for it. */
export interface Standstill {
  /** Time goes on although the sheet is still open: what was chosen in it needs that. */
  readonly lift: () => void;
  /** The pause outlasts the sheet. */
  readonly keep: () => void;
}

/** Stops time when reading begins and lets it go on at the end, unless the player paused it before or meanwhile. */
export const standstillOf = (session: TempleSession) => {
  const { me } = session;
  let isMine = false;
  const lift = (): void => {
    if (!isMine || me === undefined) return;
    isMine = false;
    void session.send({ type: 'resume' });
  };
  return {
    begin: (): void => {
      const { players, paused, ended } = session.view.peek();
      const isAlone = me !== undefined && players.length === 1;
      if (isMine || !isAlone || paused || ended || !session.hasBegun.peek()) return;
      isMine = true;
      void session.send({ type: 'propose', vote: 'pause' });
    },
    lift,
    keep: (): void => {
      isMine = false;
    },
  };
};

export const useStandstill = (session: TempleSession, isReading: boolean): Standstill => {
  const standstill = useMemo(() => standstillOf(session), [session]);
  useEffect(() => {
    if (!isReading) return;
    standstill.begin();
    return standstill.lift;
  }, [standstill, isReading]);
  return standstill;
};
