import { type AnyGame, type SeatCommand, seat } from '@templefall/kernel';
import { type Seed, seededChance, seedOf } from '@templefall/kit';
import { playRandomly } from '@templefall/testkit';
import { rollwritePlay } from '@templefall/testkit/rollwrite';
import { templePlay } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { forkPoint } from './fork.ts';
import type { Recording } from './recording.ts';

describe.each([
  ['Temple', templePlay],
  ['Roll & Write', rollwritePlay],
] as const)('playing on in a game of %s', (_, play) => {
  const game: AnyGame = play.game;
  const { options, opening, events } = playRandomly(
    { ...play, opening: (_: unknown, fresh: unknown) => fresh } as typeof play,
    { seed: 'forked', modules: 'none' },
  );
  const shown: Recording = {
    game: game.id,
    version: game.version,
    options,
    players: [],
    opening: game.view(opening),
    steps: events.map(({ at, event }) => ({ at, event: game.redact(event) })),
    seed: seedOf('forked') as Seed,
  };
  const folded = (n: number): unknown =>
    events.slice(0, n).reduce((state, { event }) => game.evolve(state, event), opening);

  it('starts from the whole state, with everything that nobody saw', () => {
    for (const n of [0, 10, events.length - 2])
      expect(forkPoint(shown, game, n)?.position.state).toEqual(JSON.parse(JSON.stringify(folded(n))));
  });

  it('with the same luck the next roll falls as it fell', () => {
    const n = events.findIndex(({ event }) => /rolled$/i.test(event.type));
    const point = forkPoint(shown, game, n);
    const rolled = events[n]?.event as { type: string; seat: number; dice?: readonly { id: number }[] };
    const command = {
      type: 'roll',
      seat: seat(rolled.seat),
      ...(rolled.dice && { dice: rolled.dice.map(({ id }) => id) }),
    };
    const at = events[n]?.at ?? 0;
    const again = game.decide(point?.position.state, command as SeatCommand, {
      at,
      chance: seededChance(point?.seed as Seed),
    });
    expect(again.ok && again.value[0]).toEqual(rolled);
  });

  it('is not offered after the end, nor where what was hidden is not told', () => {
    expect(forkPoint(shown, game, events.length)).toBeUndefined();
    const { seed: _, ...untold } = shown;
    expect(forkPoint(untold, game, 3) === undefined).toBe(game.reveal !== undefined);
  });
});
