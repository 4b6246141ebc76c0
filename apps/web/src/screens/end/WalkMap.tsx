import type { Millis } from '@templefall/kit';
import { RoomPicture } from '../../board/RoomView.tsx';
import type { BoardRoom } from '../../play/model/board.ts';
import type { Chronicle } from '../../play/past.ts';
import type { PawnArt } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import { cellAt, wayUntil } from './tale.ts';

/** The temple as it stood at a moment, with the ways everybody had gone by then. */
export const WalkMap = ({
  rooms,
  chronicle,
  people,
  at,
}: {
  rooms: readonly BoardRoom[];
  chronicle: Chronicle;
  people: readonly { readonly pawn: PawnArt; readonly outAt?: Millis }[];
  at: Millis;
}) => {
  const laidAt = new Map(chronicle.found.map(([moment, cell]) => [cell, moment]));
  const xs = rooms.map(room => room.x);
  const ys = rooms.map(room => room.y);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x0 + 1, Math.max(...ys) - y0 + 1];
  const label = words.value.say('end.map');
  const percent = (part: number, of: number): string => `${(part / of) * 100}%`;
  return (
    <div class="walk-map" style={{ aspectRatio: `${width} / ${height}`, '--wide': width / height }}>
      {rooms.map(room => (
        <span
          key={room.cell}
          class={`walk-room ${(laidAt.get(room.cell) ?? 0) <= at ? '' : 'unfound'}`}
          style={{
            left: percent(room.x - x0, width),
            top: percent(room.y - y0, height),
            width: percent(1, width),
            height: percent(1, height),
          }}
        >
          <RoomPicture art={room.art} />
        </span>
      ))}
      <svg viewBox={`${x0} ${y0} ${width} ${height}`} role="img" aria-label={label}>
        <title>{label}</title>
        {people.map(({ pawn }, seat) => {
          const way = wayUntil(chronicle, seat, at, (seat - (people.length - 1) / 2) * 0.075);
          return (
            <g key={seat} fill="none" stroke-linejoin="round" stroke-linecap="round">
              <path d={way} stroke="#0b0c10" stroke-width=".1" />
              <path d={way} stroke={`var(--p${pawn})`} stroke-width=".058" />
            </g>
          );
        })}
        {people.map(({ pawn, outAt }, seat) => {
          const cell = outAt !== undefined && outAt <= at ? undefined : cellAt(chronicle, seat, at);
          if (!cell) return null;
          const [x = 0, y = 0] = cell.split(',').map(Number);
          const shift = (seat - (people.length - 1) / 2) * 0.17;
          return (
            <use
              key={seat}
              href={`#pawn${pawn}`}
              x={x + 0.33 + shift}
              y={y + 0.38}
              width=".36"
              height=".36"
              style={{ color: `var(--p${pawn})` }}
            />
          );
        })}
      </svg>
    </div>
  );
};
