import type { AnyGame } from '@templefall/kernel';
import { type Seed, seedOf } from '@templefall/kit';
import { playRandomly } from '@templefall/testkit';
import { rollwritePlay } from '@templefall/testkit/rollwrite';
import { templePlay } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import type { Recording } from './recording.ts';
import { verify } from './verify.ts';
import { wholeOf } from './whole.ts';

const GAMES = [
  ['Temple', templePlay],
  ['Roll & Write', rollwritePlay],
] as const;

/** A game of random moves from its very setup, as its table would have told it after the end. */
const recorded = (play: (typeof GAMES)[number][1], luck: string): { whole: Recording; shown: Recording } => {
  const game: AnyGame = play.game;
  const { options, opening, events } = playRandomly(
    { ...play, opening: (_: unknown, fresh: unknown) => fresh } as typeof play,
    {
      seed: luck,
      modules: 'all',
    },
  );
  const common = { game: game.id, version: game.version, options, players: [], seed: seedOf(luck) as Seed };
  return {
    whole: { ...common, opening, steps: events, isWhole: true },
    shown: {
      ...common,
      opening: game.view(opening),
      steps: events.map(({ at, event }) => ({ at, event: game.redact(event) })),
    },
  };
};

describe.each(GAMES)('checking a game of %s', (_, play) => {
  const game: AnyGame = play.game;
  const lucks = ['one', 'two', 'three', 'four', 'five', 'six'];

  it('finds every roll and every card as the seed has them, whatever was played', () => {
    for (const luck of lucks) {
      const { whole, shown } = recorded(play, luck);
      for (const recording of [whole, shown]) {
        const verified = verify(recording, game);
        expect(verified, luck).toMatchObject({ ok: true });
        if (verified.ok) expect(verified.value.rolls).toBeGreaterThan(0);
      }
    }
  });

  it('puts back what was hidden at the table', () => {
    const { whole, shown } = recorded(play, 'hidden');
    const found = wholeOf(shown, game);
    expect(found?.opening).toEqual(JSON.parse(JSON.stringify(whole.opening)));
    expect(found?.steps).toEqual(whole.steps);
  });

  it('fails on one changed face, at the very step', () => {
    const { shown } = recorded(play, 'changed');
    const rolls = shown.steps.flatMap(({ event }, index) => (/rolled/i.test(event.type) ? [index] : []));
    expect(rolls.length).toBeGreaterThan(0);
    for (const index of rolls.slice(0, 5)) {
      const steps = shown.steps.with(index, {
        at: 0,
        event: JSON.parse(changedFace(JSON.stringify(shown.steps[index]?.event))),
      });
      expect(verify({ ...shown, steps }, game)).toEqual({ ok: false, error: { code: 'otherRoll', step: index + 1 } });
    }
  });

  it('fails on another seed, another opening, another end, and on no seed', () => {
    const { shown } = recorded(play, 'other');
    const flawOf = (recording: Recording) => {
      const checked = verify(recording, game);
      return checked.ok ? undefined : checked.error.code;
    };
    expect(['otherOpening', 'otherRoll']).toContain(flawOf({ ...shown, seed: seedOf('another') }));
    const { seed: _seed, ...unsealed } = shown;
    expect(flawOf(unsealed)).toBe('noSeed');
    const changed = JSON.parse(JSON.stringify(shown.opening).replace(/"rolls":0/, '"rolls":1'));
    expect(flawOf({ ...shown, opening: changed })).toBe('otherOpening');
    const final = shown.steps.reduce((state, { event }) => game.evolve(state, event), shown.opening);
    expect(flawOf({ ...shown, won: !game.outcome(final)?.won })).toBe('otherEnd');
    expect(flawOf({ ...shown, version: 99 })).toBe('otherGame');
  });
});

/** The first face in it becomes another one. */
const changedFace = (event: string): string => {
  const [, face] = /"face":"(\w+)"/.exec(event) ?? /"faces":\["(\w+)"/.exec(event) ?? [];
  return event.replace(`"${face}"`, face === 'key' || face === 'K' ? '"torch"' : '"key"');
};
