import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Gathering } from '../play/gathering.ts';
import { openTable } from '../play/remote/door.ts';
import { settings } from '../settings/settings.ts';
import { go } from '../shell/router.ts';
import { Loading } from '../ui/lazy.tsx';
import { useFetchedGame } from './fetchGame.ts';
import { Lobby } from './table/Lobby.tsx';

/** A new table: on the server if there is one, else in this browser. */
export const TableScreen = () => {
  const here = useSignal<Gathering | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const answer = await openTable();
      if (isGone) return;
      if (answer.type === 'open') {
        sessionStorage.setItem(`templefall.mine.${answer.value}`, 'yes');
        location.replace(`#/t/${answer.value}`);
        return;
      }
      const { localGathering } = await import('../play/local/localGathering.ts');
      if (isGone) return;
      here.value = localGathering(settings.value.name, () => go('play'));
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [here]);
  useFetchedGame(here.value !== undefined);
  if (!here.value) return <Loading />;
  return <Lobby gathering={here.value} />;
};
