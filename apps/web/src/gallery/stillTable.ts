import { signal } from '@preact/signals';
import { listeners } from '../play/listeners.ts';
import type { Connection, Shout, Table } from '../play/table.ts';
import type { Sample } from './samples.ts';

/** A table where time stands still and nothing is answered but "paused"; calls are heard: for pictures. */
export const stillTable = (
  { view, at, sitters, me, past }: Sample,
  how: { readonly watching?: boolean; readonly connection?: Connection } = {},
  shouts = listeners<Shout>(),
): Table => ({
  me: how.watching ? undefined : me,
  code: 'K7QF',
  game: () => 'still',
  ...(past && { past }),
  view: signal(view),
  sitters: signal(sitters),
  connection: signal(how.connection ?? 'open'),
  now: () => at,
  hasBegun: signal(true),
  begin: () => {},
  send: async () => ({ code: 'paused' }),
  shout: (call, cell) => shouts.tell({ seat: me, call, ...(cell && { cell }) }),
  onHappening: () => () => {},
  onShout: shouts.add,
  leave: () => {},
});
