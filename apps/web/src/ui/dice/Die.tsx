import { useRef } from 'preact/hooks';
import { FACE_ART, type FaceArt } from '../Face.tsx';
import './dice.css';
import { chipFace, Face } from '../Face.tsx';
import { memo } from '../memo.ts';
import { useDieChange } from './dieChange.ts';
import type { DieLook } from './dieLook.ts';
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
}

/** A die of somebody else, small: it does not tumble, but it falls and is freed before everybody's eyes. */
export const MiniDie = memo(
  (props: MiniDieProps) => <MiniDieLook {...props} />,
  (was, is) => was.die === is.die && was.size === is.size,
);

const MiniDieLook = ({ die, size }: MiniDieProps) => {
  const { change, face: before } = useDieChange(die);
  if (die.state === 'lost') return <Hole size={size} falling={change && before} />;
  return (
    <span class={`die mini ${die.state === 'held' ? 'held' : ''} ${change ?? ''}`} style={{ '--s': `${size}px` }}>
      <Face face={shownFace(die)} />
    </span>
  );
};

const shownFace = (die: DieLook) => (die.state === 'rolling' ? 'shaken' : die.face);

/** Smaller still, as large as its row says. Twenty-five lie on a phone and change with every roll: each is one part. */
export const ChipDie = memo(
  (props: { die: DieLook }) => <ChipDieLook {...props} />,
  (was, is) => was.die === is.die,
);

const ChipDieLook = ({ die }: { die: DieLook }) => {
  const { change, face: before } = useDieChange(die);
  if (die.state === 'lost') return <Hole falling={change && before} />;
  return <i class={`chip-die ${die.state === 'held' ? 'held' : ''} ${chipFace(shownFace(die))}`} />;
};

/** The place of a lost die; for a moment one sees it fall out of it. */
const Hole = ({ size, falling }: { size?: number; falling: FaceArt | undefined }) => (
  <span class="die-hole" style={size === undefined ? undefined : { '--s': `${size}px` }}>
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
