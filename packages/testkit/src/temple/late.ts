import { known, LAG_MS, pileOf, seat } from '@templefall/kernel';
import { type Millis, must, type Rng, shuffled } from '@templefall/kit';
import { CORE_TILES, type Command, EXIT, type State, type TileId, temple } from '@templefall/temple';
import { handFor, withHand } from './goal.ts';
import { hastyCommands, kindOf } from './hasty.ts';

/**
 * Takes a game up late, for chance alone hardly ever gets there: its players were lucky so far, more or fewer times, and
 * perhaps a door or two has slammed. The game itself decides every step; only the dice and the order of the stack were kind.
 */
export const takenUpLate = (rng: Rng, fresh: State): State => {
  let state = stacked(rng, fresh);
  const slams = rng.below(3);
  const moments = must(LUCKY_MOMENTS[rng.below(LUCKY_MOMENTS.length)], 'a number');
  for (let part = 0; part <= slams; part++) {
    // Whoever explores in a row gets to the bottom of the stack.
    const isExploring = rng.below(2) === 0;
    for (let moment = 0; moment < moments; moment++) state = luckyMoment(rng, state, isExploring);
    if (part < slams) state = afterSlam(rng, state);
  }
  return state;
};

/** When a game stands as it does: right after its last slam. */
export const takenUpAt = ({ slams, countdowns }: State): Millis => {
  const last = countdowns[slams - 1];
  return last ? last.ends + LAG_MS : 0;
};

const LUCKY_MOMENTS = [10, 30, 80, 200] as const;

/** Sometimes few gems are left; the exit, the rooms of modules or the plain ones lie on top: any order is as likely as another. */
const stacked = (rng: Rng, state: State): State => {
  const order = known(state.stack);
  const bringUp = (isWanted: (id: TileId) => boolean): State['stack'] =>
    pileOf([...shuffled(rng, order.filter(isWanted)), ...order.filter(id => !isWanted(id))]);
  switch (rng.below(4)) {
    case 0:
      return { ...state, depot: Math.min(state.depot, rng.below(4)), stack: bringUp(id => id === EXIT) };
    case 1:
      return {
        ...state,
        depot: Math.min(state.depot, rng.below(4)),
        stack: bringUp(id => id === EXIT || isOfModule(id)),
      };
    case 2:
      return { ...state, stack: bringUp(isOfModule) };
    default:
      // [TM6.10] With more players quest rooms are never among the last.
      return state.players.length > 2 ? state : { ...state, stack: bringUp(id => id !== EXIT && !isOfModule(id)) };
  }
};

const isOfModule = (id: TileId): boolean => !CORE_TILES.some(tile => tile.id === id);

/** Somebody tries something, and has the dice for it if it takes dice. */
const luckyMoment = (rng: Rng, state: State, isExploring: boolean): State => {
  const who = seat(rng.below(state.players.length));
  const wishes = hastyCommands(state, who).filter(({ type }) => !LEFT_TO_PLAY.includes(type));
  const all = isExploring ? EXPLORING : [...new Set(wishes.map(kindOf))];
  // Whatever can be done here comes before walking on.
  const here = rng.below(2) === 0 ? all.filter(kind => kind !== 'enter' && kind !== 'discover') : [];
  const kinds = here.length > 0 && !isExploring ? here : all;
  const kind = kinds[rng.below(Math.max(1, kinds.length))];
  for (const command of shuffled(rng, wishes).filter(wish => kindOf(wish) === kind)) {
    const next = after(rng, state, command);
    if (next !== state) return next;
  }
  return state;
};

const EXPLORING: readonly string[] = ['enter', 'discover', 'discover', 'takeTreasure'];

/** What a game is taken up for should not be over by then: cards stay in the hand, the last step of a quest is not made. */
const LEFT_TO_PLAY: readonly string[] = [
  'escape',
  'useTreasure',
  'liftCurse',
  'activateTwins',
  'healTree',
  'darePit',
  'drink',
];
const LEFT_TO_SEE: readonly string[] = ['chaliceSaved', 'questsForfeited'];
const isLeft = (command: Command, { type }: { readonly type: string }): boolean =>
  LEFT_TO_SEE.includes(type) || (type === 'questDone' && command.type !== 'discover');

const after = (rng: Rng, state: State, command: Command): State => {
  const at = takenUpAt(state);
  const hand = handFor(state, command, at);
  if (hand === undefined) return state;
  const ready = hand === '' ? state : withHand(state, command.seat, hand);
  const result = temple.decide(ready, command, { at, chance: () => rng });
  if (!result.ok || result.value.some(event => isLeft(command, event))) return state;
  return result.value.reduce(temple.evolve, ready);
};

/** Whatever falls due up to the next slam happens. */
const afterSlam = (rng: Rng, before: State): State => {
  if (before.slams + 1 >= before.countdowns.length) return before;
  let state = before;
  while (state.slams === before.slams) {
    const { settles } = must(temple.due(state), 'a slam to come');
    const result = temple.decide(state, { type: 'tick' }, { at: settles, chance: () => rng });
    if (!result.ok) throw new Error(`a tick was refused: ${result.error.code}`);
    state = result.value.reduce(temple.evolve, state);
  }
  return state;
};
