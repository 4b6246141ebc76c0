import { useEffect, useState } from 'preact/hooks';
import { go } from '../../../shell/router.ts';
import { BoxPlay } from './BoxPlay.tsx';
import { BoxSetup } from './BoxSetup.tsx';
import { type Box, newBox } from './box.ts';
import './companion.css';
import { shuffle } from './shuffle.ts';
import { keepBox, keptBox, parseBox } from './storedBox.ts';
import { TakeOver } from './TakeOver.tsx';

/** The real box lies on the table: this screen is its clock, its music, its depot and its decks. `handed`: a game from another device. */
export const Companion = ({ handed }: { handed: string | undefined }) => {
  const [box, setBox] = useState<Box | undefined>(keptBox);
  const change = (next: Box | undefined): void => {
    keepBox(next);
    setBox(next);
  };
  // Two pages on one device show the same game.
  useEffect(() => {
    const follow = (): void => setBox(keptBox());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  if (handed !== undefined)
    return (
      <TakeOver
        box={parseBox(handed)}
        onTake={taken => {
          change(taken);
          go('box');
        }}
      />
    );
  if (!box) return <BoxSetup onStart={setup => change(newBox(setup, shuffle))} />;
  return <BoxPlay box={box} onChange={change} />;
};
