import type { Event, State } from '@templefall/rollwrite';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { AppliedEvent } from '../../gameClient.ts';
import { lineOf } from '../log/lines.ts';
import type { Session } from '../session.ts';
import type { Play } from './usePlay.ts';

/** What happened since this screen came to the table, newest last. */
export const useHistory = (session: Session): readonly AppliedEvent<State, Event>[] => {
  const [seen, setSeen] = useState<readonly AppliedEvent<State, Event>[]>([]);
  useEffect(() => session.onApplied(applied => setSeen(known => [...known, applied])), [session]);
  return seen;
};

/** What says nothing new to somebody who reads the lines around it. */
const QUIET: readonly Event['type'][] = ['soleAnswerGiven', 'stepsSealed', 'pointed'];

export const linesOf = ({ words, players, nameOf }: Play, events: readonly Event[]): readonly string[] => {
  const names = players.map(({ seat }) => nameOf(seat));
  return events.filter(({ type }) => !QUIET.includes(type)).map(event => lineOf(event, { words, names }));
};

/** The last few things that happened, in one line. */
export const LogLine = ({ play, events }: { play: Play; events: readonly Event[] }) => (
  <>
    <div class="rw-log-line">
      {linesOf(play, events)
        .slice(-3)
        .map((line, index) => (
          <span key={index}>{line}</span>
        ))}
    </div>
    <button
      type="button"
      class="btn sm m-quiet cut press"
      aria-keyshortcuts="l"
      onClick={() => play.open({ type: 'log' })}
    >
      <Icon id="ui-list" size={18} /> {play.words.say('log.title')}
    </button>
  </>
);

export const LogSheet = ({ play, events }: { play: Play; events: readonly Event[] }) => {
  const lines = linesOf(play, events);
  return (
    <Sheet title={play.words.say('log.title')} onClose={() => play.open(undefined)}>
      {lines.length === 0 && <p>{play.words.say('log.empty')}</p>}
      <ol class="rw-log">
        {lines.toReversed().map((line, index) => (
          <li key={lines.length - index}>{line}</li>
        ))}
      </ol>
    </Sheet>
  );
};

/** What happens, for those who listen: polite, one line after the other. */
export const Announcer = ({ play, events }: { play: Play; events: readonly Event[] }) => (
  <div class="unseen" aria-live="polite" role="log">
    {linesOf(play, events)
      .slice(-6)
      .map((line, index) => (
        <p key={`${events.length} ${index}`}>{line}</p>
      ))}
  </div>
);
