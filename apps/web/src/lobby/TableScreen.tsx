import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keepOpened } from '../session/createdTables.ts';
import { type OpenedTable, openTable } from '../session/door.ts';
import type { Gathering } from '../session/lobby.ts';
import { settings } from '../settings/settings.ts';
import { go, hrefOf } from '../shell/router.ts';
import { Loading } from '../ui/loading/lazy.tsx';
import { useFetchedGame } from './fetchGame.ts';
import { Lobby } from './Lobby.tsx';
import { RemoteScreen } from './RemoteScreen.tsx';

/** A new table: on the server if there is one, else in this browser. */
export const TableScreen = () => {
  const opened = useSignal<OpenedTable | undefined>(undefined);
  const here = useSignal<Gathering | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const answer = await openTable();
      if (isGone) return;
      if (answer.type === 'open') {
        keepOpened(answer.value.table);
        // Who reloads comes back to this table. The screen stays as it is: nothing of it is drawn twice.
        history.replaceState(null, '', hrefOf('t', answer.value.table));
        opened.value = answer.value;
        return;
      }
      const { localGathering } = await import('../session/local/localLobby.ts');
      if (isGone) return;
      here.value = localGathering(settings.value.name, () => go('play'));
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [here, opened]);
  useFetchedGame(here.value !== undefined);
  if (opened.value) return <RemoteScreen id={opened.value.table} code={opened.value.code} />;
  if (!here.value) return <Loading />;
  return <Lobby gathering={here.value} />;
};
