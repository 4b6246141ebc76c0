import { BASE_SHEET, type RoomId } from '@templefall/rollwrite';
import { Icon } from '../../../ui/Icon.tsx';
import { Die } from '../dice/Die.tsx';
import { SECRET_COLOUR } from '../model/art.ts';
import type { RoomView } from '../model/temple.ts';
import { MapRow } from '../sheet/MapRow.tsx';
import { RoomCell, roomClass } from '../sheet/RoomCell.tsx';
import type { ParagraphId } from './chapters.ts';
import { mapDrawn, PICTURES } from './pictures.ts';
import '../sheet/temple.css';

/** What lies beside a paragraph. It says nothing the words do not say. */
export const Picture = ({ of }: { of: string }) => {
  const picture = PICTURES[of as ParagraphId];
  if ('rooms' in picture)
    return (
      <span class="rulebook-sheet">
        {picture.rooms.map(room => (
          <PrintedRoom key={room} id={room} isAlone={picture.rooms.length === 1} />
        ))}
      </span>
    );
  if ('dice' in picture)
    return (
      <span class="rulebook-dice">
        {picture.dice.map(face => (
          <Die key={face} face={face} size={40} />
        ))}
      </span>
    );
  if ('map' in picture) return <MapRow map={mapDrawn(picture.map, picture.full)} size={14} label="" />;
  return <Icon id={picture.icon} size={64} {...(picture.colour && { colour: picture.colour })} />;
};

const NO_MARKS = {};

const PrintedRoom = ({ id, isAlone }: { id: RoomId; isAlone: boolean }) => {
  const { secret, ...printed } = BASE_SHEET.rooms[id];
  const room: RoomView = {
    id,
    ...printed,
    ...(secret && { secret: { ...secret, isFound: false } }),
    isCrossed: false,
    isHere: false,
    mates: [],
  };
  const scale = isAlone ? 1 : 0.66;
  const side = 104 * scale;
  return (
    <span
      class={roomClass(room, NO_MARKS)}
      style={{
        '--k': scale,
        width: `${side}px`,
        height: `${side}px`,
        ...(secret && { '--sc': SECRET_COLOUR[secret.colour] }),
      }}
    >
      <RoomCell
        room={room}
        temple={{ isVariant: false, lottery: [] }}
        marks={NO_MARKS}
        scale={scale}
        height={side}
        owner={1}
        pawnOf={() => 1}
        hasName={isAlone}
        seed={1}
      />
    </span>
  );
};
