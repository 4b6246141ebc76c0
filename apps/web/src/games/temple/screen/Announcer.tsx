import { useSignal } from '@preact/signals';
import type { Millis } from '@templefall/kit';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../../../settings/settings.ts';
import { useTurn } from '../../../ui/signals/frameScheduler.ts';
import { words } from '../../../words/words.ts';
import { announcementOf, shoutAnnouncement } from '../model/log.ts';
import type { Play } from './usePlay.ts';

const KEPT = 12;
/** What is small is told together, not with every friend's roll: each telling is laid out. */
const GATHER_MS: Millis = 1000;

/** Tells a screen reader what happened: politely what others did, at once what must be heard. */
export const Announcer = ({ play }: { play: Play }) => {
  const polite = useSignal<readonly Line[]>([]);
  const urgent = useSignal<Line | undefined>(undefined);
  const shown = useTurn(play.turns, polite);
  const tell = useMemo(
    () =>
      gathering(lines => {
        polite.value = lines;
      }),
    [polite],
  );
  useEffect(() => tell.stop, [tell]);
  useEffect(
    () =>
      play.table.onHappening(happening => {
        const { reads } = settings.peek();
        if (reads === 'off') return;
        const line = announcementOf(happening, { me: play.table.me, names: play.names.peek() }, words.peek());
        if (!line || (reads === 'important' && line.weight === 'small')) return;
        // Numbered, so that the same question is heard when it is asked again.
        if (line.weight === 'urgent') urgent.value = { n: (urgent.peek()?.n ?? 0) + 1, text: line.text };
        else tell.add(line.text, line.weight === 'small');
      }),
    [play, tell, urgent],
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
        tell.add(line, false);
      }),
    [play, tell],
  );
  return (
    <div class="unseen">
      <div role="log" aria-live="polite">
        {shown.value.map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
      </div>
      <div role="alert">{urgent.value && <p key={urgent.value.n}>{urgent.value.text}</p>}</div>
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

/** Lines on their way to the ear: what is small waits for others, or for something greater, which waits for nobody. */
const gathering = (tell: (lines: readonly Line[]) => void) => {
  let lines: readonly Line[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = (): void => {
    stop();
    tell(lines);
  };
  return {
    add: (text: string, isSmall: boolean): void => {
      lines = withLine(lines, text);
      if (isSmall) timer ??= setTimeout(flush, GATHER_MS);
      else flush();
    },
    stop,
  };
};
