import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { AnyLobby } from '../games/gameClient.ts';

/** What a table that was just opened cannot hear yet: shown, but shut until one sits there. */
export const Awaited = ({ lobby, children }: { lobby: AnyLobby; children: ComponentChildren }) => {
  const isShut = useComputed(() => lobby.view.value.isOpening === true);
  return (
    <fieldset class="awaited" role="presentation" disabled={isShut.value}>
      {children}
    </fieldset>
  );
};
