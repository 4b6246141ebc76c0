import { barredWaysOf, type Command, diceRoomsOf, rollwrite, SECRET_GEMS, type Way } from '@templefall/rollwrite';
import { OUTSIDE } from './chart.ts';
import type { Mind } from './mind.ts';
import { endingWorth, prospectOf } from './prospect.ts';
import { at, realAt } from './reading.ts';
import { turnsAfter } from './sketch.ts';

/** [WV2] The way whose closing hurts least. */
export const closingCommand = (mind: Mind): Command => {
  const { view, me, sketch, temper, landOf } = mind;
  const closed = barredWaysOf(view)?.closed[me] ?? [];
  const ways = rollwrite.legal(view, me, 0).flatMap(command => (command.type === 'closeWay' ? [command.way] : []));
  const place = at(sketch.places, me);
  const worthWithout = (way: Way): number => {
    const land = landOf(sketch.chart, [...closed, way]);
    const lands = sketch.lands.with(me, land);
    const prospect = prospectOf({ ...sketch, lands }, me, temper.weights);
    const here = endingWorth(prospect, place, { rooms: [], crossed: at(sketch.crossed, me), secrets: sketch.secrets });
    return (
      here -
      EVERYWHERE *
        sketch.chart.first.reduce((sum, _, room) => sum + realAt(land.far, room * OUTSIDE + sketch.chart.exit), 0)
    );
  };
  const worths = ways.map(worthWithout);
  const way = ways[worths.indexOf(Math.max(...worths))];
  if (way === undefined) throw new Error(`no way to close for seat ${me}`);
  return { type: 'closeWay', seat: me, way };
};

/** How much the way to the exit counts from where one does not stand. */
const EVERYWHERE = 0.02;

/**
 * [WV5] A die more pays in the long run, gems are sure. All levels go by the turns left: imagined games end each turn after four
 * rooms, so they see too little in a die.
 */
export const voteCommand = ({ view, me, sketch }: Mind): Command | undefined => {
  const vote = diceRoomsOf(view)?.vote;
  if (!vote || vote.votes.some(one => one.seat === me)) return undefined;
  const isEnough = sketch.gems + SECRET_GEMS >= sketch.needed;
  return { type: 'voteForPrize', seat: me, prize: !isEnough && turnsAfter(sketch) >= PAYS_FROM ? 'die' : 'gems' };
};

/** A die more brings about a seventh of a gem a turn: with so many turns to come it is worth more than two gems. */
const PAYS_FROM = 14;
