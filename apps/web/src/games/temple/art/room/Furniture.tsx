import type { RoomArt } from '../roomArt.ts';
import { Motif } from './Motif.tsx';
import { Mark } from './parts.tsx';
import { Sockets } from './Sockets.tsx';
import { SEAL, type SealArt, sealsOf } from './seals.ts';

/** What stands and hangs in a room, always upright: motif, gem sockets, cost plaque, corner marks. */
export const Furniture = ({ room, hasPlaque }: { room: RoomArt; hasPlaque: boolean }) => (
  <>
    <Motif room={room} />
    <Sockets room={room} />
    {room.cost && hasPlaque && (
      <g>
        <rect x="2.2" y="2.2" width="34.6" height="19.6" rx="4.4" fill="#0d0f13" />
        <rect x="2.8" y="2.8" width="33.4" height="18.4" rx="3.9" fill="none" stroke="#e8c98a" stroke-opacity=".75" />
        {room.cost.map((face, i) => (
          <Mark key={i} id={`chip-${face}`} x={4.6 + i * 15.5} y={4.9} size={14.3} />
        ))}
      </g>
    )}
    <Corner room={room} hasPlaque={hasPlaque} />
    {room.greatTorch && (
      <>
        <circle
          cx="50"
          cy="50"
          r="30"
          fill="none"
          stroke="var(--flame-300)"
          stroke-opacity=".5"
          stroke-width="1.2"
          stroke-dasharray="4 3"
        />
        <Mark id="great-torch" x={72} y={66} size={26} colour="var(--brass-400)" />
      </>
    )}
    {room.kind === 'illusion' && (
      <>
        <rect
          x="1.4"
          y="1.4"
          width="97.2"
          height="97.2"
          rx="2"
          fill="none"
          stroke="#9fe3f5"
          stroke-width="1.6"
          stroke-dasharray="5 4"
        />
        <Mark
          id="illusion"
          x={room.gems?.length ? 41 : 33}
          y={room.gems?.length ? 66 : 33}
          size={room.gems?.length ? 18 : 34}
          colour="#9fe3f5"
        />
      </>
    )}
  </>
);

const Corner = ({ room, hasPlaque }: { room: RoomArt; hasPlaque: boolean }) => (
  <>
    {room.quest === 'open' && (
      <g opacity=".75">
        <Mark id="quest" x={76} y={72} size={20} colour="#6c6357" />
      </g>
    )}
    {room.quest === 'done' && (
      <>
        <Mark id="quest" x={74} y={70} size={24} colour="#d3a86c" />
        <Mark id="ui-check" x={70} y={82} size={12} colour="var(--gem)" />
      </>
    )}
    {sealsOf(room, hasPlaque).map(seal => (
      <Seal key={seal.id} {...seal} />
    ))}
  </>
);

const Seal = ({ id, x, y, colour, ground }: SealArt) => (
  <>
    <rect x={x} y={y} width={SEAL} height={SEAL} rx="4.4" fill={ground} />
    <rect x={x + 0.6} y={y + 0.6} width="18" height="18" rx="3.8" fill="none" stroke={colour} stroke-opacity=".7" />
    <Mark id={id} x={x + 2.4} y={y + 2.4} size={14.4} colour={colour} />
  </>
);
