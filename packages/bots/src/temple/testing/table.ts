import { type Answer, seat, tableQueue } from '@templefall/kernel';
import { type Chance, type Millis, must, seededChance, seedOf } from '@templefall/kit';
import { type Command, type State, temple } from '@templefall/temple';
import type { BotLevel } from '../../contract.ts';
import type { Memory } from '../memory.ts';
import { createTempleBot, type TempleBot } from '../player.ts';

export interface TableWish {
  readonly seed: string;
  /** As a table would choose them. */
  readonly options: object;
  /** By seat; the last one holds for all that follow. */
  readonly levels: readonly BotLevel[];
  readonly bot?: TempleBot;
  /** A position to play on from, and when. */
  readonly from?: { readonly state: State; readonly at: Millis };
  /** Practice has no end: it is broken off here. */
  readonly until?: Millis;
}

export interface PlayedTable {
  readonly state: State;
  readonly at: Millis;
  readonly wakes: number;
  readonly commands: number;
  readonly refused: readonly { readonly command: Command; readonly code: string; readonly at: Millis }[];
}

/** The streams of luck that no game uses: one for each bot. */
const BOT_STREAM = 900;
const LATEST: Millis = 11 * 60_000;

/** A whole game with a bot at every seat, on the table's own queue, as fast as it goes. */
export const playTable = ({
  seed,
  options,
  levels,
  bot = createTempleBot(),
  from,
  until = LATEST,
}: TableWish): PlayedTable => {
  const chance: Chance = seededChance(seedOf(seed));
  const parsed = temple.parseOptions(options);
  if (!parsed.ok) throw new Error(`options: ${JSON.stringify(parsed.error)}`);
  const queue = tableQueue<State, number>(temple, from?.state ?? temple.setup(parsed.value, chance), chance);
  let at = from?.at ?? 0;
  let wakes = 0;
  let commands = 0;
  const refused: { command: Command; code: string; at: Millis }[] = [];
  const seats = queue.state().players.map((_, index) => ({
    wakeAt: at,
    memory: undefined as Memory | undefined,
    level: levels[index] ?? must(levels.at(-1), 'a level'),
    luck: chance(BOT_STREAM + index, 0),
  }));
  let lastView: State | undefined;
  let lastState: State | undefined;
  const note = (answers: readonly Answer<number>[], command: Command): void => {
    for (const { result } of answers) if (!result.ok) refused.push({ command, code: result.error.code, at });
  };

  while (!queue.state().ended && at < until) {
    // Somebody at a real table ends a pause; bots are not asked meanwhile.
    if (queue.state().paused) queue.submit(0, { type: 'resume', seat: seat(0) }, { stamp: at, now: at });
    let next = 0;
    for (let index = 1; index < seats.length; index++)
      if ((seats[index]?.wakeAt ?? 0) < (seats[next]?.wakeAt ?? 0)) next = index;
    const one = must(seats[next], 'a seat');
    const due = queue.due();
    if (due !== undefined && due <= one.wakeAt) {
      at = Math.max(at, due);
      queue.advance(at);
      continue;
    }
    at = Math.max(at, one.wakeAt);
    const state = queue.state();
    if (state !== lastState || !lastView) {
      lastState = state;
      lastView = temple.view(state);
    }
    wakes++;
    const move = bot.move({
      view: lastView,
      seat: seat(next),
      at,
      memory: one.memory,
      rng: one.luck,
      level: one.level,
    });
    one.memory = move.memory;
    one.wakeAt = Math.max(move.wakeAt, at + 1);
    if (!move.command) continue;
    commands++;
    note(queue.submit(commands, move.command, { stamp: at, now: at }).answers, move.command);
  }
  return { state: queue.state(), at, wakes, commands, refused };
};
