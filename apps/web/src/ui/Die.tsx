import { useRef } from 'preact/hooks';
import { FACE_ART, type FaceArt } from '../art/roomArt.ts';
import './dice.css';
import { useDieChange } from './dieChange.ts';
import type { DieLook } from './dieLook.ts';
import { Face } from './Face.tsx';
import { memo } from './memo.ts';
import { useTumble } from './tumble.ts';

export const Die = ({ die, size, order = 0 }: { die: DieLook; size: number; order?: number }) => {
  const ref = useRef<HTMLSpanElement>(null);
  const { face, tumbling } = useTumble(ref, die, order);
  const { change, face: before } = useDieChange(die);
  if (die.state === 'lost') return <Hole size={size} falling={change && before} />;
  const locked = face === 'black' && !tumbling;
  return (
    <span
      ref={ref}
      class={`die ${face === 'black' ? 'blk' : ''} ${face ? '' : 'blank'} ${tumbling ? 'rolling' : ''} ${locked ? 'locked' : ''} ${change ?? ''}`}
      style={{ '--s': `${size}px` }}
    >
      <Face face={face} />
    </span>
  );
};

interface MiniDieProps {
  readonly die: DieLook;
  readonly size: number;
  readonly chip?: boolean;
}

/** A die of somebody else, small, or smaller still as a chip: it does not tumble, but it falls and, unless it is a chip, is freed before everybody's eyes. */
export const MiniDie = memo(
  (props: MiniDieProps) => <MiniDieLook {...props} />,
  (was, is) => was.die === is.die && was.size === is.size && was.chip === is.chip,
);

const MiniDieLook = ({ die, size, chip = false }: MiniDieProps) => {
  const { change, face: before } = useDieChange(die);
  if (die.state === 'lost') return <Hole size={size} falling={change && before} />;
  const face = die.state === 'rolling' ? 'shaken' : die.face;
  return (
    <span
      class={`die mini ${die.state === 'held' ? 'held' : ''} ${chip ? 'chip' : (change ?? '')}`}
      style={{ '--s': `${size}px` }}
    >
      <Face face={face} chip={chip} />
    </span>
  );
};

/** The place of a lost die; for a moment one sees it fall out of it. */
const Hole = ({ size, falling }: { size: number; falling: FaceArt | undefined }) => (
  <span class="die-hole" style={{ '--s': `${size}px` }}>
    {falling && (
      <i class="falling" aria-hidden="true">
        <Face face={falling} />
      </i>
    )}
  </span>
);

/** For pictures of the five faces in a row. */
export const faceDice: readonly DieLook[] = FACE_ART.map((face, id) => ({
  id,
  face,
  state: face === 'black' ? 'black' : 'free',
  rolls: 0,
}));
