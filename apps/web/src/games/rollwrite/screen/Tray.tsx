import { type Face, gemsNeeded, neighbours, type Reach, ROOMS, type RoomId, roomOf } from '@templefall/rollwrite';
import { layout } from '../../../shell/layout.ts';
import { Chip } from '../../../ui/Face.tsx';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { DRAWING_COLOUR, FACE_DRAWING, roomName } from '../model/art.ts';
import { standsAt, waitingMates } from '../model/task.ts';
import { Dock } from './Dock.tsx';
import { ShortPace, Tools } from './Head.tsx';
import { Maps, MapsFoot } from './Maps.tsx';
import { PlanPanel } from './PlanCards.tsx';
import { visiblePlans } from './plans.ts';
import { reachAhead, tapRoom } from './roomTaps.ts';
import { TempleView } from './TempleView.tsx';
import { ghostRoom, type Play } from './usePlay.ts';
import { WaitLine } from './WaitLine.tsx';

/** The phone beside the big screen: the four neighbours of my room, dice, and my maps; the sheets are on the TV. */
export const Tray = ({ play }: { play: Play }) => {
  const { state, words, who, nameOf, pawnOf, task } = play;
  const { say } = words;
  const { isShort } = layout.value;
  const isMaps = play.tab === 'maps' || task === 'take' || task === 'cross';
  const room = who === undefined ? undefined : standsAt(state, who);
  return (
    <div class={`rw-tray rw-phone ${isShort ? 'low' : ''}`}>
      <header class="rw-tray-head cut">
        {who !== undefined && <Pawn pawn={pawnOf(who)} size={38} />}
        <span>
          <b>{who === undefined ? say('watch.title') : nameOf(who)}</b>
          <i>
            <Icon id="ui-tv" size={15} /> {say('tray.onTv')}
          </i>
        </span>
        <span class="rw-tray-gems">
          <ShortPace play={play} />
          <b class="num">
            {state.gems}
            <i>/{gemsNeeded(state.options)}</i>
          </b>
        </span>
        <Tools play={play} isSmall />
      </header>
      <div class="rw-line">
        <WaitLine play={play} />
        <button
          type="button"
          class="btn sm cut press"
          aria-pressed={isMaps}
          onClick={() => play.setTab(isMaps ? 'sheet' : 'maps')}
        >
          <Icon id="ui-map" size={18} /> {say('tab.maps')}
        </button>
      </div>
      <main class={`rw-view on-${isMaps ? 'maps' : 'sheet'}`}>
        {isMaps ? (
          <>
            <Maps play={play} />
            <MapsFoot play={play} hasWishes />
          </>
        ) : visiblePlans(play).length > 0 && !ghostRoom(play) ? (
          <PlanPanel play={play} />
        ) : room && task !== 'way' ? (
          <Compass play={play} room={room} />
        ) : (
          <TempleView play={play} />
        )}
      </main>
      <Dock play={play} die={isShort ? 60 : 96} bin={34} places={2} />
    </div>
  );
};

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

/** The room I stand in and the doors around it. */
const Compass = ({ play, room }: { play: Play; room: RoomId }) => {
  const { state, who, pawnOf } = play;
  if (who === undefined) return null;
  const reach = reachAhead(play, who);
  return (
    <div class="rw-compass">
      <div class="rw-compass-here cut">
        <span class="rw-entry">
          {roomOf(state, room).symbols.map((symbol, index) => (
            <Chip key={index} face={FACE_DRAWING[symbol]} size={22} />
          ))}
        </span>
        <b>{roomName(room)}</b>
        <Pawn pawn={pawnOf(who)} size={62} />
      </div>
      {DIRECTIONS.map(direction => {
        const next = nextTo(room, direction);
        const found = next && reach.find(one => one.room === next);
        return found ? <Door key={direction} play={play} direction={direction} reach={found} /> : null;
      })}
    </div>
  );
};

const Door = ({ play, direction, reach }: { play: Play; direction: string; reach: Reach }) => {
  const { state, words, task, who, nameOf } = play;
  const { room } = reach;
  const { symbols, action } = roomOf(state, room);
  const isOpen =
    (task === 'explore' && (reach.byDice || reach.byRush)) ||
    (task === 'pair' && reach.byDice && reach.boxes.length === 0);
  const isCrossed = who !== undefined && state.players[who]?.crossed.includes(room);
  const mate = who === undefined ? undefined : waitingMates(state, who).get(room);
  return (
    <button
      type="button"
      class={`rw-door cut press ${direction} ${isOpen ? 'lit' : ''} ${ghostRoom(play) === room ? 'ghost' : ''}`}
      aria-label={`${roomName(room)}, ${words.say(`action.${action}`)}${isOpen ? `, ${words.say(task === 'pair' ? 'room.opens' : 'room.reachable')}` : ''}`}
      onClick={() => tapRoom(play, room)}
    >
      <span class={`rw-arrow ${direction}`}>
        <Icon id="ui-arrow" size={20} />
      </span>
      <b>{roomName(room)}</b>
      <span class="rw-door-cost">
        {symbols.map((symbol, index) => (
          <span key={index} class={isMissing(reach, symbols, index) ? 'missing' : ''}>
            <Chip face={FACE_DRAWING[symbol]} size={24} />
          </span>
        ))}
      </span>
      <i>
        {reach.stands === 'barred' ? (
          <Icon id="ui-lock" size={18} />
        ) : isCrossed ? (
          words.say('room.crossed')
        ) : (
          <Icon id={action} size={18} colour={DRAWING_COLOUR[action]} />
        )}
        {mate !== undefined && (
          <>
            <Icon id="gem" size={16} colour="var(--gem)" />
            <Icon id="gem" size={16} colour="var(--gem)" /> {nameOf(mate)}
          </>
        )}
      </i>
    </button>
  );
};

/** Of two equal symbols the last is missing first. */
const isMissing = ({ missing }: Reach, symbols: readonly Face[], index: number): boolean => {
  const symbol = symbols[index];
  const after = symbols.slice(index + 1).filter(one => one === symbol).length;
  return missing.filter(one => one === symbol).length > after;
};

const nextTo = (room: RoomId, direction: (typeof DIRECTIONS)[number]): RoomId | undefined => {
  const step = { north: -5, south: 5, east: 1, west: -1 }[direction];
  const next = ROOMS[ROOMS.indexOf(room) + step];
  return next && neighbours(room).includes(next) ? next : undefined;
};
