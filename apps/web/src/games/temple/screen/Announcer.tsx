import { useSignal } from '@preact/signals';
import type { Millis } from '@templefall/kit';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../../../settings/settings.ts';
import { useDeferred } from '../../../ui/signals/frameScheduler.ts';
import { words } from '../../../words/words.ts';
import { announcementOf, callAnnouncement } from '../model/log.ts';
import { isTempleCall } from '../session.ts';
import type { Play } from './usePlay.ts';

const KEPT = 12;
/** What is small is told together, not with every friend's roll: each telling is laid out. */
const GATHER_MS: Millis = 1000;

/** Tells a screen reader what happened: politely what others did, at once what must be heard. */
export const Announcer = ({ play }: { play: Play }) => {
  const polite = useSignal<readonly Line[]>([]);
  const urgent = useSignal<Line | undefined>(undefined);
  const shown = useDeferred(play.scheduler, polite);
  const tell = useMemo(
    () =>
      lobby(lines => {
        polite.value = lines;
      }),
    [polite],
  );
  useEffect(() => tell.stop, [tell]);
  useEffect(
    () =>
      play.session.onApplied(applied => {
        const { reads } = settings.peek();
        if (reads === 'off') return;
        const line = announcementOf(applied, { me: play.session.me, names: play.names.peek() }, words.peek());
        if (!line || (reads === 'important' && line.weight === 'small')) return;
        // Numbered, so that the same question is heard when it is asked again.
        if (line.weight === 'urgent') urgent.value = { n: (urgent.peek()?.n ?? 0) + 1, text: line.text };
        else tell.add(line.text, line.weight === 'small');
      }),
    [play, tell, urgent],
  );
  useEffect(
    () =>
      play.session.onCall(call => {
        if (!isTempleCall(call) || call.seat === play.session.me || settings.peek().reads === 'off') return;
        const line = callAnnouncement(
          play.session.view.peek(),
          call,
          { me: play.session.me, names: play.names.peek() },
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
const lobby = (tell: (lines: readonly Line[]) => void) => {
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
