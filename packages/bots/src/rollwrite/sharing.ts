import { type Command, consequences, type Face, MAPS, SYMBOLS } from '@templefall/rollwrite';
import { MAPS_A_SEAT } from './carrying.ts';
import { symbolNumber } from './chart.ts';
import type { Mind } from './mind.ts';
import { at, listAt } from './reading.ts';
import { turnsAfter } from './sketch.ts';
import { bestCross, type Cross, gemsMissingOn, isBonusDone, marksOfSeat, shared, treasuryOf } from './treasure.ts';

/** [WP1] What somebody meant for this bot, else the dice that are best for the team's maps. */
export const takeCommand = (mind: Mind): Command => meantCommand(mind) ?? bestCommand(mind);

/** [WX3] A share of the pool that somebody suggested, the player in turn before others, as long as it can be taken. */
const meantCommand = ({ view, me }: Mind): Command | undefined =>
  view.proposals
    .filter(({ type, seat }) => type === 'split' && seat !== me)
    .toSorted((one, two) => Number(two.seat === view.active) - Number(one.seat === view.active))
    .map(({ seat }): Command => ({ type: 'followProposal', seat: me, of: seat }))
    .find(command => consequences(view, command) !== undefined);

const bestCommand = ({ view, me, sketch, temper }: Mind): Command => {
  const marks = sketch.places.map((_, seat) => marksOfSeat(sketch, seat));
  const pool = view.pool.map(symbolNumber);
  const { first } = shared(treasuryOf(sketch, temper.weights), marks, { pool, takers: view.takers });
  const faces: readonly Face[] = first.map(symbol => listAt(SYMBOLS, symbol));
  return { type: 'takeDice', seat: me, faces };
};

/** [WP3] The die that does most on a map goes first. */
export const crossCommand = ({ view, me, sketch, temper }: Mind): Command | undefined => {
  const treasury = treasuryOf(sketch, temper.weights);
  const marks = marksOfSeat(sketch, me);
  let best: (Cross & { readonly symbol: number }) | undefined;
  for (const die of view.players[me]?.dice ?? []) {
    const symbol = symbolNumber(die);
    const cross = bestCross(treasury, marks, symbol);
    if (cross && (!best || cross.worth > best.worth)) best = { ...cross, symbol };
  }
  if (!best) return undefined;
  const [face, map] = [listAt(SYMBOLS, best.symbol), listAt(MAPS, best.map)];
  return { type: 'crossSymbol', seat: me, face, map, side: best.box < 3 ? 'bonus' : 'gem' };
};

/** Whoever has no turn left cashes in for the friend in turn what no die can complete any more. */
export const lateCashing = ({ me, sketch }: Mind): Command | undefined => {
  const map = MAPS.find(one => {
    const mark = at(sketch.marks, me * MAPS_A_SEAT + one - 1);
    return isBonusDone(mark) && gemsMissingOn(mark) > turnsAfter(sketch) + 1;
  });
  return map === undefined ? undefined : { type: 'cashMap', seat: me, map };
};
