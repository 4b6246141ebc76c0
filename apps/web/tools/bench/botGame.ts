import { createTempleBot, type TempleBotMemory } from '@templefall/bots';
import { seat, tableQueue } from '@templefall/kernel';
import { type Millis, type Seed, seededChance } from '@templefall/kit';
import { type Options, type State, temple } from '@templefall/temple';

const LEAST_PAUSE: Millis = 60;
/** Streams of luck far from those the game uses itself. */
const BOT_STREAM = 1000;

/** A game that novices play among themselves, and how far it has come by then. */
export const botGame = (
  { options, seed, until }: { readonly options: Options; readonly seed: Seed; readonly until: Millis },
  happened: (state: State, at: Millis) => void = () => undefined,
): State => {
  const luck = seededChance(seed);
  const queue = tableQueue<State, number>(temple, temple.setup(options, luck), luck);
  const bot = createTempleBot();
  const wakes: Millis[] = Array.from({ length: options.players }, () => 0);
  const memories = new Map<number, TempleBotMemory>();
  let turn = 0;
  for (;;) {
    const next = Math.min(...wakes);
    const at = Math.min(next, queue.due() ?? next);
    if (at > until || queue.state().ended) return queue.state();
    if (queue.advance(at).events.length > 0) happened(temple.view(queue.state()), at);
    const index = wakes.indexOf(next);
    if (next > at) continue;
    const who = seat(index);
    const { command, wakeAt, memory } = bot.move({
      view: temple.view(queue.state()),
      seat: who,
      at,
      rng: luck(BOT_STREAM + index, turn++),
      level: 'novice',
      heard: [],
      memory: memories.get(index),
    });
    memories.set(index, memory);
    wakes[index] = Math.max(wakeAt, at + LEAST_PAUSE);
    if (command && queue.submit(index, command, { stamp: at, now: at }).events.length > 0)
      happened(temple.view(queue.state()), at);
  }
};
