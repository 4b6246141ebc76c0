import type { Room } from '@templefall/temple';
import { Chips } from '../../../ui/Icon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { words } from '../../../words/words.ts';
import { RoomPicture } from '../board/RoomView.tsx';
import type { BoardRoom } from '../model/board.ts';
import { costText } from '../model/costText.ts';
import { FACE_TO_ART } from '../model/faces.ts';
import { roomName, roomNotes, roomRule } from '../model/roomText.ts';
import { Pings } from './Pings.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

/** A room tells its rule, and whoever plays may call the others to it. */
export const RoomSheet = ({
  play,
  screen,
  room,
  onClose,
}: {
  play: Play;
  screen: Screen;
  room: BoardRoom;
  onClose: () => void;
}) => {
  const laid: Room | undefined = play.session.view.value.rooms[room.cell];
  if (!laid) return null;
  const w = words.value;
  return (
    <Sheet title={roomName(w, laid)} onClose={onClose}>
      <div class="room-sheet">
        <div class="room-large">
          <RoomPicture art={room.art} light={0.75} />
        </div>
        <div class="grow">
          {laid.tile.cost && (
            <p class="cost-line">
              <Chips price={laid.tile.cost.map(face => ({ face: FACE_TO_ART[face] }))} size={26} />{' '}
              {costText(w, laid.tile.cost)}
            </p>
          )}
          {[roomRule(w, laid), ...roomNotes(w, play.session.view.value, room.cell)].map(rule => (
            <p key={rule}>{rule}</p>
          ))}
          <RuleLink screen={screen} at={`room:${laid.tile.id}`} />
        </div>
      </div>
      {play.hand && play.team.value.length > 0 && (
        <section class="room-calls" aria-label={w.say('ping.toRoom')}>
          <h3>{w.say(play.isSilenced.value ? 'refused.silenced' : 'ping.toRoom')}</h3>
          <Pings
            isShut={play.isSilenced.value}
            onCall={call => {
              screen.guide.call(call, room.cell);
              onClose();
            }}
          />
        </section>
      )}
    </Sheet>
  );
};
