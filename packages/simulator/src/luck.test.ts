import { type Game, type SeatCommand, seat } from '@templefall/kernel';
import { ok, type Seed, seededChance, seedOf } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { type Bot, type Contest, playSitting } from './contest.ts';
import { luckAndChoice } from './luck.ts';

/**
 * Ten turns: each is a coin (its luck), which a bot takes as it falls. Who has six or more heads wins. A command can also waste the
 * turn, which no bot does: that is choice.
 */
interface Coins {
  readonly heads: number;
  readonly turns: number;
}
const TURNS = 10;
const coins: Game<number, Coins, SeatCommand, { readonly type: 'flipped'; readonly head: boolean }, 'never'> = {
  id: 'coins',
  version: 1,
  seats: { least: 1, most: 1 },
  commands: { flip: {}, waste: {} },
  parseOptions: () => ok(1),
  setup: () => ({ heads: 0, turns: 0 }),
  decide: ({ turns }, { type }, { chance }) =>
    ok([{ type: 'flipped', head: chance(2, turns).below(2) === 1 && type === 'flip' }]),
  evolve: ({ heads, turns }, { head }) => ({ heads: heads + (head ? 1 : 0), turns: turns + 1 }),
  due: () => undefined,
  legal: () => [],
  view: state => state,
  redact: event => event,
  isPaused: () => false,
  outcome: ({ heads, turns }) => (turns < TURNS ? undefined : { won: heads >= 6 }),
};
const flip: Bot = ({ at }) => ({ memory: undefined, wakeAt: at + 1000, command: { type: 'flip', seat: seat(0) } });
const contest: Contest = {
  game: coins,
  bot: flip,
  startMemory: undefined,
  seats: () => 1,
  progress: state => (state as Coins).turns,
  figures: () => ({}),
};

/** A game with this luck, in which some turns are wasted. */
const played = (luck: string, wasted: readonly number[]) => {
  const seed = seedOf(luck) as Seed;
  const chance = seededChance(seed);
  const states: Coins[] = [coins.setup(1, chance)];
  for (let turn = 0; turn < TURNS; turn++) {
    const before = states[turn] as Coins;
    const type = wasted.includes(turn) ? 'waste' : 'flip';
    const decided = coins.decide(before, { type, seat: seat(0) }, { at: 0, chance });
    states.push(decided.ok ? decided.value.reduce(coins.evolve, before) : before);
  }
  const won = coins.outcome(states.at(-1) as Coins)?.won ?? false;
  const milestones = [0, 2, 4, 6, 8].map(turn => ({ state: states[turn], at: turn * 1000 }));
  return { options: 1, seed, milestones, won, games: 200 };
};

describe('luck and choice', () => {
  it('add up to what the game brought: result minus start', () => {
    for (const luck of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const wasted of [[], [1, 3], [0, 5, 9]]) {
        const question = played(luck, wasted);
        const told = luckAndChoice(contest, question);
        expect(told.luck + told.choice).toBeCloseTo((question.won ? 1 : 0) - told.start, 10);
        const sum = told.stretches.reduce((all, { luck: one, choice }) => all + one + choice, 0);
        expect(sum).toBeCloseTo(told.luck + told.choice, 10);
        for (const { before, after, luck: one, choice } of told.stretches)
          expect(before + one + choice).toBeCloseTo(after, 10);
      }
  });

  it('of a team that plays as the bots do all is luck, of any luck', () => {
    for (const luck of ['a', 'b', 'c', 'd', 'e', 'f']) expect(luckAndChoice(contest, played(luck, [])).choice).toBe(0);
  });

  it('of wasted luck the loss is choice', () => {
    const lucky = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].find(luck => played(luck, []).won) ?? '';
    const told = luckAndChoice(contest, played(lucky, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(told.choice).toBeLessThan(-told.error);
    expect(told.start).toBeGreaterThan(0.37 - told.startError - 0.1);
  });

  it('the chance at the start is the true one within the stated error', () => {
    // Six or more heads of ten: 386 of 1024.
    const { start, startError } = luckAndChoice(contest, { ...played('a', []), games: 2000 });
    expect(Math.abs(start - 386 / 1024)).toBeLessThan(1.5 * startError);
  });

  it('a stretch is played with its own luck, and the rest with any', () => {
    const { milestones, seed } = played('a', []);
    const opened = { options: 1, levels: ['steady'] as const, seed: 'any' };
    const again = playSitting(contest, {
      ...opened,
      from: { state: milestones[0]?.state, at: 0 },
      luck: () => seededChance(seed),
    });
    expect(again.won).toBe(played('a', []).won);
  });
});
