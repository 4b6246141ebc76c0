import { fold, type Recorded } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { type Event, type State, temple } from '@templefall/temple';
import { playRandomly } from '@templefall/testkit';
import { templePlay } from '@templefall/testkit/temple';
import { expect, it } from 'vitest';
import { createTempleBot } from './player.ts';
import { playTable } from './testing/table.ts';

const bot = createTempleBot();

/** A position in the middle of a game that chance has played, never between two events of one command. */
const somewhereIn = (
  seed: string,
): { readonly state: State; readonly at: number; readonly options: object } | undefined => {
  const rng = seededChance(seedOf(`moment ${seed}`))(0, 0);
  const { opening, events, options } = playRandomly(templePlay, { seed, modules: 'random' });
  const cuts = events.flatMap((one, index) => (index > 0 && one.at > (events[index - 1]?.at ?? 0) ? [index] : []));
  const cut = cuts[rng.below(Math.max(1, cuts.length))];
  if (cut === undefined) return undefined;
  const past = events.slice(0, cut) as readonly Recorded<Event>[];
  const state = fold(
    temple,
    opening as State,
    past.map(({ event }) => event),
  );
  return state.ended || state.paused ? undefined : { state, at: past.at(-1)?.at ?? 0, options: options as object };
};

it('[TX3] bots take over every seat at any moment of a game and never break a rule', () => {
  let taken = 0;
  for (let game = 0; game < 24; game++) {
    const from = somewhereIn(`taken over ${game}`);
    if (!from) continue;
    taken++;
    const { state, refused } = playTable({
      seed: `on ${game}`,
      options: from.options,
      levels: ['steady', 'novice', 'expert'],
      bot,
      from,
      until: from.at + 700_000,
    });
    expect({ game, refused }).toEqual({ game, refused: [] });
    expect(state.ended !== undefined || state.countdowns.length === 0).toBe(true);
  }
  expect(taken).toBeGreaterThan(14);
});
