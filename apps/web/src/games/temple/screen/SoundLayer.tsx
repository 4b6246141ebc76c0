import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PlayRole } from '../../../session/screenRole.ts';
import { settings } from '../../../settings/settings.ts';
import { useTurn } from '../../../ui/signals/frameScheduler.ts';
import { caption, openSound } from '../sound/sound.ts';
import type { Play } from './usePlay.ts';

/** On a table with a big screen the music comes from there alone; the phones play their own dice. */
const ROLE = { full: 'alone', tv: 'screen', tray: 'tray' } as const;

/** The soundtrack of this table, and what of it must be read: the narrator's words. */
export const SoundLayer = ({ play: { table, hand, turns, stirred }, part }: { play: Play; part: PlayRole }) => {
  // What can be paid is worked out for what is seen; the spark of it comes with that, not before.
  const goals = useTurn(
    turns,
    useComputed(() => hand?.goals.value ?? []),
    stirred,
  );
  useEffect(() => {
    let isGone = false;
    let close = (): void => {};
    openSound({ table, role: ROLE[part], hand: hand && { held: hand.held, goals } }).then(
      sound => {
        close = sound.close;
        if (isGone) close();
      },
      // No audio on this device: everything heard is also seen.
      () => undefined,
    );
    return () => {
      isGone = true;
      close();
    };
  }, [table, part, hand, goals]);
  if (!caption.value || !settings.value.showsSounds) return null;
  return (
    <p class="caption" aria-hidden="true">
      {caption.value.text}
    </p>
  );
};
