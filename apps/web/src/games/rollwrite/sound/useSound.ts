import type { Event, State } from '@templefall/rollwrite';
import { useEffect, useRef } from 'preact/hooks';
import type { GameSession } from '../../gameClient.ts';
import { cueOf } from './cues.ts';
import { useOpenSound } from './useOpenSound.ts';

/** The sound of a table, for as long as its screen is there. */
export const useSound = (session: Pick<GameSession<State, Event, never>, 'gameKey' | 'seats' | 'onApplied'>): void => {
  const play = useRef(useOpenSound(session.gameKey()));
  useEffect(
    () =>
      session.onApplied(applied => {
        const cue = cueOf(applied, seat => session.seats.peek().includes(seat));
        if (cue) play.current(cue);
      }),
    [session],
  );
};
