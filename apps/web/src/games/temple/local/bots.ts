import { createTempleBot, type Heard, type TempleBotMemory } from '@templefall/bots';
import type { Seat } from '@templefall/kernel';
import { type Clock, type Millis, type Seed, seededChance } from '@templefall/kit';
import type { BotLevel } from '@templefall/protocol';
import { isTempleCall } from '../session.ts';
import type { Host } from './host.ts';

export interface BotSeat {
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** How long what was said is remembered, how soon a bot looks again at the earliest, and how soon at a table that stands still. */
const HEARING: Millis = 30_000;
const LEAST_PAUSE: Millis = 60;
const STILL_PAUSE: Millis = 300;
/** Streams of luck far from those the game uses itself. */
const BOT_STREAM = 1000;

/** Lets bots play their seats: each has its own time to wake, looks at what everybody sees, and sends plain commands. */
export const seatBots = (
  host: Host,
  seats: readonly BotSeat[],
  { clock, seed }: { readonly clock: Clock; readonly seed: Seed },
): void => {
  const bot = createTempleBot();
  const luck = seededChance(seed);
  let heard: readonly Heard[] = [];
  const memories = new Map<Seat, TempleBotMemory>();

  host.onCall(told => {
    if (!isTempleCall(told)) return;
    const { seat, call, target } = told;
    const at = host.now();
    heard = [
      ...heard.filter(one => one.at > at - HEARING),
      { from: seat, at, talk: { type: 'call', call, ...(target && { target }) } },
    ];
  });

  const wake = (one: BotSeat, turn: number): void => {
    if (host.view().ended) return;
    const pause = host.isStill() ? STILL_PAUSE : Math.max(LEAST_PAUSE, move(one, turn));
    clock.at(clock.now() + pause, () => wake(one, turn + 1));
  };

  /** How long the bot rests afterwards. */
  const move = ({ seat, level }: BotSeat, turn: number): Millis => {
    const at = host.now();
    const rng = luck(BOT_STREAM + seat, turn);
    const { command, talk, wakeAt, memory } = bot.move({
      view: host.view(),
      seat,
      at,
      rng,
      level,
      heard,
      memory: memories.get(seat),
    });
    memories.set(seat, memory);
    if (command) host.play(command);
    if (talk?.type === 'call') host.call({ seat, call: talk.call, ...(talk.target && { target: talk.target }) });
    return wakeAt - at;
  };

  for (const one of seats) wake(one, 0);
};
