import { SIDES } from '@templefall/temple';
import { TURN } from '../../board/DoorSeal.tsx';
import { RoomPicture } from '../../board/RoomView.tsx';
import type { Play } from '../../play/usePlay.ts';
import { layout } from '../../shell/layout.ts';
import { Chips, Icon, Pawn } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import { PhoneActions } from './PhoneActions.tsx';
import { MyRoll, MyTray } from './parts.tsx';
import type { Screen } from './screen.ts';

/** The phone beside a big screen: large dice, and my room with a button for each of its four sides. */
export const DiceTray = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  const { hand, board, face } = play;
  if (!hand) return null;
  const [mx, my] = board.value.mine ?? [0, 0];
  const room = board.value.rooms.find(one => one.x === mx && one.y === my);
  const me = board.value.pawns.find(pawn => pawn.isMe);
  const dice = play.table.view.value.players[hand.seat]?.dice.length ?? 5;
  return (
    <div class="play dicetray">
      <header class={`top cut ${face.value.run ? 'm-alarm' : ''}`}>
        {me && <Pawn pawn={me.pawn} size={40} />}
        <div class="grow">
          <b class="nm">{play.names.value[hand.seat]}</b>
          <span class="row small muted">
            <Icon id="ui-tv" size={15} /> {say('state.boardOnTv')}
          </span>
        </div>
        <div class="next">
          <span>{face.value.next?.label ?? say('play.clock')}</span>
          <b class="num">{face.value.next?.time ?? face.value.left}</b>
        </div>
      </header>
      <main class="pad-main">
        <div class="pad">
          {SIDES.map(side => {
            const door = board.value.doors.find(one => one.side === side);
            if (!door)
              return (
                <div key={side} class={`way side-${side} wall`}>
                  <Icon id="ui-cross" size={16} /> {say('board.wall')}
                </div>
              );
            return (
              <button
                type="button"
                key={side}
                class={`way side-${side} cut press ${door.goal.reach === 'go' ? 'm-lit' : 'm-short'} ${door.isAim ? 'aim' : ''}`}
                onClick={() => hand.reachFor(door.goal)}
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
          })}
          {room && (
            <div class="here">
              <RoomPicture art={room.art} light={1} hasPlaque={false} />
              {me && <Pawn pawn={me.pawn} size={52} />}
            </div>
          )}
        </div>
        <PhoneActions play={play} screen={screen} most={2} />
        <section class="tray cut">
          <MyTray play={play} size={layout.value.isShort ? 66 : dice > 6 ? 72 : layout.value.height < 780 ? 84 : 98} />
          <div class="bar">
            <MyRoll play={play} />
            <button type="button" class="side cut press" onClick={screen.openPings}>
              <Icon id="ui-here" size={24} />
              <span>{say('ping.title')}</span>
            </button>
          </div>
        </section>
      </main>
    </div>
  );
};
