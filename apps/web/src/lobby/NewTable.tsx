import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyGameClient, AnyLobby, GameId, LoadGame } from '../games/gameClient.ts';
import { markCreated } from '../session/createdTables.ts';
import { type OpenedTable, openTable } from '../session/door.ts';
import { settings } from '../settings/settings.ts';
import { go, hrefOf } from '../shell/router.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading } from '../ui/loading/lazy.tsx';
import { JoinedTable } from './JoinedTable.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';
import { usePreloadedGame } from './usePreloadedGame.ts';

interface HereTable {
  readonly game: AnyGameClient;
  readonly lobby: AnyLobby;
}

/** A new table: on the server if there is one, else in this browser. */
export const NewTable = ({ loadGame, game }: { loadGame: LoadGame; game: GameId }) => {
  const opened = useSignal<OpenedTable | undefined>(undefined);
  const here = useSignal<HereTable | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
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
      const client = await loadGame(game);
      const tables = await client.here?.();
      await client.preloadLobby?.();
      if (isGone) return;
      if (tables) here.value = { game: client, lobby: tables.lobby(settings.value.name, () => go('play')) };
      else trouble.value = answer.code;
    };
    open().catch(() => {
      trouble.value = 'missingFile';
    });
    return () => {
      isGone = true;
    };
  }, [loadGame, game, here, opened, trouble]);
  usePreloadedGame(here.value?.game);
  if (trouble.value) return <ErrorCard code={trouble.value} onAgain={() => go()} />;
  if (opened.value)
    return <JoinedTable loadGame={loadGame} id={opened.value.table} opened={{ game, code: opened.value.code }} />;
  if (!here.value) return <Loading />;
  return <LobbyScreen game={here.value.game} lobby={here.value.lobby} />;
};
