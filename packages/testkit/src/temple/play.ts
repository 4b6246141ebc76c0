import { known, pileOf, type SeatCommand, seat } from '@templefall/kernel';
import type { Rng } from '@templefall/kit';
import { type DieId, EXIT, type State, temple } from '@templefall/temple';
import type { RandomPlay } from '../play/spec.ts';
import { templeCoverage } from './coverage.ts';
import { randomOptions } from './options.ts';
import { hasBusinessHere, thoughtfulRoll } from './thoughtfulRoll.ts';

/** Temple for the random player. */
export const templePlay: RandomPlay<State> = {
  game: temple,
  options: randomOptions,
  seats: state => state.players.length,
  opening: (rng, state) => (rng.below(3) === 0 ? late(rng, state) : state),
  weight: (command, state) => weightOf(command, state),
  hunch: thoughtfulRoll,
  free: ['roll', 'share', 'markDie', 'setHand'],
  interchangeable: ['pay'],
  host: (rng, state) => ({ type: 'setAway', seat: seat(rng.below(state.players.length)), away: rng.below(2) === 0 }),
  broken: (state, opening) => [...diceAstray(state, opening), ...gemsAstray(state, opening)],
  isEndless: state => state.countdowns.length === 0,
  coverage: templeCoverage,
};

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

/** How likely one leaves a place where something is left to do. */
const SELDOM = 40;

const weightOf = (command: SeatCommand, state: State): number => {
  const name = nameOf(command);
  if (name === 'propose giveUp' && state.slams < 2) return 0;
  // A pause agreed on while a slam is being settled begins after it (TX6): rare, unless it is proposed just then.
  if (name === 'propose pause' && state.gongs > state.slams) return 40;
  if (command.type === 'enter' && hasBusinessHere(state, command.seat)) return SELDOM;
  return WEIGHTS[name] ?? WEIGHTS[command.type] ?? 2000;
};

/** Few gems left and the exit on top of the stack: an escape is near. */
const late = (rng: Rng, state: State): State => ({
  ...state,
  depot: Math.min(state.depot, rng.below(4)),
  stack: pileOf([EXIT, ...known(state.stack).filter(id => id !== EXIT)]),
});

const nameOf = (command: SeatCommand): string => ('vote' in command ? `${command.type} ${command.vote}` : command.type);

/** [TS1] Every die of the box is in one place: a hand, among the lost, or on a card (TM1.5). */
const diceAstray = (state: State, opening: State): readonly string[] => {
  const box = opening.players.flatMap(player => player.dice.map(die => die.id)).sort();
  const now = state.players.flatMap(player => [...player.dice, ...player.lost].map(die => die.id));
  const found = [...now, ...diceOnCards(state)].sort();
  return found.join() === box.join() ? [] : [`the dice ${box.join(' ')} became ${found.join(' ')}`];
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
