import type { Track } from '@templefall/rollwrite';
import { Chip } from '../../../ui/Face.tsx';
import { Icon, Pawn, type PawnArt } from '../../../ui/Icon.tsx';
import { Die } from '../dice/Die.tsx';
import { DRAWING_COLOUR, FACE_DRAWING, roomName, SECRET_COLOUR, secretDrawing } from '../model/art.ts';
import type { RoomView, TempleView } from '../model/temple.ts';
import { Cross } from './chalk.tsx';

/** What the moment adds to a room: whether it can be entered, and what would be written into it. */
export interface RoomMarks {
  /** Bright: the kept dice pay. Thin: dice and boxes do, or a rush. Pick: it is one of those asked for. */
  readonly lit?: 'dice' | 'boxes' | 'pick';
  /** The boxes that would be used up. */
  readonly boxes?: readonly Track[];
  /** A team mate waits on the other half. */
  readonly link?: PawnArt;
  readonly isGhost?: boolean;
  /** Has a number of its own in a way of several steps: its name gives way. */
  readonly isNumbered?: boolean;
  /** Who points at it. */
  readonly pings?: readonly PawnArt[];
  readonly hasNote?: boolean;
}

export const roomClass = (room: RoomView, marks: RoomMarks): string =>
  [
    'rw-room cut',
    room.isCrossed && 'crossed',
    room.secret && 'secret',
    room.action === 'exit' && 'exit',
    room.isHere && 'here',
    marks.lit && `lit-${marks.lit}`,
    marks.isGhost && 'ghost',
    marks.pings?.length && 'pinged',
  ]
    .filter(Boolean)
    .join(' ');

/** What is drawn in one room of a temple sheet. Decorative: the room says it in words. */
export const RoomCell = ({
  room,
  temple,
  marks,
  scale,
  height,
  owner,
  pawnOf,
  hasName,
  seed,
}: {
  room: RoomView;
  temple: Pick<TempleView, 'isVariant' | 'lottery'>;
  marks: RoomMarks;
  scale: number;
  height: number;
  owner: PawnArt;
  pawnOf: (seat: RoomView['mates'][number]) => PawnArt;
  hasName: boolean;
  seed: number;
}) => {
  const z = (size: number): number => Math.round(size * scale * 10) / 10;
  const { secret, action } = room;
  const isNamed = hasName && !marks.link && !marks.boxes?.length && !marks.isNumbered;
  return (
    <>
      <span class="rw-entry">
        {room.symbols.map((symbol, index) => (
          <Chip key={index} face={FACE_DRAWING[symbol]} size={z(27)} />
        ))}
      </span>
      {isNamed && <i class="rw-room-name">{roomName(room.id)}</i>}
      <span class="rw-action">
        {action !== 'joker' || !temple.isVariant ? (
          <Icon
            id={action}
            size={action === 'exit' ? Math.min(54 * scale, height * 0.52) : z(44)}
            colour={DRAWING_COLOUR[action]}
          />
        ) : temple.lottery.length > 0 && !room.isCrossed ? (
          <span class="rw-lottery">
            {temple.lottery.map((face, index) => (
              <Die key={index} face={face} size={z(secret || room.isHere ? 27 : 34)} isSmall />
            ))}
          </span>
        ) : (
          <span class="rw-question" style={{ fontSize: `${z(46)}px` }}>
            ?
          </span>
        )}
        {room.isCrossed && <Cross size={z(48)} seed={seed} />}
      </span>
      {secret && (
        <span class={`rw-half ${secret.isFound ? 'found' : ''}`}>
          <Icon
            id={secretDrawing(secret.colour, secret.half)}
            size={z(42)}
            colour={secret.isFound ? '#767c86' : SECRET_COLOUR[secret.colour]}
          />
          {secret.isFound && <Cross size={z(34)} seed={seed + 1} colour="#b9ae97" />}
        </span>
      )}
      {room.isHere && (
        <span class="rw-stands">
          <Pawn pawn={owner} size={z(54)} />
        </span>
      )}
      {!room.isHere && !marks.isGhost && !secret && room.mates.length > 0 && (
        <span class="rw-mates-here">
          {room.mates.map(mate => (
            <Pawn key={mate} pawn={pawnOf(mate)} size={z(27)} />
          ))}
        </span>
      )}
      {marks.link && (
        <span class="rw-link">
          <Pawn pawn={marks.link} size={z(25)} />
        </span>
      )}
      {!!marks.boxes?.length && !marks.link && (
        <span class="rw-pays">
          {marks.boxes.map((track, index) => (
            <u key={index}>
              <Icon id={track} size={z(21)} colour={DRAWING_COLOUR[track]} />
            </u>
          ))}
        </span>
      )}
      {marks.isGhost && (
        <span class="rw-stands">
          <GhostPawn pawn={owner} size={z(56)} />
        </span>
      )}
      {marks.hasNote && (
        <span class="rw-pinned">
          <Icon id="ui-pin" size={z(22)} />
        </span>
      )}
      {!!marks.pings?.length && (
        <span class="rw-pings">
          {marks.pings.map(pawn => (
            <Pawn key={pawn} pawn={pawn} size={z(30)} />
          ))}
        </span>
      )}
    </>
  );
};

/** Somebody who would stand here. */
const GhostPawn = ({ pawn, size }: { pawn: PawnArt; size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 64 64"
    style={{ color: `var(--p${pawn})` }}
    class="rw-ghost-pawn"
    aria-hidden="true"
  >
    <g opacity=".34">
      <use href={`#pawn${pawn}`} width="64" height="64" />
    </g>
    <ellipse cx="32" cy="33" rx="29" ry="31" />
  </svg>
);
