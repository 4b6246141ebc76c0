import { type AnyGame, fold } from '@templefall/kernel';
import { playRandomly } from '@templefall/testkit';
import { rollwritePlay } from '@templefall/testkit/rollwrite';
import { templePlay } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

describe.each([
  ['Temple', templePlay],
  ['Roll & Write', rollwritePlay],
] as const)('the timeline of a game of %s', (_, play) => {
  const game: AnyGame = play.game;
  const { opening, events } = playRandomly(play, { seed: 'looked back', modules: 'all' });
  const timeline = timelineOf(game, { opening, steps: events });
  const folded = (n: number) =>
    fold(
      game,
      opening,
      events.slice(0, n).map(({ event }) => event),
    );

  it('has after n steps the very state that n events fold to, in whatever order it is asked for', () => {
    const { length } = timeline;
    expect(length).toBe(events.length);
    for (const n of [length, 0, 1, 63, 64, 65, 200, 199, 200, 201, Math.floor(length / 2), length])
      expect(timeline.stateAt(Math.min(n, length)), `state ${n}`).toEqual(folded(Math.min(n, length)));
    expect(timeline.stateAt(-3)).toEqual(opening);
    expect(timeline.stateAt(length + 3)).toEqual(folded(length));
  });

  it('tells each step with the states around it', () => {
    const all = timeline.all();
    for (const n of [1, 64, 65, timeline.length]) expect(timeline.appliedAt(n)).toEqual(all[n - 1]);
    expect(timeline.appliedAt(0)).toBeUndefined();
    expect(all.at(-1)?.after).toEqual(timeline.stateAt(timeline.length));
  });

  it('finds a moment: everything that had happened by then, and nothing later', () => {
    for (const at of [0, 1, timeline.end / 3, timeline.end - 1, timeline.end, timeline.end + 1]) {
      const n = timeline.countAt(at);
      if (n > 0) expect(timeline.timeOf(n)).toBeLessThanOrEqual(at);
      if (n < timeline.length) expect(timeline.timeOf(n + 1)).toBeGreaterThan(at);
    }
  });
});
