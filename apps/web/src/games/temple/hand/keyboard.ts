import type { DieId, Side } from '@templefall/temple';
import { useLayoutEffect } from 'preact/hooks';
import { HOLD_KEYS } from '../dice/Tray.tsx';
import { CALL_KEY } from '../screen/Pings.tsx';
import type { Screen } from '../screen/screen.ts';
import type { Play } from '../screen/usePlay.ts';
import { CALLS } from '../session.ts';

const ARROWS: { readonly [key: string]: Side } = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

/** Q W E R T Y U I hold, Space rolls, Backspace lets go of what is held, 1 to 6 act, arrows choose a door, F finds me, H help, C opens the chat, Alt and a letter call. */
export const useKeyboard = (play: Play, screen: Screen, isFree: () => boolean): void => {
  // Before the table is seen: a key pressed at first sight is heard.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { hand } = play;
      if (!hand || !isFree() || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      if (act(play, screen, event)) event.preventDefault();
      else if (event.key === 'Escape') screen.openMenu();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [play.hand, screen, isFree, play]);
};

const act = (
  { hand, session, doorsNow, keys }: Play,
  screen: Screen,
  { key, code, altKey }: KeyboardEvent,
): boolean => {
  if (!hand) return false;
  const letter = code.startsWith('Key') ? code.slice(3) : key.toUpperCase();
  if (altKey) {
    const call = CALLS.find(one => CALL_KEY[one] === letter);
    if (call) screen.guide.call(call);
    return call !== undefined;
  }
  const ask = { F: screen.guide.findMe, H: screen.guide.findHelp, C: screen.openChat }[letter];
  if (ask) {
    ask();
    return true;
  }
  if (key === ' ') {
    hand.roll();
    return true;
  }
  if (key === 'Backspace') {
    hand.release();
    return true;
  }
  const place = (HOLD_KEYS as readonly string[]).indexOf(letter);
  const die = place < 0 ? undefined : session.view.value.players[hand.seat]?.dice[place];
  if (die) {
    hand.tapDie(die.id as DieId);
    return true;
  }
  const side = ARROWS[key];
  const door = side && doorsNow.value.find(one => one.side === side);
  if (door) hand.reachFor(door.goal);
  const action = side ? undefined : keys.value[Number(key) - 1];
  // As a tap does: what can be done in several ways is asked about.
  if (action) screen.act(action);
  return door !== undefined || action !== undefined;
};
