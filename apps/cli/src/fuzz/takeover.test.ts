import { BOT_LEVELS } from '@templefall/bots';
import type { Seat } from '@templefall/kernel';
import { type Bot, templeContest } from '@templefall/simulator';
import { templePlay } from '@templefall/testkit/temple';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHANGES, playTakenOver } from './takeover.ts';

const GAMES = 8;

/** What the bots of one game were asked. */
interface Watched {
  readonly seats: Set<Seat>;
  readonly levels: Set<string>;
  /** How often each seat was asked for the first time since a bot took it. */
  readonly fresh: Map<Seat, number>;
}

const watchedGame = (seed: string): Watched & { readonly changes: { readonly [id: string]: number } } => {
  const watched: Watched = { seats: new Set(), levels: new Set(), fresh: new Map() };
  const bot: Bot = input => {
    watched.seats.add(input.seat);
    watched.levels.add(input.level);
    if (input.memory === undefined) watched.fresh.set(input.seat, (watched.fresh.get(input.seat) ?? 0) + 1);
    return templeContest.bot(input);
  };
  const { tally } = playTakenOver(templePlay, { ...templeContest, bot }, { seed, modules: 'random' });
  return { ...watched, changes: tally[CHANGES] ?? {} };
};

describe('seats that change hands', () => {
  let games: readonly ReturnType<typeof watchedGame>[] = [];
  beforeAll(() => {
    games = Array.from({ length: GAMES }, (_, game) => watchedGame(`hands ${game}`));
  });

  it('are taken over by bots of every level, which begin without a memory', () => {
    expect(new Set(games.flatMap(({ levels }) => [...levels]))).toEqual(new Set(BOT_LEVELS));
    for (const { fresh, changes } of games) expect(sum([...fresh.values()])).toBe(changes.taken);
  });

  it('are handed back, and taken again', () => {
    expect(sum(games.map(({ changes }) => changes.handedBack ?? 0))).toBeGreaterThan(GAMES);
    expect(games.filter(({ fresh }) => [...fresh.values()].some(times => times > 1)).length).toBeGreaterThan(GAMES / 2);
  });

  it('the same seed changes the same hands', () => {
    expect(watchedGame('hands 0')).toEqual(games[0]);
  });
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
