import { signal } from '@preact/signals';
import { type Options, rollwrite } from '@templefall/rollwrite';
import { useMemo } from 'preact/hooks';
import type { PawnArt } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Lobby, LobbyView } from '../../gameClient.ts';
import { LobbyOptions } from '../lobby/LobbyOptions.tsx';

const NAMES = ['Maya', 'Jonas', 'Inès', 'Teo'];
const PAWNS: readonly PawnArt[] = [1, 2, 4, 5];
const nothing = async (): Promise<undefined> => undefined;

/** What is chosen before a game: by the host, or read by a guest. */
export const LobbyGallery = ({ isHost }: { isHost: boolean }) => {
  const lobby = useMemo((): Lobby<Options> => {
    const options = rollwrite.parseOptions({ players: 4 });
    if (!options.ok) throw new Error('options');
    const view = signal<LobbyView<Options>>({
      seats: NAMES.map((name, place) => ({
        place,
        name,
        pawn: PAWNS[place] ?? 1,
        isMe: place === 2,
        isReady: true,
        isHere: true,
      })),
      options: options.value,
      isHost,
      isPlaying: false,
      standIn: true,
    });
    return {
      view,
      editSeat: nothing,
      ready: nothing,
      choose: async chosen => {
        view.value = { ...view.value, options: chosen };
        return undefined;
      },
      addBot: nothing,
      changeBot: nothing,
      kick: nothing,
      setStandIn: nothing,
      start: nothing,
    };
  }, [isHost]);
  return (
    <main style={{ maxWidth: '460px', padding: '16px' }}>
      <h1 class="unseen">{words.value.say('app.name')}</h1>
      <LobbyOptions lobby={lobby} />
    </main>
  );
};
