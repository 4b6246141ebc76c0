import { signal } from '@preact/signals';
import type { State } from '@templefall/temple';
import type { ChatLine } from '../chat/chat.ts';
import type { Call, Connection } from '../games/gameClient.ts';
import { saveTimeline } from '../games/temple/end/savedTimeline.ts';
import type { TempleSession } from '../games/temple/session.ts';
import { listeners } from '../ui/signals/listeners.ts';
import type { Sample } from './samples.ts';

/** A table where time stands still and nothing is answered but "paused"; calls are heard: for pictures. */
export const stillSession = (
  { view, at, players, me, past }: Sample,
  how: {
    readonly watching?: boolean;
    readonly connection?: Connection;
    /** What it looks like a moment later, for what moves between two states. */
    readonly later?: State;
    /** What a friend calls out, as soon as somebody listens. */
    readonly called?: Call;
    /** What a friend writes a moment later. */
    readonly said?: ChatLine;
  } = {},
): TempleSession => {
  const calls = listeners<Call>();
  const shown = signal(view);
  // The end screen looks for the timeline where every game saves it.
  if (past) saveTimeline(KEY, past);
  const { later, said } = how;
  // Only what comes while somebody reads is news.
  const lines = signal<readonly ChatLine[]>([], {
    watched() {
      if (said)
        setTimeout(() => {
          lines.value = [said];
        }, SAID_MS);
    },
  });
  if (later)
    setTimeout(() => {
      shown.value = later;
    }, LATER_MS);
  return {
    me: how.watching ? undefined : me,
    code: 'K7QF',
    game: 'temple',
    seats: signal(how.watching ? [] : [me]),
    gameKey: () => KEY,
    ...(said && { chat: { lines, say: () => {}, refusal: signal(undefined), me: () => undefined } }),
    view: shown,
    players: signal(players),
    connection: signal(how.connection ?? 'open'),
    now: () => at,
    lag: () => 38,
    hasBegun: signal(true),
    hasEnded: signal(view.ended !== undefined),
    begin: () => {},
    send: async () => ({ code: 'paused' }),
    call: (call, target) => calls.tell({ seat: me, call, ...(target && { target }) }),
    onApplied: () => () => {},
    onCall: listener => {
      if (how.called) listener(how.called);
      return calls.add(listener);
    },
    leave: () => {},
  };
};

const KEY = 'still';
const LATER_MS = 1500;
const SAID_MS = 300;
