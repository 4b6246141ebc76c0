import { type SeatCommand, seat } from '@templefall/kernel';
import type { Rng } from '@templefall/kit';
import { type DieId, isExit, type Spot, type State, temple } from '@templefall/temple';
import type { RandomPlay } from '../play/spec.ts';
import { takenUpInCorner } from './corners.ts';
import { templeCoverage } from './coverage.ts';
import { hastyChoice, hastyCommands } from './hasty.ts';
import { takenUpAt, takenUpLate } from './late.ts';
import { randomOptions } from './options.ts';
import { hasBusinessHere, thoughtfulRoll } from './thoughtfulRoll.ts';

/** Temple for the random player. */
export const templePlay: RandomPlay<State> = {
  game: temple,
  options: randomOptions,
  seats: state => state.players.length,
  opening,
  takenUpAt,
  weight: (command, state) => weightOf(command, state),
  hunch: (state, seat, at) => hastyChoice(state, seat, at) ?? thoughtfulRoll(state, seat, at),
  hasty: hastyCommands,
  free: ['roll', 'share', 'markDie', 'setHand'],
  interchangeable: ['pay', 'spend'],
  host: (rng, state) => ({ type: 'setAway', seat: seat(rng.below(state.players.length)), away: rng.below(2) === 0 }),
  broken: (state, opening) => [...diceAstray(state, opening), ...gemsAstray(state, opening)],
  isEndless: state => state.countdowns.length === 0,
  coverage: templeCoverage,
};

/** One game in three from its beginning, one in ten from a corner, the others taken up late. */
function opening(rng: Rng, state: State): State {
  if (rng.below(3) === 0) return state;
  const corner = rng.below(7) === 0 ? takenUpInCorner(rng, state) : undefined;
  return corner ?? takenUpLate(rng, state);
}

/**
 * What chance prefers, so that its games get somewhere: acting over rolling, rolling over waiting, waiting over talking.
 * Giving up and pausing are kept for rare occasions, or few games would last.
 */
const WEIGHTS: { readonly [name: string]: number } = {
  escape: 100_000,
  activate: 50_000,
  free: 10_000,
  enter: 1500,
  discover: 10_000,
  roll: 2000,
  giveDie: 500,
  passTrial: 50_000,
  healTree: 50_000,
  activateTwins: 50_000,
  darePit: 50_000,
  pushGhost: 20_000,
  sacrifice: 40,
  takeTreasure: 20_000,
  liftCurse: 5000,
  // There are so many of them.
  turnRoom: 30,
  dash: 300,
  resume: 1000,
  share: 8,
  markDie: 2,
  'propose fate': 50,
  'propose pause': 1,
  'propose giveUp': 1,
  'agree fate': 800,
  'agree pause': 2000,
  'agree giveUp': 30,
  decline: 50,
};

/** How likely one leaves a place where something is left to do, and comes to the way out or takes something there. */
const SELDOM = 40;
const LEAVING = 20_000;

const weightOf = (command: SeatCommand, state: State): number => {
  const name = nameOf(command);
  if (name === 'propose giveUp' && state.slams < 2) return 0;
  // A pause agreed on while a slam is being settled begins after it (TX6): rare, unless it is proposed just then.
  if (name === 'propose pause' && state.gongs > state.slams) return 40;
  if ('load' in command) return LEAVING;
  if (command.type === 'enter' && hasBusinessHere(state, command.seat)) return SELDOM;
  if (command.type === 'enter' && 'to' in command && isExit(state.rooms, command.to as Spot)) return LEAVING;
  return WEIGHTS[name] ?? WEIGHTS[command.type] ?? 2000;
};

const nameOf = (command: SeatCommand): string => ('vote' in command ? `${command.type} ${command.vote}` : command.type);

/** [TS1] Every die of the box is in one place: a hand, among the lost, or on a card (TM1.5). */
const diceAstray = (state: State, opening: State): readonly string[] => {
  const [box, found] = [diceIn(opening), diceIn(state)];
  return found.join() === box.join() ? [] : [`the dice ${box.join(' ')} became ${found.join(' ')}`];
};

const diceIn = (state: State): readonly DieId[] => {
  const hands = state.players.flatMap(player => [...player.dice, ...player.lost].map(die => die.id));
  return [...hands, ...diceOnCards(state)].sort();
};

const diceOnCards = ({ modules }: State): readonly DieId[] => {
  const { held = [] } = (modules.curses ?? {}) as { readonly held?: readonly { readonly die?: DieId }[] };
  return held.flatMap(({ die }) => die ?? []);
};

/** [TS3] [TS4] Gems lie in the depot, beside it, in rooms or on tiles of players; only illusions take some along (TM3.3). */
const gemsAstray = (state: State, opening: State): readonly string[] => {
  if (state.depot < 0 || state.spare < 0) return [`gems below nothing: ${state.depot} and ${state.spare}`];
  const [before, now] = [gemsIn(opening), gemsIn(state)];
  const isConserved = 'illusions' in state.modules ? now <= before : now === before;
  return isConserved ? [] : [`${before} gems became ${now}`];
};

const gemsIn = ({ depot, spare, rooms, modules }: State): number => {
  const { gems = [] } = (modules.treasures ?? {}) as { readonly gems?: readonly unknown[] };
  return Object.values(rooms).reduce((sum, room) => sum + room.gems, depot + spare + gems.length);
};
