import type { Face } from '@templefall/rollwrite';
import type { ComponentChildren } from 'preact';
import { FromSheet } from '../../../ui/Face.tsx';
import { FACE_DRAWING } from '../model/art.ts';
import './dice.css';

/** A die that lies on the table. Decorative: what it shows is said by the words beside it. */
export const Die = ({
  face,
  size,
  isSmall = false,
  state,
  roll,
  children,
}: {
  /** Absent: a die whose face is not known yet. */
  face: Face | undefined;
  size: number;
  isSmall?: boolean;
  /** Lifted: it would pay. Chosen: it is the one taken. Gone: somebody has it. */
  state?: 'lifted' | 'chosen' | 'gone' | undefined;
  /** Counts the rolls: the die tumbles whenever it changes. */
  roll?: string | number;
  /** What is pinned to it. */
  children?: ComponentChildren;
}) => (
  <span
    key={roll}
    class={`rw-die ${face === 'black' ? 'black' : ''} ${isSmall ? 'small' : ''} ${state ?? ''} ${roll === undefined ? '' : 'rolls'}`}
    style={{ '--s': `${size}px` }}
    data-face={face}
  >
    <FromSheet id={face ? `die-${FACE_DRAWING[face]}` : 'die-blank'} size={size} />
    {children}
  </span>
);

/** A place where a die could lie. */
export const DiePlace = ({ size }: { size: number }) => <span class="rw-die-place" style={{ '--s': `${size}px` }} />;
