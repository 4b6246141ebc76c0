import { type Seat, seat } from '@templefall/kernel';
import type { Rng } from '@templefall/kit';
import {
  beyond,
  type Command,
  cellOf,
  doorwaysOf,
  neighbours,
  SIDES,
  type Side,
  type Spot,
  type State,
  temple,
} from '@templefall/temple';
import { anyLuck, withHand } from './goal.ts';

/** Gives a command with the dice it takes; the same state if it is not to be. */
type Act = (state: State, command: Command) => State;

/** Somebody walks to the narrowest place there is and discovers a room there, so that soon hardly anything fits. */
export const explored = (rng: Rng, state: State, act: Act): State => {
  const who = seat(rng.below(state.players.length));
  const spot = state.players[who]?.spot;
  if (spot === undefined) return state;
  const ways = waysFrom(state, spot);
  const places = [...ways.keys()].flatMap(from =>
    doorwaysOf(state.rooms, from)
      .filter(side => !state.rooms[beyond(cellOf(from), side)])
      .map(side => ({ from, side, luck: narrowness(state, { who, from, side }) + rng.below(100) / 200 })),
  );
  const best = places.reduce<(typeof places)[number] | undefined>(
    (found, place) => (found && found.luck >= place.luck ? found : place),
    undefined,
  );
  if (!best) return state;
  const there = (ways.get(best.from) ?? []).reduce((on, to) => act(on, { type: 'enter', seat: who, to }), state);
  return act(there, { type: 'discover', seat: who, side: best.side });
};

interface Place {
  readonly who: Seat;
  readonly from: Spot;
  readonly side: Side;
}

/** How many rooms lie around the place; narrower than any is one where none of the last rooms fits. */
const narrowness = (state: State, { who, from, side }: Place): number => {
  const around = SIDES.filter(one => state.rooms[beyond(beyond(cellOf(from), side), one)]).length;
  if (state.stack.size > LAST_ROOMS) return around;
  const there = {
    ...state,
    players: state.players.map((one, index) => (index === who ? { ...one, spot: from } : one)),
  };
  const found = temple.decide(
    withHand(there, who, 'AA'),
    { type: 'discover', seat: who, side },
    { at: 0, chance: anyLuck },
  );
  return found.ok && found.value.some(event => 'forced' in event) ? NARROWEST : around;
};

const LAST_ROOMS = 3;
const NARROWEST = 9;

/** Every spot that can be walked to, with a shortest way. */
const waysFrom = (state: State, from: Spot): ReadonlyMap<Spot, readonly Spot[]> => {
  const ctx = temple.context(state, 0);
  const ways = new Map<Spot, readonly Spot[]>([[from, []]]);
  for (const [spot, way] of ways)
    for (const next of neighbours(ctx, state.rooms, spot))
      if (!ways.has(next) && state.rooms[cellOf(next)]?.tile.cost) ways.set(next, [...way, next]);
  return ways;
};
