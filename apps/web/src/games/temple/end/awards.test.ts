import { describe, expect, it } from 'vitest';
import { ended } from '../../../gallery/samples.ts';
import { awardsOf } from './awards.ts';
import type { GameTimeline } from './timeline.ts';

const { view, past } = ended(true);
const timeline: GameTimeline = { ...(past as GameTimeline), freed: [1, 5, 2, 0] };

describe('awards', () => {
  it('praise each player for one thing at most, and only who did it best', () => {
    const awards = awardsOf(view, timeline);
    expect([...awards]).toEqual([
      [3, 'award.lastOut'],
      [1, 'award.masks'],
      [2, 'award.run'],
      [0, 'award.rolls'],
    ]);
  });

  it('know the longest run home', () => {
    const paths: GameTimeline['paths'] = timeline.paths.map((path, seat) =>
      seat === 2
        ? [
            [0, 0],
            [100_000, 3],
            [200_000, 0],
          ]
        : path,
    );
    expect(awardsOf(view, { ...timeline, paths }).get(2 as never)).toBe('award.run');
  });

  it('praise nobody for what two did as often, nor somebody alone', () => {
    expect([...awardsOf(view, { ...timeline, freed: [4, 4, 0, 0] }).values()]).not.toContain('award.masks');
    expect(awardsOf({ ...view, players: view.players.slice(0, 1) }, timeline).size).toBe(0);
  });
});
