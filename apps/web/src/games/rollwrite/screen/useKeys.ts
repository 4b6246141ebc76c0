import { useEffect, useRef } from 'preact/hooks';
import { passedOn } from '../model/splits.ts';
import { mostTaken } from '../model/task.ts';
import { mainAct } from './MainButton.tsx';
import { beginSplit } from './ShareOut.tsx';
import type { Play } from './usePlay.ts';

/** Keys for everything: Space and Enter answer, digits choose dice, letters open and take back, Escape lets go. */
export const useKeys = (now: Play): void => {
  // A key answers what is on the screen, not what was there when somebody began to listen.
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const play = latest.current;
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || play.overlay) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const isOnButton = target instanceof HTMLButtonElement;
      // On a button Space and Enter press that button.
      if (isOnButton && (event.key === ' ' || event.key === 'Enter')) return;
      if (answer(play, event)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
};

/** Where the question is answered: the large button, else the end of exploring, else the first thing to choose. */
const ANSWERS = ['.rw-go', '.rw-stop', '.rw-decision button:not(:disabled)'];

const answer = (play: Play, { key, shiftKey }: KeyboardEvent): boolean => {
  const main = mainAct(play);
  if (key === ' ' || key === 'Enter') {
    if (!main) return false;
    main.act();
    return true;
  }
  const number = Number(key);
  if (Number.isInteger(number) && number > 0) return choose(play, number - 1);
  switch (key.toLowerCase()) {
    case 'escape':
      play.tryOut(undefined);
      play.setPlan(undefined);
      play.setSplit(undefined);
      play.setAim(undefined);
      play.setWishing(false);
      return true;
    case 'r':
      if (play.task === 'pair') void play.send({ type: 'reroll' });
      return true;
    case 'u':
      void play.send({ type: 'undo', ...(shiftKey && { all: true }) });
      return true;
    case 'e':
      document.querySelector<HTMLElement>('[data-act="end"]')?.click();
      return true;
    case 'l':
      play.open({ type: 'log' });
      return true;
    case 's':
      play.open({ type: 'sheets' });
      return true;
    case 'p':
      if (play.who !== undefined) play.setAim(play.aim === 'point' ? undefined : 'point');
      return true;
    case 'n':
      play.open({ type: 'notes' });
      return true;
    case 'w':
      if (play.who !== undefined) {
        play.setTab('maps');
        play.setWishing(!play.isWishing);
      }
      return true;
    case 'c':
      if (!play.session.chat) return false;
      play.open({ type: 'talk' });
      return true;
    case 'g':
      ANSWERS.map(one => document.querySelector<HTMLElement>(`.rw-dock ${one}`))
        .find(one => one !== null)
        ?.focus();
      return true;
    case 'd':
      if (play.who !== undefined) beginSplit(play);
      return true;
    case 'a':
      if (play.who === play.state.active) void play.send({ type: 'askTeam' });
      return true;
    default:
      return false;
  }
};

/** A die of the pair changes sides; a die of the pool is chosen or let go, or handed on while the pool is shared out. */
const choose = (play: Play, index: number): boolean => {
  const { task, state, keeps, picks, split } = play;
  if (split) {
    if (state.pool[index] !== undefined) play.setSplit(passedOn(state, split, index));
    return true;
  }
  if (task === 'pair' && state.rolled[index] !== undefined && state.rolled[index] !== 'black') {
    play.setKeeps(keeps.with(index, !keeps[index]));
    return true;
  }
  if (task !== 'take' || state.pool[index] === undefined) return false;
  const next = picks.includes(index) ? picks.filter(one => one !== index) : [...picks, index].slice(-mostTaken(state));
  play.pick(next);
  return true;
};
