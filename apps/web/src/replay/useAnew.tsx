import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { current } from '../session/current.ts';
import { tableHere } from '../session/tableHere.ts';
import { hrefOf } from '../shell/router.ts';
import { AskAnew } from '../ui/AskAnew.tsx';

const isRunningHere = (): boolean =>
  current.peek() !== undefined ? !current.peek()?.hasEnded.peek() : tableHere() !== undefined;

/** A new game ends the one that still runs at a table of this browser: that is asked about first. */
export const useAnew = (): { readonly ask: (begin: () => void) => void; readonly sheet: ComponentChildren } => {
  const [wanted, setWanted] = useState<{ readonly begin: () => void }>();
  return {
    ask: begin => (isRunningHere() ? setWanted({ begin }) : begin()),
    sheet: wanted && <AskAnew game={hrefOf('play')} onAnew={wanted.begin} onClose={() => setWanted(undefined)} />,
  };
};
