import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { type Cell, cellOf, coordinates } from '@templefall/temple';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../../../words/words.ts';
import { helpFor } from '../model/help.ts';
import { announcementOf } from '../model/log.ts';
import type { BoardMark } from '../model/marks.ts';
import { directionWord } from '../model/places.ts';
import { failedVoteText } from '../model/votes.ts';
import type { CallId } from '../session.ts';
import type { Play } from './usePlay.ts';

/** Where the eye is sent: to a room, or (without one) back to where it follows by itself. */
export interface Gaze {
  readonly count: number;
  readonly at?: readonly [x: number, y: number];
}

export interface Guide {
  readonly gaze: ReadonlySignal<Gaze>;
  /** Calls of everybody, and what I was just shown. */
  readonly marks: ReadonlySignal<readonly BoardMark[]>;
  /** A word about it, for eye and ear. */
  readonly notice: ReadonlySignal<string>;
  /** What the announcer tells too is shown to the eye alone. */
  readonly isSeenOnly: ReadonlySignal<boolean>;
  readonly findMe: () => void;
  /** Each time the next one, the nearest first. */
  readonly findHelp: () => void;
  /** Calls to everybody, at a room or where I stand; a silenced player is told why nobody hears. */
  readonly call: (call: CallId, cell?: Cell) => void;
}

const SHOWN_MS = 3500;
/** What changes the aim of the whole team is read while dice fly. */
const LONG_MS = 8000;

export const useGuide = (play: Play): Guide => {
  const gaze = useSignal<Gaze>({ count: 0 });
  const found = useSignal<BoardMark | undefined>(undefined);
  const notice = useSignal('');
  const isSeenOnly = useSignal(false);
  const marks = useComputed(() => (found.value ? [...play.marks.value, found.value] : play.marks.value));
  const guide = useMemo(() => {
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (text: string, mark?: BoardMark, ms = SHOWN_MS): void => {
      isSeenOnly.value = false;
      notice.value = text;
      found.value = mark;
      clearTimeout(timer);
      timer = setTimeout(() => {
        notice.value = '';
        found.value = undefined;
      }, ms);
    };
    const showOnly = (text: string): void => {
      show(text, undefined, LONG_MS);
      isSeenOnly.value = true;
    };
    const findMe = (): void => {
      gaze.value = { count: gaze.value.count + 1 };
    };
    const findHelp = (): void => {
      const { session, names } = play;
      const state = session.view.peek();
      const all = helpFor(state, session.me, session.now());
      const help = all[turn++ % Math.max(1, all.length)];
      const { say } = words.peek();
      if (!help) {
        show(say('help.nobody'));
        return;
      }
      const at = coordinates(help.cell);
      const text = say(`help.${help.why}`, { name: names.peek()[help.seat] ?? '' });
      const spot = session.me === undefined ? undefined : state.players[session.me]?.spot;
      const here = spot && cellOf(spot);
      gaze.value = { count: gaze.value.count + 1, at };
      const side = here && here !== help.cell ? `, ${directionWord(words.peek(), here, help.cell)}` : '';
      show(`${text}${side}`, { key: `found ${turn}`, x: at[0], y: at[1], kind: 'found', text });
    };
    const call = (what: CallId, cell?: Cell): void => {
      if (play.isSilenced.peek()) show(words.peek().say('refused.silenced'));
      else play.session.call(what, cell);
    };
    return { show, showOnly, findMe, findHelp, call, rest: () => clearTimeout(timer) };
  }, [play.session, gaze, found, notice, isSeenOnly]);
  useEffect(() => guide.rest, [guide]);
  useEffect(
    () =>
      play.session.onApplied(applied => {
        const { event, at } = applied;
        // Whoever was away for a while is told of what is over.
        if (play.session.now() - at > SHOWN_MS) return;
        const hearer = { me: play.session.me, names: play.names.peek() };
        const text = failedVoteText(event, hearer, words.peek());
        if (text) guide.show(text);
        const waived = event.type === 'questsForfeited' && announcementOf(applied, hearer, words.peek());
        if (waived) guide.showOnly(waived.text);
      }),
    [play.session, play.names, guide],
  );
  return { gaze, marks, notice, isSeenOnly, findMe: guide.findMe, findHelp: guide.findHelp, call: guide.call };
};
