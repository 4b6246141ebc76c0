import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DiceSetup } from './DiceSetup.tsx';
import { DiceTurn } from './DiceTurn.tsx';
import './dice-only.css';
import type { DiceTable } from './diceTable.ts';
import { keepDice, keptDice } from './keptDice.ts';

/** Sheets and pencils lie on the table: this screen rolls, and keeps the cursed dice, the pool and the rounds. */
export const DiceOnly = () => {
  const table = useSignal<DiceTable | undefined>(keptDice());
  const change = (next: DiceTable | undefined): void => {
    table.value = next;
    keepDice(next);
  };
  // Two pages on one device show the same dice.
  useEffect(() => {
    const follow = (): void => {
      table.value = keptDice();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [table]);
  return table.value ? <DiceTurn table={table.value} onChange={change} /> : <DiceSetup onStart={change} />;
};
