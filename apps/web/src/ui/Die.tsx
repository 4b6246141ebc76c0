import { FACE_ART } from '../art/roomArt.ts';
import './dice.css';
import type { DieLook } from './dieLook.ts';
import { useTumble } from './tumble.ts';

export const Die = ({ die, size, order = 0 }: { die: DieLook; size: number; order?: number }) => {
  const { face, tumbling } = useTumble(die, order);
  if (die.state === 'lost') return <span class="die-hole" style={{ '--s': `${size}px` }} />;
  const locked = face === 'black' && !tumbling;
  return (
    <span
      class={`die ${face === 'black' ? 'blk' : ''} ${face ? '' : 'blank'} ${tumbling ? 'rolling' : ''} ${locked ? 'locked' : ''}`}
      style={{ '--s': `${size}px`, '--i': order }}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <use href={face ? `#die-${face}` : '#die-blank'} />
      </svg>
    </span>
  );
};

/** A die of somebody else, small and without motion. */
export const MiniDie = ({ die, size }: { die: DieLook; size: number }) =>
  die.state === 'lost' ? (
    <span class="die-hole" style={{ '--s': `${size}px` }} />
  ) : (
    <span
      class={`die mini ${die.face === 'black' ? 'blk' : ''} ${die.state === 'rolling' ? 'shaken' : ''}`}
      style={{ '--s': `${size}px` }}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <use href={die.face && die.state !== 'rolling' ? `#die-${die.face}` : '#die-blank'} />
      </svg>
    </span>
  );

/** For pictures of the five faces in a row. */
export const faceDice: readonly DieLook[] = FACE_ART.map((face, id) => ({
  id,
  face,
  state: face === 'black' ? 'black' : 'free',
  rolls: 0,
}));
