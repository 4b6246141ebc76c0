import { type Seat, type Tick, tableQueue } from '@templefall/kernel';
import { type Chance, type Millis, type Rng, seededChance, seedOf } from '@templefall/kit';
import { type Command, DEFAULT_OPTIONS, type Options, type State, temple } from '@templefall/temple';
import type { Contender } from './measure.ts';

/** A game as the engine met it: the opening, and every command it accepted with its moment. */
export interface Recording {
  readonly opening: State;
  readonly chance: Chance;
  readonly moves: readonly Move[];
  readonly final: State;
}
interface Move {
  readonly command: Command | Tick;
  readonly at: Millis;
  readonly now: Millis;
}

/** Four eager players, who act by chance where nothing is urgent, until `isDone` or the end of the game. */
export const recorded = (
  seed: string,
  wish: Partial<Options> = {},
  isDone: (state: State) => boolean = () => false,
): Recording => {
  const chance = seededChance(seedOf(seed));
  const rng = seededChance(seedOf(`players of ${seed}`))(0, 0);
  const opening = temple.setup({ ...DEFAULT_OPTIONS, players: 4, ...wish }, chance);
  const moves: Move[] = [];
  const listening: typeof temple = {
    ...temple,
    decide: (state, command, moment) => {
      const result = temple.decide(state, command, moment);
      if (result.ok) moves.push({ command, at: moment.at, now: moment.now ?? moment.at });
      return result;
    },
  };
  const table = tableQueue<State, null>(listening, opening, chance);
  for (let now = 0; now < LONGEST_MS && !temple.outcome(table.state()) && !isDone(table.state()); now += STEP_MS) {
    const { state } = table.advance(now);
    const me = rng.below(state.players.length) as Seat;
    const command = chosen(rng, temple.legal(temple.view(state), me, now));
    if (command) table.submit(null, command, { stamp: now, now });
  }
  return { opening, chance, moves, final: table.state() };
};

/** `decide` and `evolve` of a recorded game, from its opening to its end. */
export const replaying = ({ opening, chance, moves, final }: Recording, name: string): Contender => {
  const expected = JSON.stringify(final);
  const play = (): State => {
    let state = opening;
    for (const { command, at, now } of moves) {
      const result = temple.decide(state, command, { at, now, chance });
      if (!result.ok) throw new Error(`a recorded move was refused: ${result.error.code}`);
      for (const event of result.value) state = temple.evolve(state, event);
    }
    return state;
  };
  if (JSON.stringify(play()) !== expected) throw new Error('the recorded game ends otherwise');
  return {
    name,
    run: () => {
      play();
      return moves.length;
    },
  };
};

/** Somebody at the table does something thirty times a second, if they can. */
const STEP_MS = 30;
/** Practice has no end of its own. */
const LONGEST_MS = 6 * 3_600_000;
/** What people do as soon as they can; walking about and rolling come after it, by chance. */
const EAGER = ['free', 'escape', 'activate', 'discover'];
const BY_CHANCE = ['roll', 'enter'];

const chosen = (rng: Rng, offered: readonly Command[]): Command | undefined => {
  const eager = EAGER.map(wanted => offered.find(({ type }) => type === wanted)).find(command => command);
  if (eager) return eager;
  const others = offered.filter(({ type }) => BY_CHANCE.includes(type));
  return others[rng.below(Math.max(1, others.length))];
};
