import { seat } from '@templefall/kernel';
import { type Millis, seededChance, seedOf } from '@templefall/kit';
import { type Command, type State, temple } from '@templefall/temple';
import type { BotLevel, BotTalk, Heard } from '../../contract.ts';
import type { Memory } from '../memory.ts';
import { createTempleBot } from '../player.ts';

export interface Asking {
  readonly at?: Millis;
  readonly level?: BotLevel;
  readonly heard?: readonly Heard[];
  readonly memory?: Memory;
  /** The seats of bots, if people play the others. */
  readonly bots?: readonly number[];
}

export interface Asked {
  readonly command?: Command;
  readonly talk?: BotTalk;
  readonly memory: Memory;
}

const bot = createTempleBot();
const luck = seededChance(seedOf('asked'));

/** How often a bot that only looks is asked again before it counts as waiting. */
const PATIENCE = 8;

/** What a bot in this seat does first, from this position and with an empty memory unless one is given. */
export const asked = (
  state: State,
  me: number,
  { at = 1000, level = 'steady', heard = [], memory, bots }: Asking = {},
): Asked => {
  let moment = at;
  let kept = memory;
  let talk: BotTalk | undefined;
  for (let time = 0; time < PATIENCE; time++) {
    const move = bot.move({
      view: temple.view(state),
      seat: seat(me),
      at: moment,
      memory: kept,
      rng: luck(me, time),
      level,
      heard,
      ...(bots && { bots: bots.map(seat) }),
    });
    kept = move.memory;
    talk ??= move.talk;
    if (move.command) return { command: move.command, memory: kept, ...(talk && { talk }) };
    moment = move.wakeAt;
  }
  return { memory: kept ?? {}, ...(talk && { talk }) };
};
