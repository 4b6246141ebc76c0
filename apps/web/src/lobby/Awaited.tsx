import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Gathering } from '../session/lobby.ts';

/** What a table that was just opened cannot hear yet: shown, but shut until one sits there. */
export const Awaited = ({ gathering, children }: { gathering: Gathering; children: ComponentChildren }) => {
  const isShut = useComputed(() => gathering.view.value.isOpening === true);
  return (
    <fieldset class="awaited" role="presentation" disabled={isShut.value}>
      {children}
    </fieldset>
  );
};
