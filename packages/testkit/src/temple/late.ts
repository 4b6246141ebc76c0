import { known, LAG_MS, pileOf, seat } from '@templefall/kernel';
import { type Millis, must, type Rng, shuffled } from '@templefall/kit';
import { CORE_TILES, type Command, EXIT, type State, type TileId, temple } from '@templefall/temple';
import { explored } from './explored.ts';
import { handFor, withHand } from './goal.ts';
import { hastyCommands, kindOf } from './hasty.ts';

/**
 * Takes a game up late, for chance alone hardly ever gets there: its players were lucky so far, more or fewer times, and
 * perhaps a door or two has slammed. The game itself decides every step; only the dice and the order of the stack were kind.
 */
export const takenUpLate = (rng: Rng, fresh: State): State => {
  const story = must(STORIES[rng.below(STORIES.length)], 'a story');
  const moments = story.explores ? 0 : must(LUCKY_MOMENTS[rng.below(LUCKY_MOMENTS.length)], 'a number');
  const slams = rng.below(3);
  let state = story.begins(rng, fresh);
  for (let part = 0; part <= slams; part++) {
    for (let rooms = story.explores ?? 0; rooms > 0; rooms--) {
      const next = explored(rng, state, (before, command) => after(rng, before, command));
      if (next === state) break;
      state = next;
    }
    for (let moment = 0; moment < moments; moment++) state = luckyMoment(rng, state);
    if (part < slams) state = afterSlam(rng, state);
  }
  return state;
};

/** When a game stands as it does: right after its last slam. */
export const takenUpAt = ({ slams, countdowns }: State): Millis => {
  const last = countdowns[slams - 1];
  return last ? last.ends + LAG_MS : 0;
};

const LUCKY_MOMENTS = [10, 30, 80] as const;

interface Story {
  readonly begins: (rng: Rng, state: State) => State;
  /** So many rooms are looked for, and nothing else is done. */
  readonly explores?: number;
}

/** What lies on top of the stack makes the story; any order is as likely as another. */
const STORIES: readonly Story[] = [
  {
    begins: (rng, state) =>
      withFewGems(
        rng,
        bringUp(rng, state, id => id === EXIT),
      ),
  },
  {
    begins: (rng, state) =>
      withFewGems(
        rng,
        bringUp(rng, state, id => id === EXIT || isOfModule(id)),
      ),
  },
  { begins: (rng, state) => bringUp(rng, state, isOfModule) },
  // Nearly all is discovered; what is left are dead ends, which hardly fit.
  { begins: (rng, state) => bringUp(rng, state, id => !isDeadEnd(id)), explores: 40 },
];

const withFewGems = (rng: Rng, state: State): State => ({ ...state, depot: Math.min(state.depot, rng.below(4)) });

/** Rooms that did not fit went under the stack (TB6), so that any of them may be the last. */
const bringUp = (rng: Rng, state: State, isWanted: (id: TileId) => boolean): State => {
  const order = known(state.stack);
  const top = shuffled(rng, order.filter(isWanted));
  return { ...state, stack: pileOf([...top, ...order.filter(id => !top.includes(id))]) };
};

const isDeadEnd = (id: TileId): boolean => temple.tile(id).doors.length === 0;
const isOfModule = (id: TileId): boolean => !CORE_TILES.some(tile => tile.id === id);

/** Somebody tries something, and has the dice for it if it takes dice. */
const luckyMoment = (rng: Rng, state: State): State => {
  const who = seat(rng.below(state.players.length));
  const wishes = hastyCommands(state, who).filter(({ type }) => !LEFT_TO_PLAY.includes(type));
  const all = [...new Set(wishes.map(kindOf))];
  // Whatever can be done here comes before walking on.
  const here = rng.below(2) === 0 ? all.filter(kind => kind !== 'enter' && kind !== 'discover') : [];
  const kinds = all.includes('takeTreasure') ? ['takeTreasure'] : here.length > 0 ? here : all;
  const kind = kinds[rng.below(Math.max(1, kinds.length))];
  for (const command of shuffled(rng, wishes).filter(wish => kindOf(wish) === kind)) {
    const next = after(rng, state, command);
    if (next !== state) return next;
  }
  return state;
};

/** What a game is taken up for should not be over by then: cards stay in the hand, the last step of a quest is not made. */
const LEFT_TO_PLAY: readonly string[] = [
  'escape',
  'useTreasure',
  'liftCurse',
  'loseTreasure',
  'swapSouls',
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
