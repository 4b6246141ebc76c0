import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../settings/settings.ts';
import { useDeferred } from '../../../ui/signals/frameScheduler.ts';
import type { ScreenRole } from '../../gameClient.ts';
import { caption, openSound } from '../sound/sound.ts';
import type { Play } from './usePlay.ts';

/** On a table with a big screen the music comes from there alone; the phones play their own dice. */
const ROLE = { full: 'alone', tv: 'screen', tray: 'tray' } as const;

/** The soundtrack of this table, and what of it must be read: the narrator's words. */
export const SoundLayer = ({
  play: { session, hand, scheduler, invalidated },
  part,
}: {
  play: Play;
  part: ScreenRole;
}) => {
  // What can be paid is worked out for what is seen; the spark of it comes with that, not before.
  const goals = useDeferred(
    scheduler,
    useComputed(() => hand?.goals.value ?? []),
    invalidated,
  );
  useEffect(() => {
    let isGone = false;
    let close = (): void => {};
    openSound({ session, role: ROLE[part], hand: hand && { held: hand.held, goals } }).then(
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
  }, [session, part, hand, goals]);
  if (!caption.value || !settings.value.showsSounds) return null;
  return (
    <p class="caption" aria-hidden="true">
      {caption.value.text}
    </p>
  );
};
