import { doorwaysOf, SIDES, type Side } from '@templefall/temple';
import { Chips, Icon, Pawn } from '../../../ui/Icon.tsx';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { words } from '../../../words/words.ts';
import { TURN } from '../board/DoorSeal.tsx';
import { RoomPicture } from '../board/RoomView.tsx';
import { activateDoor } from '../hand/activateDoor.ts';
import { deedName } from '../hand/deedName.ts';
import type { BoardDoor } from '../model/board.ts';
import { homeOf } from '../model/places.ts';
import { Notice } from './Notice.tsx';
import { TrayVote } from './PhoneVote.tsx';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

const STEP: { readonly [S in Side]: readonly [number, number] } = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** My room with a button for each of its sides; in a countdown, how far it is and which door leads there. What the team is asked comes before that. */
export const Pad = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { board, session, hand } = play;
  const { rooms, doors, pawns, mine } = board.value;
  const [mx, my] = mine ?? [0, 0];
  const at = (x: number, y: number) => rooms.find(one => one.x === x && one.y === y);
  const room = at(mx, my);
  const me = pawns.find(pawn => pawn.isMe);
  // While nobody may go anywhere, before the game and in a pause, there are doors all the same.
  const resting = useShared(() => {
    const { players, rooms: laid, paused } = session.view.value;
    const spot = hand && players[hand.seat]?.spot;
    return spot && (paused || !session.hasBegun.value) ? doorwaysOf(laid, spot) : [];
  }).value;
  return (
    <>
      <TrayVote play={play} screen={screen}>
        <WayHome play={play} />
      </TrayVote>
      <div class="pad">
        {SIDES.map(side => {
          const [dx, dy] = STEP[side];
          return (
            <Way
              key={side}
              side={side}
              door={doors.find(one => one.side === side)}
              isResting={resting.includes(side)}
              isHomeward={at(mx + dx, my + dy)?.isWay === true}
              onTap={door => activateDoor(play, door)}
            />
          );
        })}
        <div class="here">
          {room && (
            <div>
              <RoomPicture art={room.art} light={1} hasPlaque={false} />
              {me && <Pawn pawn={me.pawn} size={52} />}
            </div>
          )}
          {/* All around it is pressed. */}
          <Notice guide={screen.guide} />
        </div>
      </div>
    </>
  );
};

const WayHome = ({ play: { session, hand, run } }: { play: Play }) => {
  const spot = hand && session.view.value.players[hand.seat]?.spot;
  if (!run.value || !spot) return null;
  const { say } = words.value;
  const way = homeOf(session.view.value, spot, run.value)?.length;
  const far = way === undefined ? say('where.cutOff') : way > 0 ? say('where.oneAway', { n: way }) : say('where.safe');
  return (
    <p class="way-home cut m-alarm">
      <Icon id={run.value} size={34} colour="var(--flame-100)" />
      <b>{say(run.value === 'start' ? 'play.backToStart' : 'play.toTheExit')}</b> {far}
    </p>
  );
};

const Way = ({
  side,
  door,
  isResting,
  isHomeward,
  onTap,
}: {
  side: Side;
  door: BoardDoor | undefined;
  isResting: boolean;
  isHomeward: boolean;
  onTap: (door: BoardDoor) => void;
}) => {
  const { say } = words.value;
  if (!door && isResting)
    return (
      <div class={`way side-${side} cut m-quiet`}>
        <b>{say(`side.${side}`)}</b>
      </div>
    );
  if (!door)
    return (
      <div class={`way side-${side} wall`}>
        <Icon id="ui-cross" size={16} /> {say('board.wall')}
      </div>
    );
  return (
    <button
      type="button"
      data-deed={deedName(door.goal.command)}
      class={`way side-${side} cut press ${door.goal.reach === 'go' ? 'm-lit' : 'm-short'} ${door.isAim ? 'aim' : ''} ${isHomeward ? 'homeward' : ''}`}
      onClick={() => onTap(door)}
    >
      <span class="unseen">{door.label}</span>
      <span aria-hidden="true" style={{ transform: `rotate(${TURN[side]}deg)` }}>
        <Icon id="ui-arrow" size={24} />
      </span>
      <span class="to" aria-hidden="true">
        <b>{door.isNew ? say('board.newRoom') : say(`side.${side}`)}</b>
        <Chips price={door.price} size={28} />
      </span>
    </button>
  );
};
