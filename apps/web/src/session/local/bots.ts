import { createTempleBot, type Heard, type TempleBotMemory } from '@templefall/bots';
import type { Seat } from '@templefall/kernel';
import { type Clock, type Millis, type Seed, seededChance } from '@templefall/kit';
import type { Cell } from '@templefall/temple';
import type { BotTemper } from '../lobby.ts';
import type { Host } from './host.ts';

export interface BotSeat {
  readonly seat: Seat;
  readonly temper: BotTemper;
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

  host.onShout(({ seat, call, cell }) => {
    const at = host.now();
    heard = [
      ...heard.filter(one => one.at > at - HEARING),
      { from: seat, at, talk: { type: 'call', call, ...(cell && { target: cell }) } },
    ];
  });

  const wake = (one: BotSeat, turn: number): void => {
    if (host.view().ended) return;
    const pause = host.isStill() ? STILL_PAUSE : Math.max(LEAST_PAUSE, move(one, turn));
    clock.at(clock.now() + pause, () => wake(one, turn + 1));
  };

  /** How long the bot rests afterwards. */
  const move = ({ seat, temper }: BotSeat, turn: number): Millis => {
    const at = host.now();
    const rng = luck(BOT_STREAM + seat, turn);
    const { command, talk, wakeAt, memory } = bot.move({
      view: host.view(),
      seat,
      at,
      rng,
      level: temper,
      heard,
      memory: memories.get(seat),
    });
    memories.set(seat, memory);
    if (command) host.play(command);
    if (talk?.type === 'call') host.shout({ seat, call: talk.call, ...(talk.target && { cell: talk.target as Cell }) });
    return wakeAt - at;
  };

  for (const one of seats) wake(one, 0);
};
