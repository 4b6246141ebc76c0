import { grouped } from '@templefall/kit';
import { memo } from '../../../ui/memo.ts';
import { useDeferred } from '../../../ui/signals/frameScheduler.ts';
import { words } from '../../../words/words.ts';
import type { BoardRoom, Ground } from '../model/board.ts';
import type { Play } from './usePlay.ts';

/** The whole temple at one glance; a tap opens it large. */
export const MiniMap = ({ play, onTap }: { play: Play; onTap: () => void }) => {
  const map = useDeferred(play.scheduler, play.parts.ground);
  return (
    <button type="button" class="minimap cut press" aria-label={words.value.say('play.map')} onClick={onTap}>
      <MapPicture model={map.value} />
    </button>
  );
};

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

const fillOf = ({ art, light }: BoardRoom): string =>
  art.kind === 'start' ? '#8a6a35' : art.kind === 'exit' ? '#ffd98f' : light === 1 ? '#a5835a' : '#4b4f59';

const CORNER = 'a.14 .14 0 0 1';
const squareOf = ({ x, y }: BoardRoom): string =>
  `M${x + 0.2} ${y + 0.06}h.6${CORNER} .14 .14v.6${CORNER}-.14 .14h-.6${CORNER}-.14-.14v-.6${CORNER} .14-.14z`;

const waysOf = ({ x, y, art }: BoardRoom): string =>
  Object.entries(STEPS)
    .filter(([side]) => art.openings[side as keyof typeof STEPS] === 'open')
    .map(([, [dx, dy]]) => `M${x + 0.5 + dx * 0.36} ${y + 0.5 + dy * 0.36}l${dx * 0.2} ${dy * 0.2}`)
    .join('');

/** A dot is a line of no length with round ends. */
const gemOf = ({ x, y, art }: BoardRoom): string =>
  art.gems && !art.gems.some(gem => gem.done) ? `M${x + 0.28} ${y + 0.28}h0` : '';

const MapRooms = memo(
  ({ rooms }: { rooms: readonly BoardRoom[] }) => (
    <>
      {[...grouped(rooms, fillOf)].map(([fill, those]) => (
        <path key={fill} d={those.map(squareOf).join('')} fill={fill} />
      ))}
      <path d={rooms.map(waysOf).join('')} stroke="#c9b48c" stroke-width=".22" />
      <path d={rooms.map(gemOf).join('')} stroke="var(--gem)" stroke-width=".26" stroke-linecap="round" />
    </>
  ),
  (was, is) => was.rooms === is.rooms,
);

/** Rooms, ways and pawns, each kind of thing in one stroke: a map of forty rooms is drawn at every step. */
const MapPicture = ({ model }: { model: Ground }) => {
  const xs = model.rooms.map(room => room.x);
  const ys = model.rooms.map(room => room.y);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x0 + 1, Math.max(...ys) - y0 + 1];
  return (
    <svg viewBox={`${x0} ${y0} ${width} ${height}`} aria-hidden="true">
      <MapRooms rooms={model.rooms} />
      {model.pawns.map(pawn => (
        <circle
          key={pawn.seat}
          cx={Math.floor(pawn.x) + 0.25 + (pawn.x - Math.floor(pawn.x)) * 0.5}
          cy={Math.floor(pawn.y) + 0.62}
          r={pawn.isMe ? 0.23 : 0.19}
          fill={`var(--p${pawn.pawn})`}
          stroke={pawn.isStuck ? 'var(--alarm)' : '#0b0c10'}
          stroke-width=".09"
        />
      ))}
    </svg>
  );
};
