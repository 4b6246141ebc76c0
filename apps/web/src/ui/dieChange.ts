import { useEffect, useRef, useState } from 'preact/hooks';
import type { FaceArt } from '../art/roomArt.ts';
import { stillness } from '../settings/stillness.ts';
import type { DieLook } from './dieLook.ts';

const LASTS = { falling: 520, freed: 420 } as const;
export type DieChange = keyof typeof LASTS;

/**
 * What has just become of a die, told by its state before and now, whoever did it: it falls away, or light sweeps it free.
 * `face` is the one it showed before.
 */
export const useDieChange = ({ state, face }: DieLook): { change?: DieChange; face?: FaceArt } => {
  const last = useRef({ state, face });
  const [shown, setShown] = useState<{ change?: DieChange; face?: FaceArt }>({});
  useEffect(() => {
    const was = last.current;
    last.current = { state, face: face ?? was.face };
    const change = changeBetween(was.state, state);
    if (!change || stillness()) return;
    setShown({ change, ...(was.face && { face: was.face }) });
    const timer = setTimeout(() => setShown({}), LASTS[change]);
    return () => clearTimeout(timer);
  }, [state, face]);
  return shown;
};

export const changeBetween = (was: DieLook['state'], now: DieLook['state']): DieChange | undefined => {
  if (now === 'lost') return was === 'lost' ? undefined : 'falling';
  // A black die that is thrown again was freed first.
  return was === 'black' && now !== 'black' ? 'freed' : undefined;
};
