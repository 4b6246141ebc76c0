import { barredWaysOf, playerOf, type Reach, type RoomId } from '@templefall/rollwrite';
import { useMemo } from 'preact/hooks';
import { roomText } from '../model/roomText.ts';
import { isRoom, notesOnRoom } from '../model/talk.ts';
import { waitingMates } from '../model/task.ts';
import { templeOf } from '../model/temple.ts';
import { ChalkWay } from '../sheet/ChalkWay.tsx';
import { Bars } from '../sheet/Doors.tsx';
import { type Geometry, middleOf, templeIn } from '../sheet/geometry.ts';
import type { RoomMarks } from '../sheet/RoomCell.tsx';
import { Temple } from '../sheet/Temple.tsx';
import { type Box, useBox } from '../sheet/useBox.ts';
import { shownPlan } from './plans.ts';
import { canRush, noteText, reachAhead, tapRoom } from './roomTaps.ts';
import { ghostRoom, type Notice, type Play } from './usePlay.ts';
import { WayHandles } from './WayHandles.tsx';

/** The temple of whoever is looked at, as large as there is room: what can be entered is lit, what is tried out is drawn in ghost chalk. */
export const TempleView = ({ play }: { play: Play }) => {
  const [ref, box] = useBox<HTMLDivElement>();
  return (
    <div class="rw-temple-box" ref={ref}>
      {box && <TempleIn play={play} box={box} />}
    </div>
  );
};

const TempleIn = ({ play, box }: { play: Play; box: Box }) => {
  const { state, words, shown, who, pawnOf, nameOf } = play;
  const geometry = useMemo(() => templeIn(box), [box]);
  const temple = useMemo(() => templeOf(state, shown), [state, shown]);
  const reach = useMemo(() => reachAhead(play, shown), [state, shown, play.keeps]);
  const mates = useMemo(() => waitingMates(state, shown), [state, shown]);
  const ghost = ghostRoom(play);
  const plan = shownPlan(play);
  const isOwn = shown === who;
  const { place } = playerOf(state, shown);
  const marksOf = (room: RoomId): RoomMarks => {
    const found = reach.find(one => one.room === room);
    const mate = mates.get(room);
    const steps = plan?.rooms ?? [];
    return {
      ...(isOwn && found && litBy(play, found)),
      ...(mate !== undefined && { link: pawnOf(mate) }),
      ...(ghost === room && isOwn && { isGhost: true }),
      ...(steps.length > 1 && steps.includes(room) && { isNumbered: true }),
      ...pointed(play, room),
    };
  };
  const closing = barredWaysOf(state)?.closing ?? [];
  return (
    <Temple
      temple={temple}
      geometry={geometry}
      pawnOf={pawnOf}
      label={
        isOwn && play.seats.length === 1 ? words.say('temple.yours') : words.say('temple.of', { name: nameOf(shown) })
      }
      nameOf={(room, marks) =>
        [
          roomText(words, room, temple, nameOf),
          ...(marks.lit
            ? [words.say(play.task === 'pair' && marks.lit === 'dice' ? 'room.opens' : 'room.reachable')]
            : []),
          ...notesOnRoom(state, room.id, shown).map(note => noteText(play, note)),
        ].join(', ')
      }
      marksOf={marksOf}
      onRoom={room => tapRoom(play, room)}
    >
      {isOwn && ghost && place && <ChalkWay from={place} rooms={[ghost]} geometry={geometry} />}
      {plan && shown === state.active && place && (
        <ChalkWay from={place} rooms={plan.rooms} geometry={geometry} colour={`var(--p${plan.pawn})`} />
      )}
      <Bars
        geometry={geometry}
        barred={temple.barred}
        fresh={temple.barred.at(-1)}
        ghost={isOwn && play.ghost?.type === 'closeWay' ? play.ghost.way : undefined}
      />
      {isOwn && who !== undefined && closing.includes(who) && <WayHandles play={play} seat={who} geometry={geometry} />}
      <RoomNotice play={play} geometry={geometry} />
    </Temple>
  );
};

/** What can be entered now, and while a pair lies there what the dice kept will open. */
const litBy = (play: Play, { room, byDice, byRush, boxes }: Reach): RoomMarks => {
  if (play.task === 'pair' && byDice && boxes.length === 0) return { lit: 'dice' };
  if (play.task === 'pair') return canRush(play, room) ? { lit: 'boxes', boxes: ['rush'] } : {};
  if (play.task !== 'explore' && !canRush(play, room)) return {};
  if (byDice && boxes.length === 0) return { lit: 'dice' };
  if (byDice) return { lit: 'boxes', boxes };
  return byRush ? { lit: 'boxes', boxes: ['rush'] } : {};
};

const pointed = ({ pings, state, shown, pawnOf }: Play, room: RoomId): RoomMarks => {
  const here = pings.filter(({ target }) => isRoom(target, room, shown)).map(({ seat }) => pawnOf(seat));
  return {
    ...(here.length > 0 && { pings: here }),
    ...(notesOnRoom(state, room, shown).length > 0 && { hasNote: true }),
  };
};

/** A few words at the room they are about. */
const RoomNotice = ({ play, geometry }: { play: Play; geometry: Geometry }) => {
  const notice = play.notice ?? noteOnGhost(play);
  if (!notice?.at.startsWith('room:')) return null;
  const room = notice.at.slice('room:'.length);
  const [x, y] = middleOf(room as RoomId, geometry);
  const isLow = y > geometry.height * 2;
  return (
    <span
      class={`rw-bubble ${notice.isRefusal ? 'refused' : ''} ${isLow ? 'above' : 'below'}`}
      style={{ left: `${x}px`, top: `${y + (isLow ? -1 : 1) * geometry.height * 0.4}px` }}
      role="status"
    >
      {notice.text}
    </span>
  );
};

/** The room that is tried out says what somebody wanted to remember about it. */
const noteOnGhost = (play: Play): Notice | undefined => {
  const room = ghostRoom(play);
  const [note] = room ? notesOnRoom(play.state, room, play.shown) : [];
  return note && { at: `room:${room}`, text: noteText(play, note), isRefusal: false };
};
