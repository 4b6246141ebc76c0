import { createRollWriteBot, type RollWriteBotMemory } from '@templefall/bots';
import { seededChance, seedOf } from '@templefall/kit';
import { type Event, type Options, rollwrite, type State, seatsOf } from '@templefall/rollwrite';
import type { AppliedEvent } from '../../gameClient.ts';

export type Played = readonly AppliedEvent<State, Event>[];

/** A whole game of bots: the same word gives the same game. */
const playedGame = (luck: string, wishes: Partial<Options>): Played => {
  const options = rollwrite.parseOptions(wishes);
  if (!options.ok) throw new Error(`options ${JSON.stringify(wishes)}`);
  const chance = seededChance(seedOf(luck));
  const rng = seededChance(seedOf(`bots ${luck}`))(0, 0);
  const bot = createRollWriteBot();
  const memories: (RollWriteBotMemory | undefined)[] = [];
  const played: AppliedEvent<State, Event>[] = [];
  let state = rollwrite.setup(options.value, chance);
  for (let look = 0; look < MOST_LOOKS && !state.ending; look++)
    for (const seat of seatsOf(state)) {
      const move = bot.move({ view: state, seat, at: 0, memory: memories[seat], rng, level: 'steady' });
      memories[seat] = move.memory;
      if (!move.command) continue;
      const decided = rollwrite.decide(state, move.command, { at: 0, chance });
      if (!decided.ok) throw new Error(`${move.command.type}: ${decided.error.code}`);
      for (const event of decided.value) {
        const before = state;
        state = rollwrite.evolve(state, event);
        played.push({ at: 0, event, before, after: state });
      }
    }
  return played;
};

/** The first of them that ended as wanted. */
export const gameThatWas = (won: boolean, wishes: Partial<Options>): Played => {
  for (let game = 0; game < MOST_GAMES; game++) {
    const played = playedGame(`game ${game}`, wishes);
    if (played.at(-1)?.after.ending?.won === won) return played;
  }
  throw new Error(`no game was ${won ? 'won' : 'lost'}`);
};

const MOST_GAMES = 30;
/** Longer than any game. */
const MOST_LOOKS = 5000;
