import type { Seat } from '@templefall/kernel';
import { rollwrite, type Way } from '@templefall/rollwrite';
import { roomName } from '../model/art.ts';
import { endsOfWay, placeOfWay } from '../sheet/Doors.tsx';
import type { Geometry } from '../sheet/geometry.ts';
import type { Play } from './usePlay.ts';

/** The ways that may be closed now. */
export const closableWays = ({ state }: Play, seat: Seat): readonly Way[] =>
  rollwrite.legal(state, seat, 0).flatMap(command => (command.type === 'closeWay' ? [command.way] : []));

/** Handles on the ways that may be closed: the first tap tries one, the second closes it. */
export const WayHandles = ({ play, seat, geometry }: { play: Play; seat: Seat; geometry: Geometry }) =>
  closableWays(play, seat).map(way => {
    const { x, y, isUpright } = placeOfWay(way, geometry);
    const isTried = play.ghost?.type === 'closeWay' && play.ghost.way === way;
    const [from, to] = endsOfWay(way);
    return (
      <button
        key={way}
        type="button"
        class={`rw-handle ${isUpright ? 'upright' : ''} ${isTried ? 'tried' : ''}`}
        style={{ left: `${x}px`, top: `${y}px` }}
        aria-label={play.words.say('do.closeWay', { from: roomName(from), to: roomName(to) })}
        aria-pressed={isTried}
        onClick={() => (isTried ? play.draw() : play.tryOut({ type: 'closeWay', way }))}
      />
    );
  });
