import type { Seat } from '@templefall/kernel';
import {
  consequences,
  type Face,
  othersFrom,
  type Proposal,
  printFaces,
  type State,
  usesFor,
} from '@templefall/rollwrite';
import { useOfDie } from './maps.ts';

/** Whom each die of the pool is meant for, by its place; undefined: for nobody. */
export type Owners = readonly (Seat | undefined)[];
type Split = Extract<Proposal, { readonly type: 'split' }>;

/** Who still takes from the pool, in order. */
const takersOf = (state: State): readonly Seat[] =>
  state.phase === 'sharing' ? state.takers : othersFrom(state, state.active);

/** Whether somebody may say now how the pool should be shared. */
export const canSplit = ({ phase, pool, options }: State): boolean =>
  (phase === 'exploring' || phase === 'sharing') && pool.length > 0 && options.talk !== 'silent';

/** The split the table goes by: of several the one of the player in turn, then the one most agree with. */
export const splitOf = ({ proposals, active }: State): Split | undefined =>
  proposals
    .filter(one => one.type === 'split')
    .toSorted(
      (one, two) =>
        Number(two.seat === active) - Number(one.seat === active) || two.backers.length - one.backers.length,
    )[0];

/** Whom the dice that still lie there are meant for; undefined if nobody has said it. */
export const ownersOf = (state: State): Owners | undefined => {
  const split = splitOf(state);
  return split && ownersBy(state, split.shares);
};

/** A share that lost a die to somebody else is no share any more. */
const ownersBy = ({ pool, ...state }: State, shares: readonly (readonly Face[])[]): Owners => {
  const owners: (Seat | undefined)[] = pool.map(() => undefined);
  for (const taker of takersOf({ ...state, pool })) {
    const places: number[] = [];
    const share = shares[taker] ?? [];
    for (const face of share) {
      const place = pool.findIndex(
        (one, index) => one === face && owners[index] === undefined && !places.includes(index),
      );
      if (place >= 0) places.push(place);
    }
    if (places.length === share.length) for (const place of places) owners[place] = taker;
  }
  return owners;
};

/** What a proposal of the split says: the letters of each seat's dice. */
export const sharesOf = ({ players, pool }: State, owners: Owners): readonly string[] =>
  players.map((_, seat) => printFaces(pool.filter((_face, index) => owners[index] === seat)));

/** Whether the pool can be taken like that (WP2). */
export const isFair = (state: State, who: Seat, owners: Owners): boolean =>
  consequences(state, { type: 'proposeSplit', seat: who, shares: sharesOf(state, owners) }) !== undefined;

/** A die goes to the next in the order in which they take, after the last of them to nobody. */
export const passedOn = (state: State, owners: Owners, place: number): Owners => {
  const order: Owners = [...takersOf(state), undefined];
  return owners.with(place, order[(order.indexOf(owners[place]) + 1) % order.length]);
};

/** Where a split begins: each die with somebody whose maps need it most, as far as the rules of taking allow. */
export const usefulSplit = (state: State): Owners => {
  const takers = takersOf(state);
  let best = { shares: [] as readonly (readonly Face[])[], worth: Number.NEGATIVE_INFINITY };
  const choose = (index: number, pool: readonly Face[], shares: readonly (readonly Face[])[], worth: number): void => {
    const taker = takers[index];
    if (taker === undefined) {
      if (worth > best.worth) best = { shares, worth };
      return;
    }
    for (const share of sharesFrom(pool, takers.length - 1 - index)) {
      const given = shares.with(taker, share);
      choose(index + 1, rest(pool, share), given, worth + worthOf(state, taker, share));
    }
  };
  choose(
    0,
    state.pool,
    state.players.map(() => []),
    0,
  );
  return ownersBy(state, best.shares);
};

/** [WP2] What one may take: one die, or two if one is left for each player after. */
const sharesFrom = (pool: readonly Face[], after: number): readonly (readonly Face[])[] => {
  if (pool.length === 0) return [[]];
  const faces = [...new Set(pool)];
  const pairs = faces.flatMap((one, at) =>
    faces
      .slice(at)
      .map(two => [one, two])
      .filter(([, two]) => two !== one || pool.filter(face => face === one).length > 1),
  );
  return [...faces.map(face => [face]), ...(pool.length - 2 >= after ? pairs : [])];
};

const rest = (pool: readonly Face[], share: readonly Face[]): readonly Face[] => {
  const left = [...pool];
  for (const face of share) left.splice(left.indexOf(face), 1);
  return left;
};

const worthOf = (state: State, seat: Seat, [first, second]: readonly Face[]): number => {
  if (first === undefined) return 0;
  if (second === undefined) return worthOfDie(state, seat, first);
  if (first !== second) return worthOfDie(state, seat, first) + worthOfDie(state, seat, second);
  return worthOfDie(state, seat, first) + (usesFor(state, seat, first).length > 1 ? 1 : 0);
};

/** A map that closes with its gem first, then a bonus side, a gem side, a symbol at all. */
const worthOfDie = (state: State, seat: Seat, face: Face): number => {
  const { isUseful, completes } = useOfDie(state, seat, face);
  if (!completes) return isUseful ? 1 : 0;
  return completes.closes ? 8 : completes.side === 'bonus' ? 5 : 3;
};
