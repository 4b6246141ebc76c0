import type { Seat } from '@templefall/kernel';
import {
  beyond,
  blackDice,
  type Cell,
  type Command,
  cellOf,
  EXIT,
  SIDES,
  type Spot,
  TURNS,
  temple,
} from '@templefall/temple';
import { handAt, isStuck } from '../hand.ts';
import type { Job } from '../job.ts';
import { lawful, priceOf } from '../lawful.ts';
import { leapThroughWall, leapToFriend, WORTH_A_LEAP } from '../leaps.ts';
import { distance, firstStep, surveyOf } from '../map.ts';
import type { Leap, Part, Sight } from '../sight.ts';
import { sliceOf } from './slice.ts';

/** The card of a seat, if it can be used now. */
const cardOf = ({ view }: Sight, seat: Seat): string => {
  const card = sliceOf(view, 'characters')?.cards[seat];
  return !card || card.faceDown ? '' : `${card.character} ${card.ability}`;
};

/** Both abilities of each character; those that only change what dice count are the grip's (`hand.ts`). */
export const characters: Part = {
  id: 'characters',
  reflex: sight => {
    if (sight.view.drawn?.seat === sight.me) return judgedRoom(sight);
    switch (cardOf(sight, sight.me)) {
      case 'priest permanent':
        return isStuck(sight.player, sight.at) ? help(sight) : undefined;
      case 'priest activated':
        return blackDice(sight.player, sight.at).length >= MASKS ? prayer(sight) : undefined;
      default:
        return undefined;
    }
  },
  jobs: sight => cures(sight),
  isOpen: () => false,

  leap: (sight, goal) => {
    const hand = sight.hand;
    switch (cardOf(sight, sight.me)) {
      case 'explorer activated':
        return hand.A >= 3 ? dash(sight, goal) : undefined;
      case 'mechanic activated':
        return hand.K >= 2 ? leapToFriend(sight, goal, { type: 'joinOthers' }) : undefined;
      case 'magician activated':
        return hand.A >= 2 ? leapThroughWall(sight, goal, side => ({ type: 'crossWall', side })) : undefined;
      case 'colossus activated':
        return hand.T >= 2 ? turn(sight, goal) : undefined;
      default:
        return undefined;
    }
  },
};

/** [TM7.3] A room that brings a curse and no gem goes under the stack; the next may be better. */
const judgedRoom = (sight: Sight): Command | undefined => {
  const tile = sight.view.drawn?.tile;
  const isPoor = tile && tile.id !== EXIT && !tile.offers && tile.marks?.includes('curse');
  return (isPoor ? lawful(sight, { type: 'putBack' }) : undefined) ?? lawful(sight, { type: 'layRoom' });
};

/** [TM7.9] To somebody who can help, best of all with a gold mask in hand. */
const help = (sight: Sight): Command | undefined => {
  const { view, me, at } = sight;
  const friends = view.players
    .filter((friend, seat) => seat !== me && friend.spot !== undefined && !isStuck(friend, at))
    .sort((a, b) => handAt(b, at).G - handAt(a, at).G);
  const to = friends[0]?.spot;
  return to === undefined || to === sight.spot ? undefined : lawful(sight, { type: 'seekHelp', to });
};

/** [TM7.10] Three black masks for the most gems they complete anywhere, else for themselves. */
const MASKS = 3;
const prayer = (sight: Sight): Command | undefined => {
  for (const gems of [3, 2, 1]) {
    const gift = lawful(sight, { type: 'giveMasks', gems });
    if (gift) return gift;
  }
  return lawful(sight, { type: 'releaseMasks' });
};

/** [TM7.6] The doc cures the stuck from afar. */
const cures = (sight: Sight): readonly Job[] => {
  const { view, at } = sight;
  const doc = view.players.findIndex(
    (player, seat) => player.spot !== undefined && cardOf(sight, seat as Seat) === 'doc activated',
  );
  const spot = view.players[doc]?.spot;
  if (spot === undefined) return [];
  const seat = doc as Seat;
  return view.players.flatMap((friend, helped): Job[] => {
    if (helped === doc || !isStuck(friend, at)) return [];
    const command = { type: 'cure', helped };
    const cost = priceOf(sight, { draft: command, seat, spot });
    return cost
      ? [{ id: `cure ${helped}`, spots: [], cost, pooled: false, worth: 38, command, only: [seat], part: 'characters' }]
      : [];
  });
};

/** [TM7.4] Up to three rooms on the way. */
const dash = (sight: Sight, goal: Spot): Leap | undefined => {
  const { map, spot } = sight;
  let to = spot;
  for (let step = 0; step < 3 && to !== goal; step++) to = firstStep(map, to, goal) ?? to;
  const saves = distance(map, spot, goal) - distance(map, to, goal);
  const command = saves >= WORTH_A_LEAP ? lawful(sight, { type: 'dash', to }) : undefined;
  return command && { command, saves };
};

/** [TM7.8] A room hereabouts is turned where that makes the way much shorter. */
const turn = (sight: Sight, goal: Spot): Leap | undefined => {
  const { view, map, spot, at } = sight;
  const now = Math.min(distance(map, spot, goal), FAR);
  if (now < 2 * WORTH_A_LEAP) return undefined;
  const here = cellOf(spot);
  const cells: readonly Cell[] = [here, ...SIDES.map(side => beyond(here, side))];
  let best: Leap | undefined;
  for (const cell of cells) {
    const room = view.rooms[cell];
    if (!room || room.tile.back) continue;
    for (const to of TURNS) {
      if (to === room.turn) continue;
      const rooms = { ...view.rooms, [cell]: { ...room, turn: to } };
      const saves = now - distance(surveyOf(temple.context({ ...view, rooms }, at)), spot, goal);
      if (saves < WORTH_A_LEAP || saves <= (best?.saves ?? 0)) continue;
      const command = lawful(sight, { type: 'turnRoom', cell, turn: to });
      if (command) best = { command, saves };
    }
  }
  return best;
};
const FAR = 25;
