import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { announcementOf, shoutAnnouncement } from './model/log.ts';
import type { Play } from './usePlay.ts';

const KEPT = 6;

/** Tells a screen reader what happened: politely what others did, at once what must be heard. */
export const Announcer = ({ play }: { play: Play }) => {
  const polite = useSignal<readonly Line[]>([]);
  const urgent = useSignal('');
  useEffect(
    () =>
      play.table.onHappening(happening => {
        const { reads } = settings.peek();
        if (reads === 'off') return;
        const told = announcementOf(happening, { me: play.table.me, names: play.names.peek() }, words.peek());
        if (!told || (reads === 'important' && told.weight === 'small')) return;
        if (told.weight === 'urgent') urgent.value = told.text;
        else polite.value = withLine(polite.value, told.text);
      }),
    [play, polite, urgent],
  );
  useEffect(
    () =>
      play.table.onShout(shout => {
        if (shout.seat === play.table.me || settings.peek().reads === 'off') return;
        const told = shoutAnnouncement(
          play.table.view.peek(),
          shout,
          { me: play.table.me, names: play.names.peek() },
          words.peek(),
        );
        polite.value = withLine(polite.value, told);
      }),
    [play, polite],
  );
  return (
    <div class="unseen">
      <div role="log" aria-live="polite">
        {polite.value.map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
      </div>
      <div role="alert">{urgent.value || null}</div>
    </div>
  );
};

/** Numbered, so that the others stay as they are when one comes and the oldest goes. */
interface Line {
  readonly n: number;
  readonly text: string;
}
const withLine = (lines: readonly Line[], text: string): readonly Line[] => [
  ...lines.slice(1 - KEPT),
  { n: (lines.at(-1)?.n ?? 0) + 1, text },
];
