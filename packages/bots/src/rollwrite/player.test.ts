import { seat } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { type Options, PLAYER_COUNTS, rollwrite, type State, VARIANTS, type VariantId } from '@templefall/rollwrite';
import { describe, expect, it } from 'vitest';
import { BOT_LEVELS } from '../contract.ts';
import { createRollWriteBot } from './player.ts';
import { TEMPERS } from './temper.ts';
import { anyLevel, playedOut, wandered } from './testing/table.ts';

const VARIANT_IDS = [undefined, ...(Object.keys(VARIANTS) as VariantId[])];
const TABLES = PLAYER_COUNTS.flatMap(players =>
  VARIANT_IDS.map((variant): Partial<Options> => ({ players, ...(variant !== undefined && { variant }) })),
);
/** An expert who looks into few futures: as lawful as the real one, and quick. */
const quick = createRollWriteBot({ ...TEMPERS, expert: { ...TEMPERS.expert, futures: 1 } });

describe('a player of Roll & Write', () => {
  it.each(TABLES)('[WX2] bots of every level play a whole game: %o', options => {
    for (const level of BOT_LEVELS)
      expect(playedOut({ seed: 'whole', options, levels: [level], bot: quick }).ending).toBeDefined();
  });

  it.each(TABLES)('whatever the position, somebody acts, and what a bot does is allowed: %o', options => {
    const rng = seededChance(seedOf('levels'))(0, 0);
    for (let game = 0; game < 2; game++)
      for (const state of wandered({ ...options, jokerHeals: game % 2 === 0 }, `any ${game}`, 160)) {
        if (state.ending) continue;
        const commands = state.players.flatMap((_, who) => {
          const input = { view: state, seat: seat(who), at: 0, memory: undefined, rng, level: anyLevel(rng) };
          const { command } = quick.move(input);
          return command ? [command] : [];
        });
        expect(commands.length, JSON.stringify(state)).toBeGreaterThan(0);
        for (const command of commands) expect(verdictOn(state, command), JSON.stringify(command)).toBe('ok');
      }
  });

  it('[WX5] takes a seat over at any moment of any game, and plays it to its end', () => {
    const rng = seededChance(seedOf('taking over'))(0, 0);
    for (let game = 0; game < 24; game++) {
      const options = TABLES[game % TABLES.length] ?? {};
      const pace = game % 2 === 0 ? 'live' : 'days';
      const from = wandered({ ...options, pace }, `taken over ${game}`, rng.below(300)).at(-1);
      const levels = [anyLevel(rng), anyLevel(rng), anyLevel(rng), anyLevel(rng)];
      if (from) expect(playedOut({ seed: `on ${game}`, from, levels, bot: quick }).ending).toBeDefined();
    }
  });

  it('answers the same to the same view, memory and luck', () => {
    for (const view of wandered({ players: 3 }, 'twice', 40)) {
      const answers = [0, 1].map(() => {
        const rng = seededChance(seedOf('same'))(0, 0);
        return createRollWriteBot().move({ view, seat: view.active, at: 5, memory: undefined, rng, level: 'expert' });
      });
      expect(answers[0]).toEqual(answers[1]);
    }
  });

  it(
    'a better level wins more often',
    () => {
      const won = (level: (typeof BOT_LEVELS)[number]): number =>
        Array.from({ length: GAMES }, (_, game) =>
          playedOut({ seed: `contest ${game}`, options: { players: 2, level: 'hard' }, levels: [level] }),
        ).filter(({ ending }) => ending?.won).length;
      const [novice, steady, expert] = [won('novice'), won('steady'), won('expert')];
      expect(steady).toBeGreaterThan(novice);
      expect(expert).toBeGreaterThanOrEqual(steady);
    },
    PATIENCE,
  );
});

const GAMES = 12;
/** Some seconds on an idle machine, minutes on a crowded one. */
const PATIENCE = 600_000;

const verdictOn = (state: State, command: Parameters<typeof rollwrite.decide>[1]): string => {
  const result = rollwrite.decide(state, command, { at: 0, chance: seededChance(seedOf('judge')) });
  return result.ok ? 'ok' : result.error.code;
};
