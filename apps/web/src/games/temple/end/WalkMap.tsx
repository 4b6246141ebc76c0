import type { Millis } from '@templefall/kit';
import type { PawnArt } from '../../../ui/Icon.tsx';
import { RoomPicture } from '../board/RoomView.tsx';
import { cellAt } from './tale.ts';
import type { GameTimeline } from './timeline.ts';
import { WAY, type WalkPlan } from './walkPlan.ts';

/** A moment of the game: the temple, the ways, and who stood where. */
export const WalkMap = ({
  label,
  plan: { box, rooms, ways },
  timeline,
  people,
  at,
}: {
  label: string;
  plan: WalkPlan;
  timeline: GameTimeline;
  people: readonly { readonly pawn: PawnArt; readonly outAt?: Millis }[];
  at: Millis;
}) => {
  const { x: x0, y: y0, width, height } = box;
  const percent = (part: number, of: number): string => `${(part / of) * 100}%`;
  return (
    <div class="walk-map" style={{ aspectRatio: `${width} / ${height}`, '--wide': width / height }}>
      {rooms.map(room => (
        <span
          key={room.cell}
          class={`walk-room ${room.isFound ? '' : 'unfound'}`}
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
        {ways.map(({ pawn, line }) => (
          <g key={pawn} fill="none" stroke-linejoin="round" stroke-linecap="round">
            <path d={line} stroke={WAY.edge.colour} stroke-width={WAY.edge.width} />
            <path d={line} stroke={`var(--p${pawn})`} stroke-width={WAY.width} />
          </g>
        ))}
        {people.map(({ pawn, outAt }, seat) => {
          const cell = outAt !== undefined && outAt <= at ? undefined : cellAt(timeline, seat, at);
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
