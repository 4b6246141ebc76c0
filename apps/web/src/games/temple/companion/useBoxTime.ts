import { useEffect, useState } from 'preact/hooks';
import { type Box, gameTime, hasFallen, isRunning } from './box.ts';

/** So often the numerals are looked at; they change once a second. */
const LOOK_EVERY = 200;

/** The game's clock, in whole steps of the numerals. */
export const useBoxTime = (box: Box): number => {
  const [, look] = useState(0);
  useEffect(() => {
    if (!isRunning(box)) return;
    const timer = setInterval(() => {
      look(Math.floor(gameTime(box, Date.now()) / LOOK_EVERY));
      if (hasFallen(box, Date.now())) clearInterval(timer);
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [box]);
  return gameTime(box, Date.now());
};
