import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId, LoadGame } from '../games/gameClient.ts';
import { trouble } from '../session/current.ts';
import type { TableSession } from '../session/tableSession.ts';
import { settings } from '../settings/settings.ts';
import { go } from '../shell/router.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading } from '../ui/loading/lazy.tsx';
import { words } from '../words/words.ts';
import { LobbyScreen } from './LobbyScreen.tsx';
import { usePreloadedGame } from './usePreloadedGame.ts';

/** The lobby of a new table of this browser, where there is no server. */
export const TableHere = ({ loadGame, game: id }: { loadGame: LoadGame; game: GameId }) => {
  const table = useSignal<TableSession | undefined>(undefined);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const { gatherHere } = await import('../session/openHere.ts');
      table.value = await gatherHere(loadGame, id);
    };
    open().catch(() => {
      trouble.value ??= 'missingFile';
    });
  }, [loadGame, id, table]);
  const game = table.value?.client.value;
  usePreloadedGame(game);
  const isOpen = useComputed(() => table.value?.state.value.line === 'open').value;
  const isSeated = useComputed(() => table.value?.state.value.me !== undefined).value;
  const isPlaying = useComputed(() => table.value?.game.value !== undefined).value;
  useEffect(() => {
    if (isOpen && !isSeated) void table.value?.sit(settings.value.name || words.value.say('name.1'), 1);
  }, [table.value, isOpen, isSeated]);
  useEffect(() => {
    if (isPlaying) go('play');
  }, [isPlaying]);
  if (trouble.value) return <ErrorCard code={trouble.value} onAgain={() => go()} />;
  if (!table.value || !game || !isSeated || isPlaying) return <Loading />;
  return <LobbyScreen game={game} lobby={table.value.lobby} />;
};
