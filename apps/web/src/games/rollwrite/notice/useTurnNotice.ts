import type { Seat } from '@templefall/kernel';
import type { Event, State } from '@templefall/rollwrite';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../settings/settings.ts';
import { words } from '../../../words/words.ts';
import type { GameSession } from '../../gameClient.ts';
import { gameWords } from '../words.ts';
import { turnNotice } from './turnNotice.ts';

/** Tells somebody whose page is in the background that the table waits for them; never somebody who looks at it. */
export const useTurnNotice = (
  session: Pick<GameSession<State, Event, never>, 'gameKey' | 'seats' | 'onApplied'>,
  nameOf: (seat: Seat) => string,
): void => {
  useEffect(() => {
    let shown: Notification | undefined;
    const close = (): void => {
      if (!document.hidden) shown?.close();
    };
    document.addEventListener('visibilitychange', close);
    const stop = session.onApplied(({ before, after }) => {
      if (!document.hidden || !settings.peek().turnNotices) return;
      const notice = turnNotice(before, after, session.seats.peek());
      if (notice)
        shown = show(`${nameOf(notice.seat)}: ${gameWords.peek().say(`asked.${notice.asked}`)}`, session.gameKey());
    });
    return () => {
      document.removeEventListener('visibilitychange', close);
      stop();
      shown?.close();
    };
  }, [session]);
};

/** A later notice of the same game takes the place of the one before. */
const show = (text: string, game: string): Notification | undefined => {
  try {
    const notice = new Notification(words.peek().say('app.name'), {
      body: text,
      tag: game,
      icon: '/apple-touch-icon.png',
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    // Phones show notices only through a service worker.
    return undefined;
  }
};
