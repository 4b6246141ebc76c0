import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { remoteTable } from '../play/remote/remoteTable.ts';
import { settings } from '../settings/settings.ts';
import { go, tableLink } from '../shell/router.ts';
import { Loading } from '../ui/lazy.tsx';
import { words } from '../words/words.ts';
import { PlayScreen, useFetchedGame } from './fetchGame.ts';
import type { PlayRole } from './playRole.ts';
import { ErrorCard } from './table/ErrorCard.tsx';
import { Lobby } from './table/Lobby.tsx';
import { SitDown } from './table/SitDown.tsx';

/** A table of the server: sitting down, gathering, playing. Coming back brings one to the same seat. */
export const RemoteScreen = ({ id, part: given }: { id: string; part?: PlayRole }) => {
  const remote = useMemo(() => remoteTable(id, PlayScreen.fetch), [id]);
  const part = useSignal<PlayRole>(given ?? 'full');
  const watches = useSignal(given === 'tv');
  useEffect(() => () => remote?.close(), [remote]);
  const isGathering = useComputed(() => remote?.state.value.table?.lobby.phase === 'gathering').value;
  useFetchedGame(isGathering);
  const state = useComputed(() => remote?.state.value);
  const hasGame = state.value?.table?.game !== undefined && state.value.table.lobby.phase !== 'gathering';
  const place = state.value?.me?.place;
  const table = useMemo(() => (hasGame ? remote?.table() : undefined), [remote, hasGame, place]);

  const isMine = sessionStorage.getItem(`templefall.mine.${id}`) === 'yes';
  const isOpen = state.value?.line === 'open';
  useEffect(() => {
    if (remote && isMine && isOpen && place === undefined && !watches.value)
      void remote.sit(settings.value.name || words.value.say('name.1'), 1);
  }, [remote, isMine, isOpen, place, watches]);

  const trouble = state.value?.line === 'shut' ? state.value.trouble : undefined;
  if (!remote || trouble) return <ErrorCard code={trouble ?? 'noSuchTable'} onAgain={() => go('j')} />;
  if (!state.value?.table) return <Loading />;
  if (place === undefined && !watches.value && !isMine)
    return (
      <SitDown
        view={remote.gathering.view.value}
        onSit={async (name, pawn, as) => {
          part.value = as;
          return remote.sit(name, pawn);
        }}
        onWatch={as => {
          part.value = as;
          watches.value = true;
        }}
      />
    );
  if (table) return <PlayScreen key={place ?? 'watch'} table={table} part={part.value} />;
  return (
    <Lobby gathering={remote.gathering} link={tableLink(state.value.table.lobby.code)} role={part} chat={remote.chat} />
  );
};
