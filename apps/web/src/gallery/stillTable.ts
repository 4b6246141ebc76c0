import { signal } from '@preact/signals';
import type { State } from '@templefall/temple';
import type { ChatLine } from '../chat/chat.ts';
import type { Connection, Shout, Table } from '../session/table.ts';
import { listeners } from '../ui/signals/listeners.ts';
import type { Sample } from './samples.ts';

/** A table where time stands still and nothing is answered but "paused"; calls are heard: for pictures. */
export const stillTable = (
  { view, at, sitters, me, past }: Sample,
  how: {
    readonly watching?: boolean;
    readonly connection?: Connection;
    /** What it looks like a moment later, for what moves between two states. */
    readonly later?: State;
    /** What a friend calls out, as soon as somebody listens. */
    readonly called?: Shout;
    /** What a friend writes a moment later. */
    readonly said?: ChatLine;
  } = {},
): Table => {
  const shouts = listeners<Shout>();
  const shown = signal(view);
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
    game: () => 'still',
    ...(past && { past }),
    ...(said && { chat: { lines, say: () => {}, refusal: signal(undefined), me: () => undefined } }),
    view: shown,
    sitters: signal(sitters),
    connection: signal(how.connection ?? 'open'),
    now: () => at,
    lag: () => 38,
    hasBegun: signal(true),
    begin: () => {},
    send: async () => ({ code: 'paused' }),
    shout: (call, cell) => shouts.tell({ seat: me, call, ...(cell && { cell }) }),
    onHappening: () => () => {},
    onShout: listener => {
      if (how.called) listener(how.called);
      return shouts.add(listener);
    },
    leave: () => {},
  };
};

const LATER_MS = 1500;
const SAID_MS = 300;
