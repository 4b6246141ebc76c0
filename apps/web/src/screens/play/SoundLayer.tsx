import { useEffect } from 'preact/hooks';
import type { Play } from '../../play/usePlay.ts';
import { settings } from '../../settings/settings.ts';
import { layout } from '../../shell/layout.ts';
import { caption, openSound } from '../../sound/sound.ts';
import type { PlayRole } from '../playRole.ts';
import { SoundHint } from './SoundHint.tsx';

/** On a table with a big screen the music comes from there alone; the phones play their own dice. */
const ROLE = { full: 'alone', tv: 'screen', tray: 'tray' } as const;

/** Other screens have a place of their own to say that sound waits for a touch. */
const LARGE: ReadonlySet<string> = new Set(['desktop', 'tablet']);

/** The soundtrack of this table, and what of it must be read: the narrator's words, and that sound waits for a touch. */
export const SoundLayer = ({ play: { table, hand }, part }: { play: Play; part: PlayRole }) => {
  useEffect(() => {
    let isGone = false;
    let close = (): void => {};
    openSound({ table, role: ROLE[part], hand }).then(
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
  }, [table, part, hand]);
  return (
    <>
      {caption.value && settings.value.showsSounds && (
        <p class="caption" aria-hidden="true">
          {caption.value.text}
        </p>
      )}
      {part === 'full' && LARGE.has(layout.value.kind) && <SoundHint />}
    </>
  );
};
