import { type Seat, seat } from '@templefall/kernel';
import { useEffect } from 'preact/hooks';
import { SPEEDS } from './replayPlayer.ts';
import type { OpenReplay } from './useReplay.ts';

/** A part of the time line for a leap by Shift and an arrow. */
const LEAP = 1 / 20;

/** Space plays, arrows step, with Shift they leap; Home and End, + and − for the speed, 0 to 6 for whose eyes. */
export const useReplayKeys = (
  { player, course, timeline, recording }: OpenReplay,
  onEyes: (eyes?: Seat) => void,
): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // A button that has the focus is pressed by the space bar, as everywhere.
      const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, a, input[type=checkbox]');
      const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
      if (direction && event.shiftKey) {
        player.stop();
        player.toPlace(player.x.peek() + direction * course.peek().length * LEAP);
      } else if (direction) player.byLine(direction);
      else if (event.key === ' ' && !isOnButton) player.toggle();
      else if (event.key === 'Home') player.toStep(0);
      else if (event.key === 'End') player.toStep(timeline.length);
      else if (event.key === '+' || event.key === '-') {
        const next = SPEEDS[SPEEDS.indexOf(player.speed.peek()) + (event.key === '+' ? 1 : -1)];
        if (next) player.speed.value = next;
      } else if (/^[0-6]$/.test(event.key) && Number(event.key) <= recording.players.length)
        onEyes(event.key === '0' ? undefined : seat(Number(event.key) - 1));
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [player, course, timeline, recording, onEyes]);
};
