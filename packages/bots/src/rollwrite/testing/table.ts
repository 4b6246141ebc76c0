import { type Seat, seat, tableQueue } from '@templefall/kernel';
import { type Chance, type Millis, type Rng, seededChance, seedOf } from '@templefall/kit';
import { type Command, type Options, rollwrite, type State } from '@templefall/rollwrite';
import { BOT_LEVELS, type BotLevel } from '../../contract.ts';
import type { Memory } from '../memory.ts';
import { createRollWriteBot, type RollWriteBot } from '../player.ts';

/** A table for bots to sit at. */
export const openTable = (options: Partial<Options>, luck: Chance): State => {
  const parsed = rollwrite.parseOptions(options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return rollwrite.setup(parsed.value, luck);
};

interface Sitting {
  readonly seed: string;
  readonly from?: State;
  readonly options?: Partial<Options>;
  /** By seat; the last one holds for all that follow. */
  readonly levels: readonly BotLevel[];
  readonly bot?: RollWriteBot;
}

/** Longer than any game: a table that is still open then hangs. */
const LATEST: Millis = 24 * 3_600_000;

/** Bots play to the end; what is refused is thrown. */
export const playedOut = ({ seed, from, options = {}, levels, bot = createRollWriteBot() }: Sitting): State => {
  const chance = seededChance(seedOf(seed));
  const table = tableQueue<State, number>(rollwrite, from ?? openTable(options, chance), chance);
  const luck = seededChance(seedOf(`bots ${seed}`))(0, 0);
  const memories: (Memory | undefined)[] = [];
  const wakes = table.state().players.map(() => 0);
  for (let now = 0; now < LATEST; ) {
    if (table.state().ending) return table.state();
    const next = wakes.indexOf(Math.min(...wakes));
    const due = table.due();
    if (due !== undefined && due <= (wakes[next] ?? 0)) {
      now = due;
      table.advance(now);
      continue;
    }
    now = Math.max(now, wakes[next] ?? 0);
    const level = levels[next] ?? levels.at(-1) ?? 'steady';
    const move = bot.move({ view: table.state(), seat: seat(next), at: now, memory: memories[next], rng: luck, level });
    memories[next] = move.memory;
    wakes[next] = move.wakeAt;
    if (!move.command) continue;
    const { answers } = table.submit(0, move.command, { stamp: now, now });
    for (const { result } of answers)
      if (!result.ok) throw new Error(`${level} was refused (${result.error.code}): ${JSON.stringify(move.command)}`);
  }
  throw new Error('the table hangs');
};

/** Chance plays so many steps: any seat, any offer, the end of exploring seldom. */
export const wandered = (options: Partial<Options>, seed: string, steps: number): readonly State[] => {
  const chance = seededChance(seedOf(seed));
  const rng = seededChance(seedOf(`wandering ${seed}`))(0, 0);
  const states = [openTable(options, chance)];
  for (let at = 1; at <= steps; at++) {
    const state = states.at(-1) as State;
    const offers = state.players.flatMap((_, who) => wishes(state, seat(who)));
    if (offers.length === 0) break;
    const command = offers[rng.below(offers.length)] as Command;
    const result = rollwrite.decide(state, command, { at: at * 1000, chance });
    if (!result.ok) throw new Error(result.error.code);
    states.push(result.value.reduce(rollwrite.evolve, state));
  }
  return states;
};

const wishes = (state: State, who: Seat): readonly Command[] => {
  const offers = rollwrite.legal(state, who, 0).filter(({ type }) => type !== 'undo');
  const busy = offers.filter(({ type }) => type !== 'endExploring');
  return busy.length > 0 ? busy : offers;
};

export const anyLevel = (rng: Rng): BotLevel => BOT_LEVELS[rng.below(BOT_LEVELS.length)] ?? 'steady';
