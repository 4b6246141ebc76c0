import type { Seat } from '@templefall/kernel';
import { EXIT, isCoreEvent } from '@templefall/temple';
import type { StoryWords } from '@templefall/texts';
import type { Applied } from '../session.ts';
import { litGems } from '../sound/situation.ts';
import { homeOf } from './places.ts';

/** One moment of the story, once a game; `seat` where it is somebody's. */
export interface Moment {
  readonly line: 'tell.exit' | 'tell.gem' | 'tell.near' | 'tell.out' | 'tell.curse' | 'tell.stuck';
  readonly seat?: Seat;
  /** Told again only where this differs. */
  readonly once: string;
}

/** From here on safety is close enough to be called out. */
const NEAR = 2;

/** What of an event the television tells, if anything; `run` while a countdown sends everybody somewhere. */
export const momentOf = ({ event, before, after }: Applied, run: 'start' | 'exit' | undefined): Moment | undefined => {
  if (event.type === 'curseDrawn' && 'seat' in event)
    return { line: 'tell.curse', seat: event.seat as Seat, once: 'curse' };
  if (!isCoreEvent(event)) return undefined;
  switch (event.type) {
    case 'roomLaid':
      return event.tile.id === EXIT ? { line: 'tell.exit', once: 'exit' } : undefined;
    case 'gemsActivated':
      return litGems(before) === 0 ? { line: 'tell.gem', once: 'gem' } : undefined;
    case 'escaped':
      return after.ended ? undefined : { line: 'tell.out', seat: event.seat, once: 'out' };
    case 'entered':
    case 'pawnMoved': {
      const spot = after.players[event.seat]?.spot;
      if (!run || !spot || homeOf(after, spot, run)?.length !== NEAR) return undefined;
      return { line: 'tell.near', seat: event.seat, once: `near ${after.gongs} ${event.seat}` };
    }
    default:
      return undefined;
  }
};

export const momentText = ({ line, seat }: Moment, names: readonly string[], { say }: StoryWords): string => {
  const name = seat === undefined ? '' : (names[seat] ?? '');
  switch (line) {
    case 'tell.exit':
    case 'tell.gem':
      return say(line);
    default:
      return say(line, { name });
  }
};

/** Tells each moment once. */
export const teller = (): ((moment: Moment | undefined) => moment is Moment) => {
  const told = new Set<string>();
  return (moment): moment is Moment => {
    if (!moment || told.has(moment.once)) return false;
    told.add(moment.once);
    return true;
  };
};
