import { useSignal } from '@preact/signals';
import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { useEffect } from 'preact/hooks';
import { settings, voiceVolume } from '../../../settings/settings.ts';
import { browserSpeaker } from '../../../sound/speaker.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { storyWords } from '../../../words/storyWords.ts';
import { stuckSeats } from '../model/plight.ts';
import { type Moment, momentOf, momentText, teller } from '../model/telling.ts';
import { caption } from '../sound/sound.ts';
import type { Play } from './usePlay.ts';
import './narrator.css';

const SHOWN_MS: Millis = 6000;
const ICON: { readonly [L in Moment['line']]: string } = {
  'tell.exit': 'exit',
  'tell.gem': 'gem',
  'tell.near': 'ui-flag',
  'tell.out': 'exit',
  'tell.curse': 'curse',
  'tell.stuck': 'ui-help',
};

/** The television tells the story: a line for all who look, spoken if there is a voice and voices are wanted. */
export const Narrator = ({ play }: { play: Play }) => {
  const { session, names, run, at } = play;
  const shown = useSignal<Moment | undefined>(undefined);
  const stuck = useShared(() => stuckSeats(session.view.value, at.value));
  useEffect(() => {
    const isNew = teller();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (moment: Moment | undefined): void => {
      if (!isNew(moment)) return;
      speak(momentText(moment, names.peek(), storyWords.peek()));
      // That somebody is stuck has a banner of its own, with what helps.
      if (moment.line === 'tell.stuck') return;
      shown.value = moment;
      clearTimeout(timer);
      timer = setTimeout(() => {
        shown.value = undefined;
      }, SHOWN_MS);
    };
    let before: readonly Seat[] = stuck.peek();
    const stops = [
      session.onApplied(applied => tell(momentOf(applied, run.peek()))),
      stuck.subscribe(after => {
        const newly = after.find(seat => !before.includes(seat));
        before = after;
        if (newly !== undefined) tell({ line: 'tell.stuck', seat: newly, once: `stuck ${newly}` });
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [session, names, run, stuck, shown]);
  const moment = shown.value;
  return (
    <p class={moment ? 'narrator cut' : 'unseen'} role="status">
      {moment && (
        <>
          <Icon id={ICON[moment.line]} size={44} colour="var(--flame-300)" />
          <span>{momentText(moment, names.value, storyWords.value)}</span>
        </>
      )}
    </p>
  );
};

/** Never into the words of whoever announces the gong. */
const speak = (text: string): void => {
  const volume = voiceVolume();
  if (volume > 0 && !caption.peek()) browserSpeaker(settings.peek().language).say(text, volume, () => undefined);
};
