import { type BotTalk, createTempleBot, type Heard, type TempleBotMemory } from '@templefall/bots';
import type { Seat } from '@templefall/kernel';
import { type Clock, type Millis, type Rng, type Seed, seededChance } from '@templefall/kit';
import type { Cell } from '@templefall/temple';
import type { BotTemper } from './gathering.ts';
import type { LocalTable } from './localTable.ts';

export interface BotSeat {
  readonly seat: Seat;
  readonly temper: BotTemper;
}

/** How long what was said is remembered, and how soon a bot looks again at the earliest. */
const HEARING: Millis = 30_000;
const LEAST_PAUSE: Millis = 60;
/** Streams of luck far from those the game uses itself. */
const BOT_STREAM = 1000;

/** Lets bots play their seats: each has its own time to wake, looks at what everybody sees, and sends plain commands. */
export const seatBots = (
  table: LocalTable,
  seats: readonly BotSeat[],
  { clock, seed }: { readonly clock: Clock; readonly seed: Seed },
): (() => void) => {
  const bot = createTempleBot();
  const luck = seededChance(seed);
  let heard: readonly Heard[] = [];
  let isOver = false;
  const sleeping = new Map<Seat, () => void>();
  const memories = new Map<Seat, TempleBotMemory>();

  const stopListening = table.onShout(({ seat, call, cell }) => {
    const at = table.now();
    heard = [
      ...heard.filter(one => one.at > at - HEARING),
      { from: seat, at, talk: { type: 'call', call, ...(cell && { target: cell }) } },
    ];
  });

  const wake = ({ seat, temper }: BotSeat, turn: number): void => {
    if (isOver || table.view.value.ended) return;
    const at = table.now();
    const isStill = !table.hasBegun.value || table.view.value.paused === true;
    const memory = memories.get(seat);
    const rng: Rng = luck(BOT_STREAM + seat, turn);
    const move = isStill
      ? undefined
      : bot.move({ view: table.view.value, seat, at, rng, level: temper, heard, memory });
    if (move) memories.set(seat, move.memory);
    if (move?.command) void table.send(move.command);
    if (move?.talk) speak(seat, move.talk);
    const pause = Math.max(LEAST_PAUSE, move ? move.wakeAt - at : 300);
    sleeping.set(
      seat,
      clock.at(clock.now() + pause, () => wake({ seat, temper }, turn + 1)),
    );
  };

  const speak = (seat: Seat, talk: BotTalk): void => {
    if (talk.type === 'call') table.hear({ seat, call: talk.call, ...(talk.target && { cell: talk.target as Cell }) });
  };

  for (const one of seats) wake(one, 0);
  return () => {
    isOver = true;
    stopListening();
    for (const cancel of sleeping.values()) cancel();
  };
};
