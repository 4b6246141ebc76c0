import { useSignal } from '@preact/signals';
import type { Millis } from '@templefall/kit';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { announcementOf, shoutAnnouncement } from './model/log.ts';
import { useSlow } from './slow.ts';
import { useTurn } from './turns.ts';
import type { Play } from './usePlay.ts';

/** More than are read out while the next ones gather. */
const KEPT = 12;
const GATHER_MS: Millis = 1000;

/** Tells a screen reader what happened: politely what others did, at once what must be heard. */
export const Announcer = ({ play }: { play: Play }) => {
  const polite = useSignal<readonly Line[]>([]);
  const urgent = useSignal('');
  // Line by line they would be laid out with every friend's roll.
  const told = useTurn(play.turns, useSlow(polite, GATHER_MS));
  useEffect(
    () =>
      play.table.onHappening(happening => {
        const { reads } = settings.peek();
        if (reads === 'off') return;
        const line = announcementOf(happening, { me: play.table.me, names: play.names.peek() }, words.peek());
        if (!line || (reads === 'important' && line.weight === 'small')) return;
        if (line.weight === 'urgent') urgent.value = line.text;
        else polite.value = withLine(polite.value, line.text);
      }),
    [play, polite, urgent],
  );
  useEffect(
    () =>
      play.table.onShout(shout => {
        if (shout.seat === play.table.me || settings.peek().reads === 'off') return;
        const line = shoutAnnouncement(
          play.table.view.peek(),
          shout,
          { me: play.table.me, names: play.names.peek() },
          words.peek(),
        );
        polite.value = withLine(polite.value, line);
      }),
    [play, polite],
  );
  return (
    <div class="unseen">
      <div role="log" aria-live="polite">
        {told.value.map(({ n, text }) => (
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
