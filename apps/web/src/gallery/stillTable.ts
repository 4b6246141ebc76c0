import { signal } from '@preact/signals';
import type { Connection, Table } from '../play/table.ts';
import type { Sample } from './samples.ts';

/** A table where time stands still and nothing is answered but "paused": for pictures. */
export const stillTable = (
  { view, at, sitters, me, past }: Sample,
  how: { readonly watching?: boolean; readonly connection?: Connection } = {},
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
  shout: () => {},
  onHappening: () => () => {},
  onShout: () => () => {},
  leave: () => {},
});
