import { type Command, type Gain, SIDES } from '@templefall/rollwrite';
import { circleOn } from './carrying.ts';
import { OUTSIDE } from './chart.ts';
import { handOfFaces } from './hands.ts';
import type { Mind } from './mind.ts';
import { endingWorth, prospectOf } from './prospect.ts';
import { at, listAt } from './reading.ts';
import { bestRoute } from './routes.ts';
import { copied, lotOf, MOVE_CURSES } from './sketch.ts';

/** [WS4] The free side with the best rooms behind it. */
export const sideCommand = ({ view, me, prospect, sketch }: Mind): Command => {
  const taken = view.players.flatMap(({ place }) => (place?.type === 'outside' ? [place.side] : []));
  const free = SIDES.filter(side => !taken.includes(side));
  const worths = free.map(side =>
    endingWorth(prospect, OUTSIDE + SIDES.indexOf(side), { rooms: [], crossed: 0, secrets: sketch.secrets }),
  );
  return { type: 'chooseSide', seat: me, side: listAt(free, worths.indexOf(Math.max(...worths))) };
};

/** [WE6] The gain that is worth most in itself and for the way that is still possible this turn. */
export const gainCommand = (mind: Mind, gains: readonly Gain[]): Command => {
  const worths = gains.map(gain => gainWorth(mind, gain));
  return { type: 'chooseGain', seat: mind.me, gain: listAt(gains, worths.indexOf(Math.max(...worths))) };
};

const gainWorth = ({ view, me, sketch, prospect, temper }: Mind, gain: Gain): number => {
  const lot = lotOf(gain);
  if (lot === MOVE_CURSES) return 0.05 * (at(sketch.cursed, 0) + at(sketch.cursed, 1) + at(sketch.cursed, 2));
  if (lot < 0) return 0;
  const worth = at(prospect.actions, lot);
  if (view.phase !== 'exploring' || view.active !== me) return worth;
  const then = copied(sketch);
  circleOn(then, lot);
  const hand = handOfFaces(view.kept);
  return worth + bestRoute(prospectOf(then, me, temper.weights), hand).worth - bestRoute(prospect, hand).worth;
};
