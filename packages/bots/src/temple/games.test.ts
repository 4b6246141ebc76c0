import { seededChance, seedOf } from '@templefall/kit';
import { templePlay } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel } from '../contract.ts';
import { createTempleBot } from './player.ts';
import { type PlayedTable, playTable } from './testing/table.ts';

const bot = createTempleBot();

const wins = (level: BotLevel, options: object, games: number): number => {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const { state, refused } = playTable({ seed: `wins ${game}`, options, levels: [level], bot });
    expect(refused).toEqual([]);
    if (state.ended === 'escaped') won++;
  }
  return won;
};

/** One of each: a game that crashes or hangs fails the test by itself. */
const everything = {
  curses: true,
  treasures: true,
  illusions: true,
  special: true,
  characters: true,
  quests: 2,
  pit: true,
  fountain: true,
  doomed: true,
  additions: true,
};

describe('whole games', () => {
  it('steady bots win most of their normal games, however many they are', () => {
    const won = [1, 2, 3, 4, 5, 6].reduce((sum, players) => sum + wins('steady', { players }, 4), 0);
    expect(won).toBeGreaterThan(13);
  });

  it('better levels win more', () => {
    const [novice, steady, expert] = BOT_LEVELS.map(level => wins(level, { players: 4, level: 'advanced' }, 12));
    expect(steady).toBeGreaterThan(novice ?? 0);
    expect(expert).toBeGreaterThanOrEqual(steady ?? 0);
  });

  it('with everything in the box they play to the end', () => {
    for (const players of [2, 5]) {
      const { state, refused } = playTable({
        seed: `all ${players}`,
        options: { players, modules: everything },
        levels: ['expert'],
        bot,
      });
      expect(refused).toEqual([]);
      expect(state.ended).toBeDefined();
    }
  });

  it('random tables of mixed levels: nothing is refused, nothing hangs', () => {
    for (let game = 0; game < 10; game++) {
      const rng = seededChance(seedOf(`mixed ${game}`))(0, 0);
      const options = templePlay.options(rng, 'random') as object;
      const levels = BOT_LEVELS.map(() => BOT_LEVELS[rng.below(BOT_LEVELS.length)] ?? 'steady');
      const { state, refused } = playTable({ seed: `mixed ${game}`, options, levels, bot });
      expect({ game, refused }).toEqual({ game, refused: [] });
      expect(state.ended !== undefined || state.countdowns.length === 0).toBe(true);
    }
  });

  it('the same seed gives the same game, whatever was played before', () => {
    const game = (): PlayedTable => playTable({ seed: 'again', options: { players: 3 }, levels: ['steady'] });
    const first = game();
    wins('novice', { players: 2 }, 2);
    expect(game()).toEqual(first);
  });
});
