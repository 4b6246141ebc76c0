import { boxesLeft, type Command, CURSED_FIELDS, type Face } from '@templefall/rollwrite';
import { HEAL, REROLL, symbolNumber } from './chart.ts';
import { handOfFaces, MOST_DICE } from './hands.ts';
import type { Mind } from './mind.ts';
import { BLACK, type Outlook, outlookOf } from './outlook.ts';
import { at } from './reading.ts';
import { turnsAfter } from './sketch.ts';
import { poolWorths } from './treasure.ts';

/** The first half of a turn: heal, roll, roll again, keep or pass on. */
export const rollingCommand = (mind: Mind): Command => {
  const { view, me } = mind;
  if (view.rolled.length > 0) return pairCommand(mind);
  const healed = view.placed === 0 ? healing(mind) : undefined;
  if (healed) return healed;
  return view.supply > 0 ? { type: 'roll', seat: me } : { type: 'startExploring', seat: me };
};

/** [WB3] A field is healed if its dice are worth more now than the box later. */
const healing = (mind: Mind): Command | undefined => {
  const { view, me, sketch, temper } = mind;
  if (boxesLeft(view, 'heal') === 0) return undefined;
  const { prospect } = mind;
  const outlook = outlookOf(prospect, Math.min(MOST_DICE, sketch.dice), poolWorths(sketch, me, temper.weights));
  const price = at(prospect.box, HEAL) / temper.weights.more;
  let best: Command | undefined;
  let gain = 0;
  for (const field of CURSED_FIELDS) {
    const dice = view.cursed[field - 1] ?? 0;
    if (dice === 0) continue;
    // Dice of the fields further left would also be missing in the turns to come.
    const later = LATER * dice * Math.min(turnsAfter(sketch), 3 - field);
    const more = outlook.expected(0, view.supply + dice) - outlook.expected(0, view.supply) + later - price;
    if (more <= gain) continue;
    gain = more;
    best = { type: 'heal', seat: me, field };
  }
  return best;
};

/** What a die more is worth in somebody's turn. */
const LATER = 0.2;

const pairCommand = ({ view, me, prospect, sketch, temper }: Mind): Command => {
  const { rolled, supply } = view;
  const pool = poolWorths(sketch, me, temper.weights);
  const kept = handOfFaces(view.kept);
  const outlook = outlookOf(prospect, view.kept.length + rolled.length + supply, pool);
  const pair = rolled.map(face => (face === 'black' ? BLACK : symbolNumber(face)));
  const placing = outlook.placed(kept, pair, supply);
  const price = at(prospect.box, REROLL) / temper.weights.more;
  if (boxesLeft(view, 'reroll') > 0 && again(outlook, kept, rolled, supply) - price > placing.worth)
    return { type: 'reroll', seat: me };
  return { type: 'placePair', seat: me, keep: rolled.filter((_, index) => placing.keep[index] ?? false) };
};

/** [WB4] The worth of rolling the pair once more. */
const again = (outlook: Outlook, kept: number, rolled: readonly Face[], supply: number): number =>
  outlook.expected(kept, rolled.length + supply);
