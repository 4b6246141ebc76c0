import { pointAt } from '../../../../ui/art/sides.ts';
import type { FaceArt } from '../../../../ui/Face.tsx';
import type { RoomArt, RoomKind } from '../roomArt.ts';
import { Mark } from './parts.tsx';

/** What stands in the middle of a room of its kind: drawing, left edge, size, colour. */
const STANDING: { readonly [K in RoomKind]?: readonly [id: string, x: number, size: number, colour: string] } = {
  start: ['start', 27, 46, '#d9c9a6'],
  exit: ['exit', 26, 48, '#d9c9a6'],
  altar: ['altar', 32, 36, '#d0b08f'],
  ghost: ['ghost', 33, 34, '#cfe6ee'],
  tree: ['tree', 31, 38, '#8fd07a'],
  obelisk: ['obelisk', 32, 36, '#c3bccd'],
  pit: ['pit', 30, 40, '#a59bb0'],
  fountain: ['fountain', 31, 38, '#c2ccd4'],
  chalice: ['chalice', 33, 34, '#e8c98a'],
};

export const Motif = ({ room }: { room: RoomArt }) => {
  if (room.kind === 'trials') return <Trials left={room.trials ?? 4} open={room.trial ?? []} />;
  const standing = STANDING[room.kind];
  if (!standing) return null;
  const [id, x, size, colour] = standing;
  const y = room.kind === 'start' ? 27 : room.kind === 'exit' || room.gems?.length ? 24 : 30;
  if (room.empty)
    return (
      <>
        <ellipse cx="50" cy="60" rx="17" ry="6" fill="#000" fill-opacity=".45" />
        <ellipse
          cx="50"
          cy="59"
          rx="17"
          ry="6"
          fill="none"
          stroke={colour}
          stroke-opacity=".55"
          stroke-width="1.2"
          stroke-dasharray="3 2.4"
        />
        <g opacity=".26">
          <Mark id={id} x={x} y={y} size={size} colour={colour} />
        </g>
      </>
    );
  return (
    <>
      <Ground kind={room.kind} y={y + size - 1} width={size / 2} />
      <Mark id={id} x={x} y={y} size={size} colour={colour} />
      {room.gemTiles?.map(side => {
        const [cx, cy] = pointAt(side, 50, 18);
        return <Mark key={side} id="gem-tile" x={cx - 8} y={cy - 8} size={16} colour="#b9b2c4" />;
      })}
    </>
  );
};

const Ground = ({ kind, y, width }: { kind: RoomKind; y: number; width: number }) => {
  if (kind === 'exit') return <circle cx="50" cy="48" r="38" fill="url(#sunGlow)" />;
  if (kind !== 'start') return <ellipse cx="50" cy={y} rx={width} ry="4.5" fill="#000" fill-opacity=".4" />;
  return (
    <>
      <circle cx="50" cy="50" r="31" fill="#14161b" fill-opacity=".4" />
      <circle cx="50" cy="50" r="30" fill="none" stroke="var(--flame-300)" stroke-opacity=".32" stroke-width="1.2" />
      <circle cx="50" cy="50" r="26" fill="none" stroke="var(--flame-300)" stroke-opacity=".16" stroke-width=".8" />
    </>
  );
};

const Trials = ({ left, open }: { left: number; open: readonly FaceArt[] }) => {
  const width = open.length * 13 + 6;
  return (
    <>
      <ellipse cx="50" cy="63" rx="17" ry="4.5" fill="#000" fill-opacity=".4" />
      {Array.from({ length: left }, (_, i) => left - 1 - i).map(i => (
        <Mark key={i} id="trial" x={37 + i * 1.8} y={22 + i * 1.8} size={27} colour={i ? '#6c6253' : '#b9a98c'} />
      ))}
      {open.length > 0 && (
        <>
          <rect
            x={50 - width / 2}
            y="52"
            width={width}
            height="17"
            rx="4"
            fill="#14161b"
            fill-opacity=".92"
            stroke="#e8c98a"
            stroke-opacity=".5"
          />
          {open.map((face, i) => (
            <Mark key={i} id={`chip-${face}`} x={50 - width / 2 + 3.5 + i * 13} y={54.4} size={12} />
          ))}
        </>
      )}
    </>
  );
};
