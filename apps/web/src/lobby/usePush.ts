import type { SeatSecret } from '@templefall/protocol';
import { useEffect } from 'preact/hooks';
import { subscribe, unsubscribe } from '../session/push.ts';
import { settings } from '../settings/settings.ts';
import { words } from '../words/words.ts';

/** Who wants notices of their turn gets them also when the page is closed, where browser and server can. */
export const usePush = (table: string, secret: SeatSecret | undefined): void => {
  const isWanted = settings.value.turnNotices;
  const { language } = words.value;
  useEffect(() => {
    if (!secret) return;
    // Without it there is still the notice of the open page.
    const done = isWanted ? subscribe(table, secret, language) : unsubscribe();
    done.catch(() => undefined);
  }, [table, secret, isWanted, language]);
};
