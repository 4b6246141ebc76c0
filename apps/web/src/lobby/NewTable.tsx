import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId, LoadGame } from '../games/gameClient.ts';
import { markCreated } from '../session/createdTables.ts';
import { type OpenedTable, openTable } from '../session/door.ts';
import { hrefOf } from '../shell/router.ts';
import { Loading } from '../ui/loading/lazy.tsx';
import { JoinedTable } from './JoinedTable.tsx';
import { TableHere } from './TableHere.tsx';

/** A new table: on the server if there is one, else in this browser. */
export const NewTable = ({ loadGame, game }: { loadGame: LoadGame; game: GameId }) => {
  const opened = useSignal<OpenedTable | undefined>(undefined);
  const isHere = useSignal(false);
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const answer = await openTable(game);
      if (isGone) return;
      if (answer.type === 'open') {
        markCreated(answer.value.table);
        // A reload comes back to this table. The screen stays as it is: nothing of it is drawn twice.
        history.replaceState(null, '', hrefOf('t', answer.value.table));
        opened.value = answer.value;
        return;
      }
      isHere.value = true;
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [game, isHere, opened]);
  if (opened.value)
    return <JoinedTable loadGame={loadGame} id={opened.value.table} opened={{ game, code: opened.value.code }} />;
  return isHere.value ? <TableHere loadGame={loadGame} game={game} /> : <Loading />;
};
