import { useRef } from 'preact/hooks';
import type { FaceArt } from '../Face.tsx';
import { stillness } from '../motion/stillness.ts';
import type { DieLook } from './dieLook.ts';

export type DieChange = 'falling' | 'freed';

/**
 * What has just become of a die, told by its state before and now, whoever did it: it falls away, or light sweeps it free.
 * `face` is the one it showed before. It is told until something else becomes of the die; the motion itself ends by itself.
 */
export const useDieChange = ({ state, face }: DieLook): { readonly change?: DieChange; readonly face?: FaceArt } => {
  const last = useRef<Last>({ state, face, shown: NOTHING });
  const was = last.current;
  if (was.state !== state || was.face !== face) {
    const change = stillness() ? undefined : changeBetween(was.state, state);
    const shown = change ? { change, ...(was.face && { face: was.face }) } : was.state === state ? was.shown : NOTHING;
    last.current = { state, face: face ?? was.face, shown };
  }
  return last.current.shown;
};

interface Last {
  readonly state: DieLook['state'];
  readonly face: FaceArt | undefined;
  readonly shown: { readonly change?: DieChange; readonly face?: FaceArt };
}
const NOTHING = {};

export const changeBetween = (was: DieLook['state'], now: DieLook['state']): DieChange | undefined => {
  if (now === 'lost') return was === 'lost' ? undefined : 'falling';
  // A black die that is thrown again was freed first.
  return was === 'black' && now !== 'black' ? 'freed' : undefined;
};
